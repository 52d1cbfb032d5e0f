// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ui } from '../../lib/ui.svelte'
import { Words } from '../../lib/words'
import { table } from '../../test/samples'
import type { Table } from '../../generated/wire'
import PlayAgain from './PlayAgain.svelte'

const common = readFileSync(join(import.meta.dirname, '../../../../src/hemicycle/words.en.ftl'), 'utf8')
let app: Record<string, unknown>
const asked: string[] = []

function show(change: Partial<Table>): void {
  app = mount(PlayAgain, { target: document.body, props: { table: table({ status: 'over', ...change }) } })
  flushSync()
}

beforeEach(() => {
  ui.words = Words.read('en', common)
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return Promise.resolve(Response.json(table({ id: 'NEW234' })))
  })
})
afterEach(() => {
  void unmount(app)
  vi.unstubAllGlobals()
})

test('the table at which all play once more is asked for once', () => {
  show({})
  const button = document.querySelector('button')
  button?.click()
  button?.click()
  expect(asked).toEqual(['POST /api/tables/K7Q2MX/again'])
})

test('who is still at the old table is led to the new one', () => {
  show({ again: 'NEW234' })
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/t/NEW234')
  expect(document.querySelector('button')).toBeNull()
})

test('who only watched is offered nothing', () => {
  show({ you: { seat: null, host: false } })
  expect(document.querySelector('a, button')).toBeNull()
})
