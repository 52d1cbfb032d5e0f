// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { singleClicks } from './double-click'

let place: HTMLElement
let button: HTMLButtonElement
const heard = vi.fn()

function click(label: string, at: number, x = 20): void {
  button.textContent = label
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    clientX: x,
    clientY: 20,
  })
  Object.defineProperty(event, 'timeStamp', { value: at })
  button.dispatchEvent(event)
}

beforeEach(() => {
  place = document.createElement('div')
  button = place.appendChild(document.createElement('button'))
  button.addEventListener('click', () => heard(button.textContent))
  singleClicks(place)
})
afterEach(() => heard.mockClear())

test('a double click does not undo what it did', () => {
  click('Ready', 1000)
  click('Not ready after all', 1150)
  expect(heard.mock.calls).toEqual([['Ready']])
})

test('what the button has become can be pressed a moment later', () => {
  click('Ready', 1000)
  click('Not ready after all', 1500)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the same button is pressed as fast as one likes, and another one elsewhere', () => {
  click('+', 1000)
  click('+', 1080)
  click('Send', 1160, 200)
  expect(heard).toHaveBeenCalledTimes(3)
})
