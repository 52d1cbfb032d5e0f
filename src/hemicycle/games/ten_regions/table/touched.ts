/** A long press or a right click on a button, told apart from a tap. */

interface Touched {
  hold: () => void
}

const LONG = 450
const STILL = 10

export function touched(node: HTMLElement, given: Touched) {
  let told = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  let from = { x: 0, y: 0 }

  function hold() {
    clearTimeout(timer)
    if (held) return
    held = true
    told.hold()
  }
  function down(event: PointerEvent) {
    held = false
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'touch') timer = setTimeout(hold, LONG)
  }
  function move(event: PointerEvent) {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
  }
  function menu(event: Event) {
    event.preventDefault()
    hold()
  }
  /** The click that ends a long press is none. */
  function click(event: Event) {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopImmediatePropagation()
    event.stopPropagation()
  }
  const stop = () => clearTimeout(timer)
  const heard: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', stop, false],
    ['pointercancel', stop, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ]
  for (const [name, listener, early] of heard) node.addEventListener(name, listener as EventListener, early)
  return {
    update: (next: Touched) => {
      told = next
    },
    destroy() {
      stop()
      for (const [name, listener, early] of heard)
        node.removeEventListener(name, listener as EventListener, early)
    },
  }
}
