// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ui } from '../../lib/ui.svelte'
import { Words } from '../../lib/words'
import { table } from '../../test/samples'
import type { OwnTable, Table } from '../../generated/wire'
import MyTables from './MyTables.svelte'

const common = readFileSync(join(import.meta.dirname, '../../../../src/hemicycle/words.en.ftl'), 'utf8')
let app: Record<string, unknown>

function own(id: string, status: Table['status'], change: Partial<OwnTable> = {}): OwnTable {
  return { table: table({ id, status }), waits: false, places: null, ...change }
}

function show(...tables: OwnTable[]): HTMLAnchorElement[] {
  app = mount(MyTables, { target: document.body, props: { tables, known: [] } })
  flushSync()
  return [...document.querySelectorAll('a')]
}

beforeEach(() => (ui.words = Words.read('en', common)))
afterEach(() => unmount(app))

test('nothing is shown where there are none', () => {
  show()
  expect(document.querySelector('section')).toBeNull()
})

test('those come first that wait for me, and last those that are over', () => {
  const over = own('OVER22', 'over', { places: [2, 1, 3] })
  const waits = own('WAIT22', 'playing', { waits: true })
  const links = show(over, own('OPEN22', 'open'), own('RUNS22', 'playing'), waits)
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/t/WAIT22',
    '/t/RUNS22',
    '/t/OPEN22',
    '/t/OVER22',
  ])
  expect(links[0]?.textContent).toContain('Waiting for you')
  expect(links[3]?.textContent).toContain('Place 2')
})
