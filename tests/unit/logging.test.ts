import { describe, expect, it } from 'vitest'
import { variableNames } from '#server/platform/config.ts'
import { createLogger } from '#server/platform/logging.ts'
import { until } from '#tests/support/processes.ts'

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
  ['such a link, its secret said again', { link: 'https://site.example/quotes/x/../hunter2-hunter2-hunter2/print' }],
  ['such a link behind a step back', { link: '/api/v1/quote-requests/../quote-requests//hunter2-hunter2-hunter2' }],
  ['a one-time link of the terminal', { address: 'http://localhost:3000/admin?page=1&demo=hunter2' }],
  ['a row that PostgreSQL quotes', { err: Object.assign(new Error('refused'), { detail: 'Failing row: hunter2' }) }],
  ['in the cause of an error', { err: new Error('outer', { cause: { secret: 'hunter2' } }) }],
  ['deeper than anybody looks', { a: { b: { c: { d: { e: { f: { g: { h: { i: { key: 'hunter2' } } } } } } } } } }],
])('%s', (_where, fields) => {
  expect(logged(fields)).not.toContain('hunter2')
})

it.each([
  ['550 5.1.1 <ka-ming.chan@harbour.example>: no such user', '550 5.1.1 <[redacted]>: no such user'],
  [
    'invalid input syntax for type uuid: "Ka+M@mail.harbour.com.hk"',
    'invalid input syntax for type uuid: "[redacted]"',
  ],
  ['phone +852 2345 6789 is refused', 'phone [redacted] is refused'],
  ['phone (852)23456789', 'phone [redacted]'],
  ['phone=13812345678', 'phone=[redacted]'],
  ['at 2026-11-23T06:00:00Z from 203.0.113.9:54321', 'at 2026-11-23T06:00:00Z from 203.0.113.9:54321'],
  ['0d9a9cbe-6a2b-4f0a-9d0e-123456789012', '0d9a9cbe-6a2b-4f0a-9d0e-123456789012'],
  ['postgresql://harbour:x@db.example:5432/site', 'postgresql://harbour:[redacted]@db.example:5432/site'],
])('what others say of a person is masked, and no more: %s', (reason, shown) => {
  expect(JSON.parse(logged({ reason }))).toMatchObject({ reason: shown })
  expect(JSON.parse(logged({ err: new Error(reason) })).err.message).toBe(shown)
})

it('what is no secret stays', () => {
  expect(JSON.parse(logged({ run: { id: 'r1', warnings: ['a', 'b'] } }))).toMatchObject({
    run: { id: 'r1', warnings: ['a', 'b'] },
  })
})

describe('an error that repeats is counted', () => {
  function logging(everyMs?: number) {
    const lines: Record<string, unknown>[] = []
    const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }, everyMs)
    return { lines, log }
  }

  it('it is said at once, then once a minute with the count and the requests', async () => {
    const { lines, log } = logging(20)
    const err = new Error('no space left')
    for (const reqId of ['a', 'b', 'c']) log.child({ reqId }).error({ err }, 'A request failed')
    expect(lines).toMatchObject([{ reqId: 'a', msg: 'A request failed', err: { message: 'no space left' } }])
    await until(() => lines.length > 1)
    expect(lines[1]).toMatchObject({ msg: 'A request failed', repeated: 2, reqIds: ['b', 'c'] })
    expect(lines[1]).toMatchObject({ err: { message: 'no space left' } })
  })

  it('what is named by its fault is the same, wherever it comes from', () => {
    const { lines, log } = logging()
    for (const place of ['a', 'b']) log.error({ err: new Error(place), fault: 'disk' }, 'The database cannot serve')
    expect(lines).toHaveLength(1)
  })

  it('what differs in anything is said by itself, and so is all that is no error', () => {
    const { lines, log } = logging()
    for (const reference of ['ENQ-1', 'ENQ-2']) log.error({ reference }, 'Parked')
    for (const place of ['a', 'b']) log.error({ err: new Error(place) }, 'Failed')
    for (const level of ['warn', 'warn', 'info', 'info'] as const) log[level]('twice')
    expect(lines).toHaveLength(8)
  })

  it('of more than 500 different ones, the others are not kept in mind but said each time', () => {
    const { lines, log } = logging()
    for (let entry = 0; entry < 1200; entry += 1) log.error({ row: entry % 600 }, 'Failed')
    expect(lines).toHaveLength(600 + 100)
  })
})
