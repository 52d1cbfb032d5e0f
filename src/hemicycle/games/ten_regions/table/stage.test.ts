// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Words } from '$client/lib/words'
import { campaignForm, count, parliament, view } from './fixture'
import Move from './Move.svelte'
import { Play } from './play.svelte'
import Results from './Results.svelte'
import type { TenScene } from './scene'
import Stage from './Stage.svelte'
import type { View } from './view'

const english = Object.values(
  import.meta.glob<string>(['../words/en.ftl', '../../../words.en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const names = {
  seat: [3, 0, 2, 4].map((cell) => ({ key: `party-${cell}`, args: {} })),
  region: Array.from({ length: 10 }, (_, region) => ({ key: `region-${region}`, args: {} })),
  cell: Array.from({ length: 9 }, (_, cell) => ({ key: `party-${cell}`, args: {} })),
}

function scene(changes: Partial<View> = {}, rest: object = {}): TenScene {
  const sight = {
    view: view(changes),
    names,
    to_act: [0],
    awaited: [0],
    choices: campaignForm(),
    drafts: campaignForm('Draft', true),
    clocks: [],
    talk: {},
    outcome: null,
    over: false,
  }
  const seats = ['Ada', 'Boris', 'Chiara', 'Dmitri'].map((name) => ({ kind: 'person', name, here: true }))
  const words = Words.read('en', ...english).naming(names)
  return {
    sight,
    before: null,
    seat: 0,
    table: { paused: false, seats, title: '', you: { seat: 0 } },
    words,
    play: new Play(),
    past: false,
    hands: null,
    refusal: null,
    send: vi.fn(async () => null),
    foretell: vi.fn(async () => ({ votes: Array<number>(10).fill(70) })),
    ...rest,
  } as unknown as TenScene
}

let shown: object[] = []
function show(component: typeof Stage, scene: TenScene): HTMLElement {
  shown.push(mount(component, { target: document.body, props: { scene } }))
  flushSync()
  return document.body
}

afterEach(async () => {
  for (const one of shown) await unmount(one)
  shown = []
})

const settled = async () => {
  await new Promise((done) => setTimeout(done))
  flushSync()
}

const press = (element: Element, key: string, code = key) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the map', () => {
  it('is one tab stop, and names what stands in each region', () => {
    const page = show(Stage, scene())
    const regions = [...page.querySelectorAll<HTMLElement>('[data-region]')]
    expect(regions.filter((region) => region.tabIndex === 0)).toHaveLength(1)
    expect(page.querySelector('[data-region="4"] .sr')?.textContent).toBe(
      'Upper Liberda, your head start 10 thousand, your total 10 thousand',
    )
  })

  it('is played with keys alone, and tells what the rules say a placement comes to', async () => {
    const page = show(Stage, scene())
    const first = page.querySelector<HTMLElement>('[data-region][tabindex="0"]')
    if (!first) throw new Error('no region')
    press(first, '5', 'Digit5')
    const upper = document.activeElement as HTMLElement
    expect(upper.dataset.region).toBe('4')
    press(upper, '+')
    press(upper, 'r', 'KeyR')
    press(upper, '+')
    expect(page.querySelectorAll('.votes.old')).toHaveLength(10)
    await settled()
    expect(upper.querySelector('.sr')?.textContent).toContain('your total 70 thousand')
    expect(page.querySelectorAll('.votes.old')).toHaveLength(0)
    expect(page.querySelector('[aria-live]')?.textContent).toContain('70')
    press(upper, '-')
    expect(upper.querySelectorAll('.token')).toHaveLength(1)
  })
})

describe('the sheet', () => {
  it('says what is still to place, and does not seal before', () => {
    const now = scene()
    const page = show(Move, now)
    const seal = page.querySelector<HTMLElement>('.btn--go')
    expect(page.textContent).toContain('2 media, one rally and one conflict.')
    expect(seal?.getAttribute('aria-disabled')).toBe('true')
    seal?.click()
    expect(now.send).not.toHaveBeenCalled()
  })

  it('asks at whom, nobody last', () => {
    const now = scene()
    const page = show(Move, now)
    now.play.put('conflict', 3)
    flushSync()
    expect([...page.querySelectorAll('.target')].map((target) => target.textContent?.trim())).toEqual([
      'Red Order',
      'Throne and Market',
      'Golden Mean',
      'nobody',
    ])
  })

  it('offers to take up again what is sealed', () => {
    const page = show(
      Move,
      scene({
        mine: {
          do: 'Campaign',
          media: [2],
          rallies: [1],
          conflicts: [{ do: 'Strike', region: 0, target: 1 }],
          controls: [],
        },
      }),
    )
    expect(page.textContent).toContain('Your campaign is sealed.')
    expect(page.querySelector('button')?.textContent).toContain('Change the campaign')
  })
})

describe('the count and the end', () => {
  const parliaments = [
    parliament([count(0, [50, 40, 0, 0]), count(1, [60, 60, 0, 0], { winner: 1, votes: [1, 1, null, 1] })], {
      mandates: [1, 1, 0, 0],
      roles: ['ruling', 'ruling', 'outside', 'outside'],
      points: [2, 2, 0, 0],
    }),
  ]

  it('is told, and may be left for what comes next', () => {
    const now = scene({ turn: 2, parliaments }, { before: view() })
    const page = show(Stage, now)
    expect(page.querySelector('h2')?.textContent).toBe('Saint Nicholas Oblast')
    expect(page.querySelector('.verdict')?.textContent).toBe(
      'Won by Social Democrats with 50k, 10k ahead of Red Order.',
    )
    now.play.telling.close()
    flushSync()
    expect(page.querySelectorAll('[data-region]')).toHaveLength(10)
  })

  it('is a front page with the regime as its headline, without anything being played', () => {
    const now = scene({ phase: 'over', points: [2, 2, 0, 0], parliaments }, { play: undefined, past: true })
    now.sight.outcome = {
      winners: [0, 1],
      places: [1, 1, 3, 3],
      scores: [2, 2, 0, 0],
      verdict: 'verdict-two-party',
    }
    const page = show(Results, now)
    expect(page.querySelector('h1')?.textContent).toBe('Two-party democracy')
    expect(page.textContent).toContain('Also in this paper')
  })
})
