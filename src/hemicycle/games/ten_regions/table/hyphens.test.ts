import { describe, expect, it } from 'vitest'
import { hyphenated } from './hyphens'

describe('long names', () => {
  const parts = (name: string) => hyphenated(name).split('\u00AD')

  it('may break between syllables, short ones not', () => {
    expect(parts('Консерватопия').length).toBeGreaterThan(2)
    expect(parts('Anprim Krai')).toEqual(['Anprim Krai'])
    expect(hyphenated('Kleinwiesenthalbach').replaceAll('\u00AD', '')).toBe('Kleinwiesenthalbach')
  })
})
