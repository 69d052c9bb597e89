import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createWebhookSender, webhookEvent } from '#tests/support/notion/webhooks.ts'
import { startServer } from '../children.ts'
import { startDatabase } from '../database.ts'
import { atMost, percentile, type Row, row } from '../figures.ts'
import { person, signIn } from '../staff/staff-times.ts'

const edits = 60
const lookEveryMs = 100
const mostWaitMs = 120_000
const target = atMost(10, 's')

const listSchema = z.object({ items: z.array(z.object({ slug: z.string(), price: z.object({ msrp: z.number() }) })) })

/**
 * From an edit in Notion, of which it tells at once, to the public answer, at the pace of three requests a second that Notion asks
 * for: 60 edits, one a second, of ten pages in turn; 60 pages, one a second; 60 pages at once.
 */
export async function measureWebhooks(): Promise<Row[]> {
  await using database = await startDatabase()
  const notion = await startNotion()
  const pages = Array.from({ length: edits }, (_, index) =>
    notion.pages.add({ 產品名稱: `P${index}`, MSRP: 1000 }, new Date(Date.now() - 86_400_000)),
  )
  await using server = await startServer({
    DATABASE_URL: database.url,
    NOTION_API_URL: notion.url,
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  })
  const hooks = await connect(server.url)
  await until(async () => (await prices(server.url)).size === edits)
  let price = 2000

  /** @param page of the n-th edit @returns how long each took, s */
  async function measure(pauseMs: number, page: (index: number) => number): Promise<number[]> {
    const waiting: Promise<number>[] = []
    for (let index = 0; index < edits; index += 1) {
      price += 1
      waiting.push(edit(page(index), price))
      await delay(pauseMs)
    }
    return Promise.all(waiting)
  }

  async function edit(index: number, msrp: number): Promise<number> {
    const id = pages[index] ?? ''
    const began = performance.now()
    notion.pages.edit(id, { MSRP: msrp })
    const answer = await hooks.send(
      webhookEvent({ entity: { id, type: 'page' }, parent: { id: notion.databaseId, type: 'database' } }),
    )
    if (!answer.ok) throw new Error(`An event was answered with ${answer.status}`)
    await until(async () => ((await seen(server.url)).get(`p${index}`) ?? 0) >= msrp)
    return (performance.now() - began) / 1000
  }

  const few = await measure(1000, (index) => index % 10)
  await delay(60_000) // what was told of within the last minute counts together
  const stream = await measure(1000, (index) => index)
  await delay(60_000)
  const burst = await measure(0, (index) => index)
  await notion.close()
  return [
    rowOf('Webhook to the public answer, 60 edits of ten pages, one a second: p95', few),
    rowOf('The same of 60 pages, one a second: p95', stream),
    rowOf('The same of 60 pages at once: p95', burst),
  ]
}

function rowOf(name: string, seconds: number[]): Row {
  return row(name, percentile(seconds, 95), target, `median ${percentile(seconds, 50).toFixed(1)} s`)
}

/** As a Super Admin sets webhooks up; the brake is off, for the edits are of every price. */
async function connect(origin: string) {
  const token = await signIn(origin)
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${origin}/api/v1/admin/sync${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  }
  await ask('PUT', '/auto', { enabled: true, direction: 'import', brake: false })
  await ask('POST', '/webhook')
  const hooks = createWebhookSender(origin)
  await hooks.sendToken()
  return hooks
}

async function prices(origin: string): Promise<Map<string, number>> {
  const answer = await fetch(`${origin}/api/v1/products?pageSize=100`)
  const { items } = listSchema.parse(await answer.json())
  return new Map(items.map(({ slug, price }) => [slug, price.msrp]))
}

let look: { at: number; found: Promise<Map<string, number>> } | undefined

/** What is public, looked at ten times a second, however many wait for it. */
function seen(origin: string): Promise<Map<string, number>> {
  if (!look || performance.now() - look.at >= lookEveryMs) look = { at: performance.now(), found: prices(origin) }
  return look.found
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + mostWaitMs
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error('An edit was not public after two minutes')
    await delay(lookEveryMs / 2)
  }
}
