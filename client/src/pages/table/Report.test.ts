// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Scene } from '../../lib/game'
import { ui } from '../../lib/ui.svelte'
import { Words } from '../../lib/words'
import { sight, table } from '../../test/samples'
import Report from './Report.svelte'

const common = readFileSync(join(import.meta.dirname, '../../../../src/hemicycle/words.en.ftl'), 'utf8')
const words = Words.read('en', common, 'report-won = Won, $\nreport-won-share = Share of all')
const GAMES = [
  { key: 'toy', report: true },
  { key: 'plain', report: false },
]
const TOLD = {
  columns: [
    { key: 'report-won', share: false },
    { key: 'report-won-share', share: true },
  ],
  rows: [
    [12, 0.6667],
    [6, 0.3333],
    [0, null],
  ],
}
const asked: string[] = []
let answer = () => Response.json(TOLD)
let app: Record<string, unknown>

function scene(game: string): Scene {
  const seen = sight({ over: true })
  const nothing = () => Promise.resolve(null)
  return {
    sight: { ...seen, view: seen.view },
    before: null,
    seat: 0,
    table: table({ status: 'over', game }),
    words: words.naming(seen.names),
    play: undefined,
    past: true,
    hands: null,
    send: nothing,
    offer: nothing,
    order: nothing,
    foretell: nothing,
    refusal: null,
  }
}

async function show(game: string) {
  app = mount(Report, { target: document.body, props: { scene: scene(game) } })
  flushSync()
  await new Promise((done) => setTimeout(done, 20))
  flushSync()
}

beforeEach(() => {
  ui.words = words
  asked.length = 0
  answer = () => Response.json(TOLD)
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(path === '/api/games' ? Response.json(GAMES) : answer())
  })
})
afterEach(async () => {
  await unmount(app)
  document.body.innerHTML = ''
})

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent)

test('each figure has a row, each seat a column, and shares are per cent', async () => {
  await show('toy')
  expect(texts('thead .party__name')).toEqual(['Red', 'Blue', 'Green'])
  expect(texts('thead .who').slice(0, 2)).toEqual(['you', 'Boris'])
  expect(texts('tbody th')).toEqual(['Won, $', 'Share of all'])
  expect(texts('tbody td')).toEqual(['12', '6', '0', '66.7%', '33.3%', '–'])
  expect(document.querySelector('[role=region]')?.getAttribute('aria-labelledby')).toBe(
    document.querySelector('h2')?.id,
  )
})

test('the same can be had for spreadsheets, in the language of the page', async () => {
  await show('toy')
  const link = document.querySelector('a') as HTMLAnchorElement
  expect(link.getAttribute('href')).toBe('/api/tables/K7Q2MX/report.csv?lang=en')
  expect(link.download).toBe('toy-K7Q2MX.csv')
})

test('a game without a report is not asked for one', async () => {
  await show('plain')
  expect(asked.filter((path) => path.includes('report'))).toEqual([])
  expect(document.body.textContent?.trim()).toBe('')
})

test('what goes wrong is said', async () => {
  answer = () =>
    Response.json({ error: 'failed', detail: 'this failed, by a fault of the server' }, { status: 500 })
  await show('toy')
  expect(texts('[role=alert]').join()).toContain('This failed, by a fault of the server.')
  expect(document.querySelector('table')).toBeNull()
})
