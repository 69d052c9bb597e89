import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '#tests/support/processes.ts'
import { removeStack } from './engine.ts'
import { commandsWith, query, up } from './stack.ts'

const { compose } = commandsWith(['tests/docker/cdn/compose.yml'], {})
let url: string

beforeAll(async () => {
  await up(2, { compose })
  url = `http://127.0.0.1:${(await compose('port', 'cdn', '80')).trim().split(':').at(-1)}`
})

afterAll(removeStack)

async function ask(path: string): Promise<{ body: string; hits: number; status: number }> {
  const answer = await fetch(url + path)
  return { status: answer.status, hits: Number(answer.headers.get('x-hits')), body: await answer.text() }
}

it('a cache in front serves pages without the site, and forgets them when a product changes', async () => {
  await setTimeout(5000) // the start asks it to forget pages
  const [slug = '', former = ''] = (await query('SELECT slug, "nameEn" FROM "Product" LIMIT 1')).split('|')
  const address = `/en/products/${slug}`
  expect(await ask(address)).toMatchObject({ status: 200, hits: 0, body: expect.stringContaining(former) })
  await compose('pause', 'app')
  expect(await ask(address)).toMatchObject({ status: 200, hits: 1, body: expect.stringContaining(former) })
  await compose('unpause', 'app')
  for (const path of ['/api/v1/products', '/no-such-page', '/admin']) {
    await ask(path)
    expect([path, (await ask(path)).hits]).toEqual([path, 0])
  }
  await query(`UPDATE "Product" SET "nameEn" = 'A name of today' WHERE slug = '${slug}'`)
  await query(`SELECT pg_notify('harbour_iot', 'catalogue.changed')`)
  const changed = await until(async () => {
    const answer = await ask(address)
    return answer.body.includes('A name of today') && answer
  }, 30_000)
  expect(changed.status).toBe(200)
  expect((await ask(address)).hits).toBeGreaterThan(0)
})
