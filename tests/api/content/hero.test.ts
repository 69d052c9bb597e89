import { expect, it } from 'vitest'
import { hero } from '#content/hero.words.ts'
import { homeSchema } from '#contract/content/home.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs) })
const content = contentOf(app, await createStaff(app, 'editor'))

const shown = async () => (await answered(await ask(app, '/home'), homeSchema)).hero
const winter = { ...hero, title: { 'zh-TW': '冬季檢查', en: 'Winter checks' } }
const hourMs = 3_600_000

it('is the program’s until staff publish another', async () => {
  expect(await shown()).toEqual(hero)
  const [first] = await content.list('hero')
  if (!first) throw new Error('There is no hero')
  expect(first).toMatchObject({ key: 'home', isSample: false, missing: [] })
  const saved = await content.save(first, winter)
  expect(saved.title).toEqual(winter.title)
  expect(Object.keys(saved.data)).toEqual(Object.keys(hero))
  expect(await shown()).toEqual(hero)
  await content.publish(saved)
  expect(await shown()).toEqual(winter)
})

it('of several the topmost that is to be seen: a campaign comes and goes by itself', async () => {
  aheadMs = 0
  const campaign = await content.add(winter, 'hero')
  const from = new Date(Date.now() + hourMs).toISOString()
  const until = new Date(Date.now() + 2 * hourMs).toISOString()
  await content.publish(campaign, from, until)
  const [first] = await content.list('hero')
  const order = { kind: 'hero', ids: [campaign.id, first?.id] }
  expect((await content.send('PUT', '/order', order)).status).toBe(200)
  expect(await shown()).toEqual(hero)
  aheadMs = hourMs
  expect(await shown()).toEqual(winter)
  aheadMs = 2 * hourMs
  expect(await shown()).toEqual(hero)
  aheadMs = 0
})

it('none is shown where all are withdrawn: the page has its own', async () => {
  const [first] = await content.list('hero')
  if (!first) throw new Error('There is no hero')
  await content.withdraw(first)
  expect(await shown()).toBeNull()
})

it('a title without words is refused by name', async () => {
  const body = { kind: 'hero', data: { ...hero, title: { 'zh-TW': '', en: '' } } }
  const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
  expect(problem.errors).toMatchObject([{ path: 'data.title.zh-TW', code: 'required' }])
})
