// Faults in how text stands on a page. Read by looks.py, which makes one function of it; not part of the client.

/** After what a new width changes: observers of sizes are heard in one frame, and what they change is there in the next. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const scrolls = (value) => value === 'auto' || value === 'scroll'
const hides = (value) => value === 'hidden' || value === 'clip'

function* above(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) yield [at, getComputedStyle(at)]
}

/** Every text that eyes are to read, with the element it stands in. Pictures that only adorn may be cropped. */
function* texts() {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode, element = text.parentElement
    if (!text.data.trim() || element.closest('script, style, option, .sr, .skip, [inert], svg[aria-hidden=true]')) continue
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!seen || [...above(element)].some(([, style]) => style.clipPath === 'inset(50%)')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    yield { words: text.data.trim(), element, range }
  }
}

/** Cut off by a box that hides what overflows, or beside the screen with no way to scroll there. */
function cut({ element, range }) {
  const box = range.getBoundingClientRect(), wide = document.documentElement.clientWidth
  let across = false
  for (const [at, style] of above(element)) {
    const frame = at.getBoundingClientRect()
    across ||= scrolls(style.overflowX)
    if (!across && hides(style.overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) return 'cut at the side'
    if (scrolls(style.overflowY)) break
    if (hides(style.overflowY) && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return 'cut above or below'
    if (style.position === 'fixed') break
  }
  return !across && (box.right > wide + 1 || box.left < -1) ? 'beside the screen' : ''
}

function misfits() {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide on a screen of ${clientWidth}`] : []
  const faults = [...texts()].map((text) => [cut(text), text]).filter(([fault]) => fault)
  return [...sideways, ...faults.map(([fault, { words, element }]) => `${fault}: "${words}" in ${element.tagName}.${element.className}`)]
}

const EDGE = 2 // what is scrolled so close to it is as good as away: borders and fractions of a pixel
const placeOf = (element) => element.closest('main, section, header, nav, aside, footer')
const stays = ({ position }) => position === 'fixed' || position === 'sticky'

/** Laid over the other on purpose, with all that it stands in: a bar that stays, a mark, a sheet. */
function lifted(element, other) {
  for (const [at, style] of above(element)) {
    if (at.contains(other)) return false
    if (stays(style) || style.position === 'absolute' || style.zIndex !== 'auto') return true
  }
  return false
}

/** Lines of text in the flow of a page, each with what lies over it though it stands in another place. What floats above
    the page does so on purpose, and what lies below that is not seen. */
function* lines() {
  for (const { words, element, range } of texts()) {
    if (element.closest('dialog, svg')) continue
    if ([...above(element)].some(([, style]) => stays(style))) continue
    const place = placeOf(element)
    const frames = [...above(element)].filter(([, style]) => scrolls(style.overflowY)).map(([at]) => at.getBoundingClientRect())
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const [centre, middle] = [(left + right) / 2, (top + bottom) / 2]
      if (frames.some((frame) => middle < frame.top + EDGE || middle > frame.bottom - EDGE || centre < frame.left || centre > frame.right)) continue
      const over = document.elementFromPoint(centre, middle)
      const elsewhere = over !== null && placeOf(over) !== place && !over.contains(element)
      if (!over || (elsewhere && lifted(over, element))) continue
      const leading = (bottom - top) / 5 // letters leave that much free above and below
      const seen = { // of a line that is partly scrolled away
        left: Math.max(left, ...frames.map((frame) => frame.left)), right: Math.min(right, ...frames.map((frame) => frame.right)),
        top: Math.max(top + leading, ...frames.map((frame) => frame.top)), bottom: Math.min(bottom - leading, ...frames.map((frame) => frame.bottom)),
      }
      yield { words, element, place, box: seen, over: elsewhere ? over : null }
    }
  }
}

function overlaps() {
  const all = [...lines()]
  const covered = all.filter(({ over }) => over).map(({ words, over }) => `"${words}" lies under ${over.tagName}.${over.className}`)
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other])).filter(([one, other]) => {
    if (one.element === other.element) return false
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    if (across <= 3 || down <= 3) return false
    return one.place === other.place || !(lifted(one.element, other.element) || lifted(other.element, one.element))
  })
  return [...covered, ...pairs.map(([one, other]) => `"${one.words}" and "${other.words}" lie on each other`)]
}
