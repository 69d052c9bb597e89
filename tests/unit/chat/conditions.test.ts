import { expect, it } from 'vitest'
import { conditionsIn } from '#server/modules/assistant/planner/understanding/conditions.rules.ts'

it.each([
  ['our supply is at 8 bar', ['pressure', 8]],
  ['100 psi here', ['pressure', 6.89]],
  ['lorries of 30 tonnes', ['load', 30]],
  ['泊車位有廿噸車', undefined],
  ['二十噸嘅車', ['load', 20]],
  ['the freezer is at -35, ok?', ['temperature', -35]],
  ['雪房負四十五度', ['temperature', -45]],
  ['ceiling is 4.1m', ['height', 4.1]],
  ['門口三米闊', ['width', 3]],
  ['a pipe of 1.5 inch', ['bore', 40]],
  ['dn25 水喉', ['bore', 25]],
  ['can it send once a minute', ['interval', 1]],
  ['每5分鐘上報一次', ['interval', 5]],
  ['wifi is 5ghz only', ['band', 5000]],
  ['they hose it down', ['protection', 5]],
  ['which of those two', undefined],
  ['order 5 gateways', undefined],
  ['an office of 900 m2', undefined],
])('%s: what a specification is held against', (question, expected) => {
  const [first] = conditionsIn(question)
  expect(first && [first.measure, Math.round(first.value * 100) / 100]).toEqual(expected)
})
