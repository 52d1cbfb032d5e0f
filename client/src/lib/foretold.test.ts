import { expect, test } from 'vitest'
import { Foretold } from './foretold.svelte'

/** Answers when it is told to, in the order of the questions. */
function oracle() {
  const asked: unknown[] = []
  const waiting: ((answer: unknown) => void)[] = []
  const ask = (question: unknown) => {
    asked.push(question)
    return new Promise<unknown>((done) => waiting.push(done))
  }
  return { asked, ask, answer: (answer: unknown) => waiting.shift()?.(answer) }
}
const soon = () => new Promise((done) => setTimeout(done))

test('the last answer stays, and is known to be old, until the next one comes', async () => {
  const { ask, answer } = oracle()
  const foretold = new Foretold<string>()
  const done = foretold.ask(ask, 1)
  expect([foretold.answer, foretold.fresh]).toEqual([null, false])
  answer('one')
  await done
  expect([foretold.answer, foretold.fresh]).toEqual(['one', true])
  void foretold.ask(ask, 2)
  expect([foretold.answer, foretold.fresh]).toEqual(['one', false])
})

test('of questions that come faster than answers only the last is asked', async () => {
  const { asked, ask, answer } = oracle()
  const foretold = new Foretold<string>()
  const done = foretold.ask(ask, 1)
  for (const question of [2, 3, 4]) void foretold.ask(ask, question)
  answer('one')
  await soon()
  expect([asked, foretold.fresh]).toEqual([[1, 4], false])
  answer('four')
  await done
  expect([foretold.answer, foretold.fresh]).toEqual(['four', true])
})

test('what is answered after all was forgotten is not listened to', async () => {
  const { ask, answer } = oracle()
  const foretold = new Foretold<string>()
  const done = foretold.ask(ask, 1)
  foretold.forget()
  const next = foretold.ask(ask, 2)
  answer('one')
  await soon()
  expect([foretold.answer, foretold.fresh]).toEqual([null, false])
  answer('two')
  await Promise.all([done, next])
  expect([foretold.answer, foretold.fresh]).toEqual(['two', true])
})

test('no answer leaves the last one, which is old', async () => {
  const { ask, answer } = oracle()
  const foretold = new Foretold<string>()
  for (const told of ['one', null]) {
    const done = foretold.ask(ask, told)
    answer(told)
    await done
  }
  expect([foretold.answer, foretold.fresh]).toEqual(['one', false])
})
