import request from 'supertest'
import { describe, expect, it } from 'vitest'
import { missedSearchPageSchema, synonymPageSchema, synonymSchema } from '#contract/catalogue/searches.ts'
import { createMissedSearchesRepo } from '#server/modules/catalogue/search/missed-searches.repo.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { names, writeProducts } from './catalogue.ts'
import { findingCatalogue } from './finding-catalogue.ts'

const app = await restoredApp()
await writeProducts(app.services.database, findingCatalogue)
const editor = await createStaff(app, 'editor')
const viewer = await createStaff(app, 'viewer')

const tell = (search: unknown, language: unknown = 'en') =>
  request(app.url).post('/api/v1/missed-searches').send({ search, language })
const missed = async (query = '') =>
  answered(await ask(app, `/admin/missed-searches${query}`, viewer), missedSearchPageSchema)
const terms = async (query = '') => (await missed(query)).items.map(({ term, count }) => `${term} ${count}`)
const synonyms = async (query = '') =>
  answered(await ask(app, `/admin/search-synonyms${query}`, viewer), synonymPageSchema)
const add = (body: object, staff = editor) => ask(app, '/admin/search-synonyms', staff, { method: 'POST', body })
async function created(response: Response) {
  expect(response.status).toBe(201)
  return synonymSchema.parse(await response.json())
}
const audited = async (entity: string) => {
  const rows = await app.services.database.prisma.auditEntry.findMany({ where: { entity }, orderBy: { seq: 'asc' } })
  return rows.map(({ action }) => action)
}

describe('a search that showed nothing', () => {
  it('is counted in one form, with its language, the most often first', async () => {
    await tell('Drone').expect(204)
    await tell(' Zigbee  DRONE ').expect(204)
    await tell('ｚｉｇｂｅｅ drone').expect(204)
    await tell('无人机', 'zh-TW').expect(204)
    expect(await terms()).toEqual(['zigbee drone 2', expect.any(String), expect.any(String)])
    expect((await missed('?language=zh-TW')).items).toMatchObject([{ term: '無人機', count: 1, state: 'open' }])
    expect(await terms('?search=drone')).toEqual(['zigbee drone 2', 'drone 1'])
  })

  it('is not counted where it finds something, as it was typed or as it was meant', async () => {
    for (const search of ['leak', 'sensr', 'ting che']) await tell(search).expect(204)
    expect(await terms()).toEqual([])
  })

  it.each(['jane@example.com', 'call 9123 4567', '+852 9123-4567', 'https://example.com/x', '!!', 'x y'.repeat(25)])(
    'is not kept where it may tell of a person, or is no word: %s',
    async (search) => {
      await tell(search).expect(204)
      expect(await terms()).toEqual([])
    },
  )

  it.each([
    [undefined, 'en', 'search'],
    ['', 'en', 'search'],
    ['x'.repeat(101), 'en', 'search'],
    ['drone', 'fr', 'language'],
  ])('is refused as %s in %s, by its field', async (search, language, field) => {
    const { body } = await tell(search, language).expect(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field])
  })

  it('is kept within bounds: the one just counted stays, what is done goes first, then the rarest', async () => {
    const { prisma } = app.services.database
    const row = (term: string, count: number, state = 'open') => ({ term, count, state, language: 'en' })
    await prisma.missedSearch.createMany({ data: [row('often', 9), row('done', 20, 'done'), row('rare', 1)] })
    await createMissedSearchesRepo(prisma).count('new', 'en', new Date(), 3)
    expect((await terms()).toSorted()).toEqual(['new 1', 'often 9', 'rare 1'])
    await createMissedSearchesRepo(prisma).count('newer', 'en', new Date(), 2)
    expect((await terms()).toSorted()).toEqual(['newer 1', 'often 9'])
  })

  it('is marked as done, and opened again', async () => {
    await tell('drone')
    const [{ id = '' } = {}] = (await missed()).items
    const put = (state: string, staff = editor) =>
      ask(app, `/admin/missed-searches/${id}`, staff, { method: 'PATCH', body: { state } })
    expect((await put('done')).status).toBe(204)
    expect((await missed('?state=open')).items).toEqual([])
    expect((await put('open')).status).toBe(204)
    expect((await missed('?state=open')).total).toBe(1)
    await refused(await put('gone'), 400, 'request.invalid')
    expect(await audited('missed_search')).toEqual(['missed_search.done', 'missed_search.reopened'])
  })
})

describe('a synonym', () => {
  const drone = { term: 'Zorple', words: ['漏水'], bothWays: false }

  it('is applied at once, one way', async () => {
    expect(await names(app, { search: 'zorple' })).toEqual([])
    const made = await created(await add(drone))
    expect(made).toMatchObject({ term: 'zorple', words: ['漏水'], bothWays: false })
    expect(await names(app, { search: 'ZORPLE' })).toEqual(['漏水感測器', '漏水監測套裝'])
    expect(await names(app, { search: 'zorple 套裝' })).toEqual(['漏水監測套裝'])
  })

  it('goes both ways where it is told so', async () => {
    await writeProducts(app.services.database, [{ name: 'Aqualert', sku: 'AQ' }])
    await add({ term: 'aqualert', words: ['漏水'], bothWays: false })
    expect(await names(app, { search: '漏水' })).not.toContain('Aqualert')
    await add({ term: 'aqualert', words: ['漏水'], bothWays: true })
    expect(await names(app, { search: '漏水' })).toContain('Aqualert')
    expect((await synonyms()).items).toMatchObject([{ words: ['漏水'], bothWays: true }])
  })

  it('is heard of by every other instance', async () => {
    const other = await startTestApp({ DATABASE_URL: app.services.database.url })
    try {
      expect(await names(other, { search: 'zorple' })).toEqual([])
      await add(drone)
      await expect.poll(() => names(other, { search: 'zorple' })).toEqual(['漏水感測器', '漏水監測套裝'])
    } finally {
      await other.close()
    }
  })

  it('settles the search that it was added for', async () => {
    await tell('zorple')
    const [{ id = '' } = {}] = (await missed()).items
    await created(await add({ ...drone, missedId: id }))
    expect((await missed()).items).toMatchObject([{ state: 'done' }])
    const gone = '00000000-0000-4000-8000-000000000000'
    await refused(await add({ ...drone, missedId: gone }), 404, 'missed_search.not_found')
  })

  it('is removed, and then finds nothing; all of it is in the audit log', async () => {
    const { id } = await created(await add(drone))
    await add({ ...drone, words: ['水浸'] })
    expect((await synonyms('?search=水浸')).items).toMatchObject([{ id, words: ['漏水', '水浸'] }])
    const remove = (staff = editor) => ask(app, `/admin/search-synonyms/${id}`, staff, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect(await names(app, { search: 'zorple' })).toEqual([])
    expect(await audited('synonym')).toEqual(['synonym.created', 'synonym.updated', 'synonym.deleted'])
  })

  it.each([
    [{ ...drone, term: ' ' }, 'term'],
    [{ ...drone, words: [] }, 'words'],
    [{ ...drone, words: [''] }, 'words.0'],
    [{ ...drone, words: Array(11).fill('x') }, 'words'],
    [{ term: 'a', words: ['b'] }, 'bothWays'],
  ])('of %j is refused, by its field', async (body, field) => {
    const { errors } = await refused(await add(body), 400, 'request.invalid')
    expect(errors?.map(({ path }) => path)).toEqual([field])
  })

  it('is one of 500 at most', async () => {
    await app.services.database.prisma.searchSynonym.createMany({
      data: Array.from({ length: 500 }, (_, place) => ({
        term: `t${place}`,
        words: ['x'],
        bothWays: false,
        createdBy: 'x',
      })),
    })
    await refused(await add(drone), 409, 'synonym.too_many')
    await created(await add({ ...drone, term: 't7' }))
  })
})
