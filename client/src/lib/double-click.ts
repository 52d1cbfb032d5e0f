/** A double click is one: the second must not press what the button has become after the first. */

const TOO_SOON = 400 // milliseconds
const SAME_PLACE = 12 // pixels

interface Pressed {
  label: string
  at: number
  x: number
  y: number
}

/** For `use:`. The same button may be clicked as fast as one likes, and another one elsewhere. */
export function singleClicks(place: HTMLElement): { destroy: () => void } {
  let last: Pressed | null = null

  function clicked(event: MouseEvent): void {
    const button = (event.target as Element).closest('button')
    if (!button || event.detail === 0) return
    const now = { label: button.textContent.trim(), at: event.timeStamp, x: event.clientX, y: event.clientY }
    if (last && repeats(last, now)) {
      event.stopPropagation()
      event.preventDefault()
    } else last = now
  }

  place.addEventListener('click', clicked, true)
  return { destroy: () => place.removeEventListener('click', clicked, true) }
}

function repeats(last: Pressed, now: Pressed): boolean {
  const near = Math.hypot(now.x - last.x, now.y - last.y) < SAME_PLACE
  return near && now.at - last.at < TOO_SOON && now.label !== last.label
}
