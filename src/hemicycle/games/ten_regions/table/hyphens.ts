/** Where a long name may break on a narrow county: soft hyphens between syllables, good enough for Latin and Cyrillic. */

const VOWELS = 'aeiouyäöüàáâèéêìíîòóôùúûаеёиоуыэюя'
const SYLLABLE = new RegExp(`(?<=[${VOWELS}]\\p{L}?)(?=[^${VOWELS}ьъй\\P{L}][${VOWELS}])`, 'giu')
const LONG = 11

export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

/** No piece is shorter than three letters. */
function broken(word: string): string {
  const pieces: string[] = []
  for (const piece of word.split(SYLLABLE)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length < 3) pieces[pieces.length - 1] = last + piece
    else pieces.push(piece)
  }
  const end = pieces.at(-1) ?? ''
  if (pieces.length > 1 && end.length < 3) pieces.splice(-2, 2, `${pieces.at(-2)}${end}`)
  return pieces.join('\u00AD')
}
