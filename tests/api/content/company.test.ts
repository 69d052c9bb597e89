import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { about } from '#content/about.words.ts'
import { careers } from '#content/careers.words.ts'
import { companySamples, promotionSample } from '#content/company-samples.words.ts'
import { type Company, companyKinds, companySchema } from '#contract/content/company.ts'
import { type Site, siteSchema } from '#contract/site/site.ts'
import { connect } from '#server/platform/database/database.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { detail } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { contentOf, setContent } from './content.ts'

let app: TestApp
let editor: StaffMember
let content: ReturnType<typeof contentOf>

const words = { 'zh-TW': '字', en: 'words' }
const team = { name: { 'zh-TW': '工程', en: 'Engineering' }, people: 3, text: words }
const role = { name: words, team: words, place: words, terms: words, does: words, needs: words, firstMonths: words }

const shown = async (): Promise<Company> => answered(await ask(app, '/company'), companySchema)
const links = async (): Promise<Site['socialLinks']> =>
  (await answered(await ask(app, '/site'), siteSchema)).socialLinks

function openBefore(environment: NodeJS.ProcessEnv): void {
  beforeAll(async () => {
    app = await startTestApp(environment)
    editor = await createStaff(app, 'editor', { name: '黃編輯' })
    content = contentOf(app, editor)
  })
  afterAll(() => app.close())
  restoreRows(() => app)
}

const nothing = { milestones: [], team: [], certificates: [], offices: [], roles: [] }

describe('without DEMO', () => {
  openBefore({})

  it('the site says of the company what heads /about, and nothing that nobody has entered', async () => {
    expect(await shown()).toEqual({ about, careers, ...nothing })
    expect(await links()).toEqual([])
  })

  it('what an Editor publishes is on the site at once, in its order; a draft is not', async () => {
    const draft = await content.add(team, 'team')
    expect(draft).toMatchObject({ isSample: false, title: team.name, state: 'draft' })
    expect((await shown()).team).toEqual([])
    const first = await content.publish(draft)
    const second = await content.publish(await content.add({ ...team, people: 1 }, 'team'))
    expect((await shown()).team.map(({ people }) => people)).toEqual([3, 1])
    await content.send('PUT', '/order', { kind: 'team', ids: [second.id, first.id] })
    expect((await shown()).team).toEqual([
      { ...team, people: 1, isSample: false },
      { ...team, isSample: false },
    ])
    await content.publish(await content.add({ name: words, url: 'https://wa.me/85223456789' }, 'social'))
    expect(await links()).toEqual([{ name: words, url: 'https://wa.me/85223456789' }])
  })

  it('a text that is missing in a language is left empty there, and staff are told', async () => {
    const entry = await content.publish(await content.add({ ...team, name: { 'zh-TW': '工程' } }, 'team'))
    expect(entry.missing).toEqual(['en'])
    expect((await shown()).team).toMatchObject([{ name: { 'zh-TW': '工程', en: '' } }])
  })

  it('a role has an address of its own, by its English name', async () => {
    const named = (en: string) => ({ ...role, name: { 'zh-TW': '職位', en } })
    await setContent(app, 'roles', [
      named('Field technician'),
      named('IoT engineer (TypeScript)'),
      named('Field  Technician'),
    ])
    expect((await shown()).roles.map(({ key }) => key)).toEqual([
      'field-technician',
      'iot-engineer-typescript',
      'field-technician-2',
    ])
  })

  it('what /about links to leads on, also where an industry has been withdrawn', async () => {
    const [first] = await content.list('about')
    const [retail] = (await content.list('industries')).filter(({ key }) => key === 'retail')
    if (!first || !retail) throw new Error('They come with the program')
    const link = { label: words, to: '/solutions/retail' }
    await content.publish(await content.save(first, { ...about, values: [{ name: words, text: words, link }] }))
    expect((await shown()).about?.values[0]?.link.to).toBe('/solutions/retail')
    await content.withdraw(retail)
    expect((await shown()).about?.values[0]?.link.to).toBe('/solutions')
  })

  it.each([
    ['social', 'url', { name: words, url: 'http://x.com/harbour' }, 'not_web_address'],
    ['social', 'url', { name: words, url: 'javascript:alert(1)' }, 'not_web_address'],
    ['social', 'url', { name: words, url: 'https://linkedin.com@evil.example/' }, 'not_web_address'],
    ['team', 'people', { ...team, people: 0 }, 'out_of_bounds'],
    ['team', 'people', { ...team, people: 1.5 }, 'not_whole'],
    ['team', 'name.zh-TW', { ...team, name: { 'zh-TW': ' ', en: '' } }, 'required'],
    ['milestones', 'year', { title: words, year: 19, text: words }, 'out_of_bounds'],
    ['certificates', 'name', { name: '', kind: words, text: words }, 'required'],
    [
      'about',
      'values.0.link.to',
      { ...about, values: [{ name: words, text: words, link: { label: words, to: '/nowhere' } }] },
      'not_page',
    ],
  ] as const)('%s: names %s where it is refused', async (kind, path, data, code) => {
    const problem = await refused(await content.send('POST', '', { kind, data }), 400, 'request.invalid')
    expect(problem.errors).toContainEqual(expect.objectContaining({ path: `data.${path}`, code }))
  })

  it('has no samples to be removed', async () => {
    await setContent(app, 'team', [team])
    expect(await app.services.samples.remove()).toMatchObject({ entries: 0 })
    expect((await shown()).team).toHaveLength(1)
  })
})

describe('under DEMO', () => {
  openBefore({ DEMO: '1' })

  it('what nobody has entered is a sample, entry by entry, and is called so', async () => {
    const { about: head, careers: words, ...lists } = await shown()
    expect([head, words]).toEqual([about, careers])
    for (const list of Object.values(lists)) {
      expect(list.length).toBeGreaterThan(1)
      expect(list.every(({ isSample }) => isSample)).toBe(true)
    }
    expect((await links()).map(({ url }) => url)).toEqual(companySamples.social.map(({ url }) => url))
    expect((await content.list('team')).every(({ isSample }) => isSample)).toBe(true)
  })

  it('one product is on a sample offer, with a former price and an end; staff see that it is one', async () => {
    const { price } = await detail(app, 'water-meter-pulse-counter')
    expect(price).toMatchObject({
      msrp: 640,
      promotion: { title: promotionSample.title, text: promotionSample.text, msrp: 760 },
    })
    const days = (Date.parse(price.promotion?.until ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(50)
    expect(await content.list('promotions')).toMatchObject([{ isSample: true, state: 'published' }])
  })

  it('one that staff have changed is theirs; the others stay samples', async () => {
    const [first] = await content.list('team')
    if (!first) throw new Error('There are samples')
    await content.publish(await content.save(first, { ...first.data, people: 7 }))
    expect((await shown()).team.map(({ isSample }) => isSample)).toEqual([false, true, true, true, true, true])
  })

  it('npm run samples:remove takes away what are samples, for good, and leaves what staff have entered', {
    tags: ['night'],
  }, async () => {
    await content.publish(await content.add(team, 'team'))
    const count = companyKinds.reduce((sum, kind) => sum + companySamples[kind].length, 1) // and the offer
    expect(await app.services.samples.remove()).toMatchObject({ entries: count })
    expect(await shown()).toEqual({ about, careers, ...nothing, team: [{ ...team, isSample: false }] })
    expect(await links()).toEqual([])
    expect((await detail(app, 'water-meter-pulse-counter')).price).toMatchObject({ msrp: 760 })
    expect(await app.services.samples.remove()).toMatchObject({ entries: 0 })
  })
})

describe('an installation that had them in its settings', () => {
  openBefore({})

  it('shows the same after the migration, in its order', async () => {
    const values = {
      socialLinks: [{ network: 'whatsapp', url: 'https://wa.me/85223456789' }],
      team: [team, { ...team, name: { 'zh-TW': '銷售', en: 'Sales' }, people: 1 }],
      milestones: [{ year: 2025, title: words, text: words }],
      certificates: [{ name: 'ISO 9001:2015', kind: words, text: words }],
      offices: [],
      roles: [
        { ...role, name: { 'zh-TW': '技術員', en: 'Field technician' } },
        { ...role, name: { 'zh-TW': '二', en: 'Field Technician' } },
        { ...role, name: { 'zh-TW': '三', en: '三' } },
      ],
    }
    const client = await connect(app.databaseUrl)
    await client.query(`INSERT INTO "SettingGroup" ("name", "values") VALUES ('company', $1)`, [values])
    const file = new URL('../../../prisma/migrations/20261127090000_company_as_content/migration.sql', import.meta.url)
    await client.query(await readFile(file, 'utf8'))
    const { rows } = await client.query(`SELECT FROM "SettingGroup" WHERE "name" = 'company'`)
    await client.end()
    expect(rows).toEqual([])
    await app.services.publishedContent.refresh()

    const mark = { isSample: false }
    const { roles, ...company } = await shown()
    expect(company).toEqual({
      about,
      careers,
      milestones: [{ ...values.milestones[0], ...mark }],
      team: values.team.map((one) => ({ ...one, ...mark })),
      certificates: [{ ...values.certificates[0], ...mark }],
      offices: [],
    })
    expect(roles.map(({ key }) => key)).toEqual([
      'field-technician',
      'field-technician-2',
      expect.stringMatching(/^c-/),
    ])
    expect(roles.map(({ key: _key, ...one }) => one)).toEqual(values.roles.map((one) => ({ ...one, ...mark })))
    expect(await links()).toEqual([{ name: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' }, url: 'https://wa.me/85223456789' }])
    const [entry] = await content.list('team')
    expect(entry).toMatchObject({ state: 'published', hasChanges: false, version: 1 })
    expect(await content.list('offices')).toMatchObject([{ isDeleted: true, title: { en: '(emptied in Settings)' } }])
  })
})
