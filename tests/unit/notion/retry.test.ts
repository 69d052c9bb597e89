import { describe, expect, test } from 'vitest'
import { NotionError } from '#server/modules/sync/notion/errors.ts'
import { pauseAfter } from '#server/modules/sync/notion/retry.ts'
import { readRetryAfter } from '#server/platform/http/public-fetch.ts'

const failure = (status: number, retryAfterMs?: number) =>
  new NotionError('refused', { code: 'x', status, retryable: true, retryAfterMs })

function pauses(error: NotionError, count: number): (number | undefined)[] {
  const tries = { failures: 0, waits: 0 }
  return Array.from({ length: count }, () => pauseAfter(error, tries))
}

test.each([
  ['3', 3000],
  ['0', 0],
  ['0.5', 500],
  ['86400', 86_400_000],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s', (header, expected) => {
  expect(readRetryAfter(header, Date.UTC(2026, 9, 21, 7, 28))).toBe(expected)
})

describe('pauses', () => {
  test('failures are tried six times with growing pauses', () => {
    expect(pauses(failure(502), 6)).toEqual([1000, 2000, 4000, 8000, 16_000, undefined])
  })

  test.each([429, 529])('%d waits as long as it is told, which costs no attempt', (status) => {
    expect(pauses(failure(status, 86_400_000), 10)).toEqual(Array(10).fill(86_400_000))
    expect(pauses(failure(status), 1)).toEqual([10_000])
  })

  test('waiting ends in the end, and never outgrows a timer', () => {
    expect(pauses(failure(429, 1), 51).at(-1)).toBeUndefined()
    expect(pauses(failure(429, 1e12), 1)).toEqual([2_147_483_647])
  })

  test('a longer Retry-After is kept by any status', () => {
    expect(pauses(failure(503, 60_000), 1)).toEqual([60_000])
  })

  test('what cannot succeed later is not tried again', () => {
    expect(pauses(new NotionError('API token is invalid.', { code: 'unauthorized', status: 401 }), 1)).toEqual([
      undefined,
    ])
  })
})
