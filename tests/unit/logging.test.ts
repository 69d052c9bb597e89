import { expect, it } from 'vitest'
import { variableNames } from '#server/config.ts'
import { createLogger } from '#server/platform/logging.ts'

function logged(fields: object): string {
  let output = ''
  createLogger('info', {
    write: (line) => {
      output += line
    },
  }).info(fields, 'message')
  return output
}

it('a whole configuration may be logged: none of its secrets shows', () => {
  const config = Object.fromEntries(variableNames.map((name) => [name, `hunter2 ${name}`]))
  const shown = Object.values(JSON.parse(logged({ config })).config).filter((value) => value !== '[redacted]')
  expect(shown).not.toContainEqual(expect.stringMatching(/API_KEY|PASSWORD/))
  expect(shown).toContain('hunter2 PORT')
})

it.each([
  [
    'a header at any depth',
    { request: { outgoing: { headers: { Authorization: 'Bearer hunter2', 'x-goog-api-key': 'hunter2' } } } },
  ],
  ['in a list', { calls: [{ apiKey: 'hunter2' }] }],
  ['a password in an address', { url: 'postgresql://harbour:hunter2@db/site' }],
  ["a buyer's private link", { link: 'https://site.example/en/quotes/hunter2?print=1' }],
  ['a row that PostgreSQL quotes', { err: Object.assign(new Error('refused'), { detail: 'Failing row: hunter2' }) }],
  ['in the cause of an error', { err: new Error('outer', { cause: { secret: 'hunter2' } }) }],
  ['deeper than anybody looks', { a: { b: { c: { d: { e: { f: { g: { h: { i: { key: 'hunter2' } } } } } } } } } }],
])('%s', (_where, fields) => {
  expect(logged(fields)).not.toContain('hunter2')
})

it('what is no secret stays', () => {
  expect(JSON.parse(logged({ run: { id: 'r1', warnings: ['a', 'b'] } }))).toMatchObject({
    run: { id: 'r1', warnings: ['a', 'b'] },
  })
})
