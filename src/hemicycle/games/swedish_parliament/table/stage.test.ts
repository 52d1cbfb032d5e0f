// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cabinet,
  LABOUR,
  LEAVE,
  LIBERALS,
  playForm,
  scene,
  SOCIALISTS,
  step,
  TEACHERS,
  view,
} from './fixture'
import Move from './Move.svelte'
import Results from './Results.svelte'
import Stage from './Stage.svelte'

globalThis.matchMedia ??= ((query: string) => ({
  matches: query.includes('reduced-motion'),
})) as unknown as typeof matchMedia

let shown: object[] = []
function show(component: typeof Stage, given: ReturnType<typeof scene>): HTMLElement {
  shown.push(mount(component, { target: document.body, props: { scene: given } }))
  flushSync()
  return document.body
}

afterEach(async () => {
  for (const one of shown) await unmount(one)
  shown = []
})

const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent?.trim() === name)
const press = (element: Element | null | undefined, key: string) => {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the board', () => {
  it('names who stands in a segment, and what lies in a pile', () => {
    const page = show(Stage, scene())
    expect(page.querySelectorAll('.scale')).toHaveLength(8)
    expect(page.querySelector('.segs li:nth-child(4) .sr')?.textContent).toBe(
      'Conservatives, Labour, Farmers and Greens',
    )
    expect(page.querySelector('.pile')?.getAttribute('aria-label')).toBe(
      'First 0\u00a0/ Second 0: 8 cards left in the pile',
    )
  })

  it('shows which markers go with the card in view, and what could change', () => {
    const given = scene()
    const page = show(Stage, given)
    given.play.look(LEAVE)
    flushSync()
    expect(page.querySelectorAll('.scale:first-child .mk.left')).toHaveLength(3)
    expect([...page.querySelectorAll('.rel.can')].map((badge) => badge.getAttribute('aria-label'))).toEqual([
      'Labour and Socialists: +1',
      'Conservatives and Liberals: −1',
    ])
  })

  it('is gone through with arrows, and a relation picked with keys', () => {
    const given = scene(
      view({
        phase: 'relation',
        changes: [
          { kind: 'strengthen', one: LABOUR, other: SOCIALISTS },
          { kind: 'create', one: LIBERALS, other: LABOUR },
        ],
      }),
      {},
      { pick: [{ do: 'Strengthen', one: 2, other: 3 }] },
    )
    const page = show(Stage, given)
    const tiles = [...page.querySelectorAll('.tile')]
    expect(tiles.filter((tile) => tile.getAttribute('tabindex') === '0')).toHaveLength(1)
    press(page.querySelector(`[data-party="${LABOUR}"]`), 'Enter')
    press(page.querySelector(`[data-party="${SOCIALISTS}"]`), ' ')
    expect(given.play.change).toEqual({ kind: 'strengthen', one: LABOUR, other: SOCIALISTS })
    expect(page.querySelector('.rel.wished')?.textContent?.trim()).toBe('+2')
  })
})

describe('the sheet', () => {
  it('plays the card in view on the side it lies', () => {
    const given = scene(view(), { send: vi.fn(async () => null) })
    const page = show(Move, given)
    given.play.look(LEAVE)
    given.play.flip()
    flushSync()
    button(page, 'Play as opinion')?.click()
    expect(given.send).toHaveBeenCalledExactlyOnceWith({ do: 'Opinion', card: LEAVE })
  })

  it('sends a voter to the queue, and asks for a pile before drawing', () => {
    const given = scene(view(), { send: vi.fn(async () => null) })
    const page = show(Move, given)
    button(page, 'Draw a card')?.click()
    flushSync()
    button(page, 'Draw it')?.click()
    expect(given.send).not.toHaveBeenCalled()
    given.play.look(TEACHERS)
    flushSync()
    button(page, 'Send to the queue')?.click()
    expect(given.send).toHaveBeenCalledExactlyOnceWith({ do: 'CallVoter', card: TEACHERS })
  })

  it('asks with which card to back', () => {
    const in_play = {
      card: 1,
      side: 'policy' as const,
      by: 1,
      column: [2],
      replies: [],
      asked: 2,
      acted: [],
      welcome: null,
      contributed: [],
      pushed: 0,
      brought_back: [],
      before: [],
    }
    const form = {
      either: [{ make: 'Back', fields: { pay: { pick: [LEAVE, TEACHERS] } } }, { pick: [{ do: 'Decline' }] }],
    }
    const given = scene(view({ phase: 'reply', in_play }), { send: vi.fn(async () => null) }, form)
    const page = show(Move, given)
    button(page, 'Back it: pick a card to pay')?.click()
    expect(given.send).not.toHaveBeenCalled()
    page.querySelector<HTMLElement>('.card')?.click()
    flushSync()
    button(page, 'Back it and pay “Higher Parental Leave Pay”')?.click()
    expect(given.send).toHaveBeenCalledExactlyOnceWith({ do: 'Back', pay: LEAVE })
  })
})

describe('the end', () => {
  const voters = Array.from({ length: 10 }, (_, party) =>
    party === LABOUR ? [1, 2] : party === SOCIALISTS ? [-3] : [],
  )
  const formed = {
    ...cabinet([step('locked', [], [[2, 3]], { one: 2, other: 3 }), step('centre', [LABOUR], [[2]])], voters),
    members: [2, 3],
    centre: LABOUR,
    order: [2, 3],
  }

  it('is told step by step, and left for the board', () => {
    const given = scene(view({ phase: 'over', cabinet: formed }), { before: view() }, null)
    const page = show(Stage, given)
    expect(page.querySelector('h2')?.textContent).toBe('The election is over')
    button(page, 'Next step')?.click()
    flushSync()
    expect(page.querySelector('h2')?.textContent).toBe('Labour–Socialists is locked')
    button(page, 'To the board')?.click()
    flushSync()
    expect(page.querySelectorAll('.scale')).toHaveLength(8)
  })

  it('is a front page, without anything being played', () => {
    const given = scene(view({ phase: 'over', cabinet: formed }), { play: undefined, past: true }, playForm)
    given.sight.outcome = { winners: [0], places: [1, 2, 2, 2], scores: [2, 0, 0, 1], verdict: '' }
    const page = show(Results, given)
    expect(page.querySelector('h1')?.textContent).toContain('in the centre of power')
    expect(page.textContent).toContain(
      'Labour and Socialists form the cabinet. Its centre of gravity: Labour.',
    )
  })

  it('says who wins from outside the centre', () => {
    const given = scene(view({ phase: 'over', cabinet: formed }), { play: undefined, past: true }, playForm)
    given.sight.outcome = {
      winners: [1],
      places: [2, 1, 2, 2],
      scores: [0, 1, 0, 0],
      verdict: 'verdict-most-voters',
    }
    expect(show(Results, given).querySelector('h1')?.textContent).toContain('Victory for')
  })
})
