import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeStack } from './engine.ts'
import { commandsWith, up } from './stack.ts'

const { compose } = commandsWith(['docker/redis.yml'], {})
let url: string

beforeAll(async () => {
  ;({ url } = await up(2, { compose }))
})

afterAll(removeStack)

/** More than one app lets a visitor look up in a minute (120), and fewer than two. */
const lookups = 180

/** Looks quotations up, twenty at once; gives how many requests were answered how. */
async function lookUp(visitor: string): Promise<Record<string, number>> {
  const statuses: number[] = []
  for (let sent = 0; sent < lookups; sent += 20) {
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${url}/api/v1/quote-requests/of-nobody`, { headers: { 'x-forwarded-for': visitor } }),
    )
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
  }
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, group = []]) => [status, group.length]),
  )
}

describe('docker/redis.yml', { shuffle: false }, () => {
  it('two apps count together', async () => {
    expect(await lookUp('203.0.113.1')).toEqual({ 404: 120, 429: 60 })
  })

  it('while Redis is silent each counts for itself, and no request fails', async () => {
    await compose('pause', 'redis')
    expect(await lookUp('203.0.113.2')).toEqual({ 404: lookups })
    await compose('unpause', 'redis')
  })

  it('so it is while Redis is gone', async () => {
    await compose('kill', 'redis')
    expect(await lookUp('203.0.113.3')).toEqual({ 404: lookups })
  })
})
