import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { industryPages } from '#content/solutions/industries.words.ts'
import { suggestionsSchema } from '#contract/catalogue/searches.ts'
import { industries, industriesMost } from '#contract/content/choices.ts'
import { type ContentEntry, contentListSchema } from '#contract/content/entries.ts'
import { shownIndustriesSchema } from '#contract/content/industries.ts'
import { siteSchema } from '#contract/site/site.ts'
import { createPassages } from '#server/modules/assistant/index.ts'
import {
  createContentRepo,
  createPublishedContent,
  firstVersionsOf,
  industriesNow,
  plansOf,
  regulationsNow,
} from '#server/modules/content/index.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { listen } from '#server/platform/database/events.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { writeClient } from '#tests/support/client/client.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf, shownCases } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000

const client = await writeClient()
const app = await restoredApp({}, { client: client.folder, now: () => new Date(Date.now() + aheadMs) })
const content = contentOf(app, await createStaff(app, 'editor'))
afterAll(() => client.remove())
beforeEach(() => {
  aheadMs = 0
})

const shown = async () => (await answered(await ask(app, '/industries'), shownIndustriesSchema)).items
const keys = async () => (await shown()).map(({ key }) => key)
const statusOf = async (path: string) => (await fetch(app.url + path)).status
const sitemap = async () => (await fetch(`${app.url}/sitemap.xml`)).text()
const said = (question: string) => app.services.knowledge.search(question, { language: 'en' })
const suggested = async (q: string) => {
  const answer = await ask(app, `/suggestions?${new URLSearchParams({ q, language: 'en' })}`)
  return (await answered(answer, suggestionsSchema)).pages
}

async function entryOf(key: string): Promise<ContentEntry> {
  const found = (await content.list('industries')).find((entry) => entry.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

/** The page of retail, with a use case that no file has. */
function lostTrolleys() {
  const retail = industryPages.find(({ key }) => key === 'retail')
  if (!retail) throw new Error('There is no retail')
  const { key: _key, ...data } = retail
  const useCase = {
    anchor: 'lost-trolleys',
    title: { 'zh-TW': '購物車走失', en: 'Lost trolleys' },
    story: {
      'zh-TW': '每架購物車裝一個定位標籤。',
      en: 'A tag on each trolley tells the zeppelin hangar where it went.',
    },
    reading: { 'zh-TW': '位置；每小時', en: 'Place, every hour' },
    scene: 'car-park',
    devices: ['gateway', 'platform'],
  }
  return { ...data, title: { 'zh-TW': '商場', en: 'Shopping centres' }, useCases: [useCase] }
}

describe('the industries of /solutions', () => {
  it('are the program’s until staff publish another text; then page, search and the assistant have that', async () => {
    expect(await shown()).toEqual(industryPages)
    expect((await content.list('industries')).map(({ key, missing }) => [key, missing])).toEqual(
      industries.map((key) => [key, []]),
    )
    const saved = await content.save(await entryOf('retail'), lostTrolleys())
    expect(await shown()).toEqual(industryPages)
    expect(await said('zeppelin hangar')).toEqual([])
    await content.publish(saved)
    expect((await shown()).find(({ key }) => key === 'retail')).toEqual({ key: 'retail', ...lostTrolleys() })
    const [found] = await said('zeppelin hangar')
    expect(found).toMatchObject({ title: 'Lost trolleys', path: '/solutions/retail#lost-trolleys' })
    expect(await suggested('lost trolleys')).toContainEqual({
      title: 'Lost trolleys',
      path: '/solutions/retail#lost-trolleys',
    })
    expect((await said('free bays in the car park of a mall')).map(({ path }) => path)).not.toContain(
      '/solutions/retail#free-bays',
    )
  })

  it('are in the order that staff give them', async () => {
    const ids = (await content.list('industries')).map(({ id }) => id)
    await answered(
      await content.send('PUT', '/order', { kind: 'industries', ids: ids.toReversed() }),
      // the list as it is then
      contentListSchema,
    )
    expect(await keys()).toEqual(industries.toReversed())
  })

  it('a text that is missing in a language is said in the other, and staff are told', async () => {
    const { title, ...rest } = lostTrolleys()
    const data = { ...rest, title: { 'zh-TW': '商場', en: '' } }
    const published = await content.publish(await content.save(await entryOf('retail'), data))
    expect(published.missing).toEqual(['en'])
    expect(title.en).not.toBe('')
    expect((await said('zeppelin hangar'))[0]?.title).toBe('Lost trolleys')
    expect((await app.services.knowledge.search('商場', { language: 'en' })).map(({ title: own }) => own)).toContain(
      '商場: solutions',
    )
  })

  it('one that is withdrawn leaves page, sitemap, search, links and the assistant; its address is not found until it is back', async () => {
    const before = [await statusOf('/solutions/retail'), (await sitemap()).includes('/solutions/retail<')]
    expect(before).toEqual([200, true])
    expect((await said('shop that uses power after closing')).map(({ path }) => path)).toContain(
      '/solutions/retail#after-hours',
    )
    const [menu] = await content.list('navigation')
    if (!menu) throw new Error('There is no menu')
    const links = ['/solutions/retail', '/solutions/government'].map((to) => ({ label: { 'zh-TW': to, en: to }, to }))
    await content.publish(
      await content.save(menu, { place: 'menu', title: { 'zh-TW': '行業', en: 'Industries' }, links }),
    )
    const withdrawn = await content.withdraw(await entryOf('retail'))
    expect(await keys()).toEqual(industries.filter((key) => key !== 'retail'))
    for (const path of ['/solutions/retail', '/en/solutions/retail', '/cn/solutions/RETAIL/']) {
      expect(await statusOf(path)).toBe(404)
    }
    expect(await statusOf('/solutions')).toBe(200)
    expect(await sitemap()).not.toContain('/solutions/retail')
    expect(await sitemap()).toContain('/solutions/government')
    expect((await suggested('power after closing')).map(({ path }) => path)).not.toContain(
      '/solutions/retail#after-hours',
    )
    expect(
      (await said('shop that uses power after closing')).filter(({ path }) => path.startsWith('/solutions/retail')),
    ).toEqual([])
    const { navigation } = await answered(await ask(app, '/site'), siteSchema)
    expect(navigation?.[0]?.links.map(({ to }) => to)).toEqual(['/solutions/government'])
    expect((await shownCases(app)).map(({ solution }) => solution.to)).toContain('/solutions')
    await content.publish(withdrawn)
    expect(await statusOf('/solutions/retail')).toBe(200)
    expect((await shownCases(app)).map(({ solution }) => solution.to)).toContain('/solutions/retail')
    expect(await sitemap()).toContain('/solutions/retail<')
  })

  it('one that staff add has an address of its own, from the moment that it is published at', async () => {
    const made = await content.add({ ...lostTrolleys(), title: { 'zh-TW': '機場', en: 'Airports' } }, 'industries')
    expect(made.key).toBe('airports')
    const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
    await content.publish(made, at(1), at(2))
    const seen: unknown[] = []
    for (const hours of [0, 1, 2]) {
      aheadMs = hours * hourMs
      const isShown = (await said('zeppelin hangar')).length > 0
      seen.push([await statusOf('/solutions/airports'), (await keys()).includes('airports'), isShown])
      await app.services.publishedContent.refresh()
      expect((await sitemap()).includes('/solutions/airports')).toBe(hours === 1)
    }
    expect(seen.map((one) => [one].flat().slice(0, 2))).toEqual([
      [404, false],
      [200, true],
      [404, false],
    ])
    // what has ended is not said even before the database knows
    expect(seen.map((one) => [one].flat()[2])).toEqual([false, expect.any(Boolean), false])
  })

  it('an address that is none of theirs is not found', async () => {
    expect(await Promise.all(['/solutions/zoo', '/solutions/retail/more', '/solutions/all'].map(statusOf))).toEqual([
      404, 404, 404,
    ])
    expect(await statusOf('/solutions?industry=zoo')).toBe(200)
  })

  it('there are ten at most', async () => {
    for (let count = industries.length; count < industriesMost; count += 1)
      await content.add(lostTrolleys(), 'industries')
    const body = { kind: 'industries', data: lostTrolleys() }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path: 'kind', code: 'too_many_entries', params: { most: industriesMost } }])
  })
})

describe('in every instance', () => {
  it('what is withdrawn in one is said by none, and the passages are written once', async () => {
    const database = openDatabase(app.databaseUrl, () => undefined)
    const { pino } = await import('pino')
    const log = pino({ level: 'silent' })
    let written = 0
    const other = createPublishedContent({
      repo: createContentRepo(database.prisma),
      firstVersions: firstVersionsOf(false, new Date()),
      now: () => new Date(),
      log,
      onChange: () => passages.refresh(),
    })
    const passages = createPassages({
      database,
      log,
      content: () => ({
        plans: plansOf(other),
        industries: industriesNow(other),
        regulations: regulationsNow(other),
      }),
      onWritten: () => {
        written += 1
      },
    })
    await passages.refresh()
    const events = listen(app.databaseUrl, [{ on: 'content.changed', run: () => void other.refresh() }])
    try {
      await expect.poll(() => events.isListening()).toBe(true)
      expect(passages.isShown('solution:retail')).toBe(true)
      await content.withdraw(await entryOf('retail'))
      await expect.poll(() => passages.isShown('solution:retail')).toBe(false)
      await expect.poll(() => written).toBe(2)
      const editions = await database.prisma.passage.groupBy({ by: ['edition'] })
      expect(editions).toHaveLength(1)
      expect(await database.prisma.passage.count({ where: { key: { startsWith: 'solution:retail' } } })).toBe(0)
    } finally {
      other.stop()
      passages.stop()
      await events.close()
      await database.close()
    }
  })

  it('is not said while the database cannot be written: what is known in memory counts', async () => {
    const { database } = app.services
    const { pino } = await import('pino')
    let items = industryPages
    const passages = createPassages({
      database: { ...database, prisma: undefined as never },
      log: pino({ level: 'silent' }),
      content: () => ({
        plans: [],
        industries: { items, solutions: null },
        regulations: { items: [], readings: [] },
      }),
      onWritten: () => {
        throw new Error('Nothing can be written')
      },
    })
    items = industryPages.slice(1)
    await passages.refresh()
    passages.stop()
    expect([passages.isShown('solution:commercial'), passages.isShown('solution:enterprise')]).toEqual([false, true])
  })
})

describe('is refused', () => {
  const [first] = lostTrolleys().useCases
  it.each([
    ['no title', { title: { 'zh-TW': '', en: '' } }, 'data.title.zh-TW', 'required'],
    ['a long short name', { name: { 'zh-TW': '', en: 'x'.repeat(25) } }, 'data.name.en', 'too_long'],
    ['an unknown building', { building: 'zoo' }, 'data.building', 'not_offered'],
    ['no benefit', { benefits: [] }, 'data.benefits', 'too_few'],
    ['no use case', { useCases: [] }, 'data.useCases', 'too_few'],
    ['two at one address', { useCases: [first, first] }, 'data.useCases.1.anchor', 'listed_twice'],
    [
      'an address with spaces',
      { useCases: [{ ...first, anchor: 'Lost trolleys' }] },
      'data.useCases.0.anchor',
      'not_anchor',
    ],
    [
      'the address of the table',
      { useCases: [{ ...first, anchor: 'features' }] },
      'data.useCases.0.anchor',
      'anchor_taken',
    ],
    ['no device', { useCases: [{ ...first, devices: [] }] }, 'data.useCases.0.devices', 'too_few'],
    ['an unknown device', { useCases: [{ ...first, devices: ['drone'] }] }, 'data.useCases.0.devices.0', 'not_offered'],
    ['a feature twice', { features: ['plans', 'plans'] }, 'data.features', 'listed_twice'],
  ])('%s', async (_, wrong, path, code) => {
    const body = { kind: 'industries', data: { ...lostTrolleys(), ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]))
  })
})
