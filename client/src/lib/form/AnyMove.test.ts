// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CAMPAIGN, sight, table } from '../../test/samples'
import type { Refusal, Scene } from '../game'
import { Words } from '../words'
import AnyMove from './AnyMove.svelte'

const words = Words.read('en', '')
let app: Record<string, unknown>
const send = vi.fn<(action: unknown) => Promise<Refusal | null>>()
const leave = vi.fn()

function scene(change: Parameters<typeof sight>[0] = {}): Scene {
  const seen = sight({ choices: CAMPAIGN, ...change })
  return {
    sight: { ...seen, view: seen.view },
    before: null,
    seat: 0,
    table: table(),
    words: words.naming(seen.names),
    play: undefined,
    past: false,
    hands: null,
    send,
    offer: send,
    order: send,
    foretell: async () => null,
    refusal: null,
  }
}

function show(change: Parameters<typeof sight>[0] = {}) {
  app = mount(AnyMove, { target: document.body, props: { scene: scene(change), leave } })
  flushSync()
}

const query = (selector: string) => document.querySelector(selector) as HTMLElement
const numbers = () => [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')]

function type(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

async function fillAll() {
  type(numbers()[0] as HTMLInputElement, '1')
  type(numbers()[1] as HTMLInputElement, '2')
  query('.btn--s').click()
  flushSync()
  for (const at of [1, 2]) document.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click()
  flushSync()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  send.mockReset().mockResolvedValue(null)
  leave.mockReset()
  sessionStorage.clear()
})
afterEach(async () => {
  await unmount(app)
  document.body.innerHTML = ''
})

test('an incomplete move cannot be sent, and the button says why', () => {
  show()
  query('.btn--go').click()
  expect(query('.btn--go').getAttribute('aria-disabled')).toBe('true')
  expect(query('#move-missing').textContent).toContain('missing-left')
  expect(send).not.toHaveBeenCalled()
})

test('a filled form is sent as the rules read it', async () => {
  show()
  await fillAll()
  query('.btn--go').click()
  expect(send).toHaveBeenCalledWith({
    do: 'Campaign',
    media: [1, 2],
    strikes: [{ do: 'Strike', region: 1, target: null }],
  })
})

test('no place can take more than is left', () => {
  show()
  type(numbers()[0] as HTMLInputElement, '9')
  expect(numbers()[0]?.value).toBe('3')
  type(numbers()[1] as HTMLInputElement, '1')
  expect(numbers()[1]?.value).toBe('0')
})

test('what was refused stays, and the field in question has the focus', async () => {
  send.mockResolvedValue({ error: 'illegal', detail: 'no', reason: { key: 'no', args: {}, at: ['media'] } })
  show()
  await fillAll()
  query('.btn--go').click()
  await vi.waitFor(() => expect(document.activeElement).toBe(numbers()[0]))
  expect(numbers().map((input) => input.value)).toEqual(['1', '2'])
})

test('what was entered is there again after a visit elsewhere, and left as a draft where drafts are taken', async () => {
  vi.useFakeTimers()
  const drafts = { make: 'Draft', fields: {} }
  show({ drafts })
  type(numbers()[0] as HTMLInputElement, '2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(leave).toHaveBeenCalledWith({ do: 'Draft', media: [2, 0], strikes: [] })
  await unmount(app)
  show({ drafts })
  vi.useRealTimers()
  expect(numbers()[0]?.value).toBe('2')
})

test('who has handed in may open the form again', () => {
  show({ awaited: [1], sealed: [0] })
  expect(numbers()).toEqual([])
  query('.btn').click()
  flushSync()
  expect(numbers()).toHaveLength(2)
})
