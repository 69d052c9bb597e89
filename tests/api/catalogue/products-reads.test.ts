import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '#server/app.ts'
import { answerOf } from '#server/platform/http/answers.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
  await until(isKeeping)
})
afterAll(() => test.close())

/** Nothing is kept before news of changes comes. */
async function isKeeping(): Promise<boolean> {
  let made = 0
  async function make() {
    made += 1
    return answerOf('', 'text/plain')
  }
  for (let time = 0; time < 2; time += 1) await test.services.cache.getOrCreate('probe', make)
  return made < 2
}

const path = '/api/v1/products'

describe('one question, however it is spelt, is kept once', () => {
  it.each([
    [
      'spaces around and between words',
      'search=leak%20sensor',
      ['search=+leak++sensor', `search=leak%20sensor${'%20'.repeat(4800)}`],
    ],
    ['the order of parameters', 'search=wl&category=hardware', ['category=hardware&search=wl']],
    ['what is left out is meant', 'search=energy', ['search=energy&page=1&sort=relevance', 'search=energy&page=01']],
    ['an escape that none needs', 'search=iaq', ['%73earch=%69aq', '&search=iaq&&']],
    ['nothing looked for', '', ['search=', `search=${'+'.repeat(300)}`]],
  ])('%s', async (_case, first, others) => {
    let readings = 0
    const list: Services['products']['list'] = (query) => {
      readings += 1
      return test.services.products.list(query)
    }
    test.services.cache.clear()
    await using app = await appWith(test, { products: { ...test.services.products, list } })
    const answers = []
    for (const query of [first, ...others, first]) answers.push(await app.inject(`${path}?${query}`))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(readings).toBe(1)
  })
})

describe('what is not kept is read so often for one address, and no more', () => {
  const windowMs = 60_000
  const from = (remoteAddress: string) => ({ remoteAddress })

  it('what is kept already is answered for all that; others go on', async () => {
    test.services.cache.clear()
    await using app = await appWith(test, { limits: { reads: { max: 3, windowMs } } })
    const ask = async (query: string, remoteAddress = '2001:db8:1:2::1') =>
      (await app.inject({ url: `${path}${query}`, ...from(remoteAddress) })).statusCode
    expect([await ask(''), await ask('?search=a'), await ask('?search=a'), await ask('/nothing')]).toEqual([
      200, 200, 200, 404,
    ])
    const refused = await app.inject({ url: `${path}?search=b`, ...from('2001:db8:1:2:ffff::2') })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await ask('/nowhere/alternatives')).toBe(429)
    expect([await ask(''), await ask('?search=a')]).toEqual([200, 200])
    expect(await ask('?search=b', '2001:db8:1:3::1')).toBe(200)
    expect(await ask('?search=b')).toBe(200)
  })

  it('as delivered, 1,200 a minute', async () => {
    test.services.cache.clear()
    await using app = await appWith(test, {})
    const ask = async (time: number) => (await app.inject(`${path}/none-${time}`)).statusCode
    const share = await pLimit(25).map(Array(1200).keys(), ask) // one after another, a busy machine may need the minute
    expect([new Set(share), await ask(1200)]).toEqual([new Set([404]), 429])
  })
})
