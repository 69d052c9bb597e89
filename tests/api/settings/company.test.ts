import { describe, expect, it } from 'vitest'
import { type Company, companyLists, companySchema } from '#contract/site/company.ts'
import { defaultSettings, settingsSchema } from '#contract/site/settings.ts'
import { type Site, siteSchema } from '#contract/site/site.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { ask, change, problemOf, set, settingsOf } from './settings.ts'

let app: TestApp
let admin: StaffMember

const words = { 'zh-TW': '字', en: 'words' }
const own = {
  socialLinks: [{ network: 'whatsapp', url: 'https://wa.me/85223456789' }],
  team: [
    { name: { 'zh-TW': '工程', en: 'Engineering' }, people: 3, text: words },
    { name: { 'zh-TW': '銷售', en: 'Sales' }, people: 1, text: words },
  ],
  milestones: [{ year: 2025, title: words, text: words }],
  certificates: [{ name: 'ISO 9001:2015', kind: words, text: words }],
  offices: [{ city: words, text: words }],
  roles: [{ name: words, team: words, place: words, terms: words, does: words, needs: words, firstMonths: words }],
}

async function companyOf({ url }: TestApp): Promise<Company> {
  const body = await (await fetch(`${url}/api/v1/company`)).json()
  const company = companySchema.parse(body)
  expect(body).toEqual(company)
  return company
}

async function linksOf({ url }: TestApp): Promise<Site['socialLinks']> {
  return siteSchema.parse(await (await fetch(`${url}/api/v1/site`)).json()).socialLinks
}

function opened(demo: boolean): () => Promise<TestApp> {
  return async () => {
    app = await startTestApp(demo ? { DEMO: '1' } : {})
    admin = await createStaff(app, 'super_admin', { name: '黃總管' })
    return app
  }
}

const { socialLinks: _links, ...nothing } = defaultSettings.company

describe('without DEMO', () => {
  restoredApp(() => undefined, opened(false))

  it('the site says nothing of the company that nobody has entered', async () => {
    expect(await companyOf(app)).toEqual({ ...nothing, samples: [] })
    expect(await linksOf(app)).toEqual([])
    expect((await settingsOf(app, admin)).company).toEqual({
      values: defaultSettings.company,
      samples: [],
      version: 0,
      updatedAt: null,
      updatedBy: null,
    })
  })

  it('what is set is on the site at once, in its order, in the history, and is not written over unseen', async () => {
    const { company } = await set(app, admin, 'company', own)
    expect(company).toMatchObject({ values: own, version: 1, updatedBy: '黃總管', samples: [] })
    const { socialLinks, ...shown } = own
    expect(await companyOf(app)).toEqual({ ...shown, samples: [] })
    expect(await linksOf(app)).toEqual(socialLinks)
    const stale = await ask(app, admin, 'PUT', '/company', { values: defaultSettings.company, version: 0 })
    expect(problemOf(stale)).toMatchObject({ status: 409, code: 'record.changed' })
    expect(settingsSchema.parse(problemOf(stale).current).company).toEqual(company)
    await set(app, admin, 'company', { team: own.team.toReversed() })
    expect((await companyOf(app)).team.map(({ name }) => name.en)).toEqual(['Sales', 'Engineering'])
    const { body } = await ask(app, admin, 'GET', '/history?group=company')
    expect(body).toMatchObject({ total: 2, items: [{ before: { team: own.team } }, { after: { roles: own.roles } }] })
  })

  it('is a Super Admin’s', async () => {
    const body = { values: own, version: 0 }
    expect(problemOf(await ask(app, undefined, 'PUT', '/company', body)).code).toBe('session.required')
    const manager = await createStaff(app, 'manager')
    expect(problemOf(await ask(app, manager, 'PUT', '/company', body)).code).toBe('permission.denied')
  })

  const [team] = own.team
  const [role] = own.roles
  it.each([
    ['socialLinks.0.url', { socialLinks: [{ network: 'x', url: 'http://x.com/harbour' }] }, 'is not a web address'],
    ['socialLinks.0.url', { socialLinks: [{ network: 'x', url: 'javascript:alert(1)' }] }, 'is not a web address'],
    ['socialLinks.0.network', { socialLinks: [{ network: 'friendster', url: 'https://x.com/harbour' }] }, ''],
    ['team.1.name.en', { team: [team, { ...team, name: { 'zh-TW': '銷售', en: ' ' } }] }, 'is required'],
    ['team.0.people', { team: [{ ...team, people: 0 }] }, 'must be 1 to 10000'],
    ['team.0.people', { team: [{ ...team, people: 1.5 }] }, 'is not a whole number'],
    ['milestones.0.year', { milestones: [{ year: 19, title: words, text: words }] }, 'must be 1800 to 2200'],
    ['certificates.0.name', { certificates: [{ name: '', kind: words, text: words }] }, 'is required'],
    ['offices.0.city.zh-TW', { offices: [{ city: { 'zh-TW': '一\n二', en: 'one' }, text: words }] }, 'one line'],
    ['roles.0.needs.en', { roles: [{ ...role, needs: { 'zh-TW': '字', en: '' } }] }, 'is required'],
    ['team', { team: Array.from({ length: 51 }, () => team) }, ''],
    ['slogans', { slogans: [] }, ''],
  ])('names %s where it is refused', async (path, changes, message) => {
    const problem = problemOf(await change(app, admin, 'company', changes))
    expect(problem).toMatchObject({ status: 400, code: 'request.invalid' })
    const fault = problem.errors?.find((each) => each.path === `values.${path}`)
    expect(fault?.message).toContain(message)
    expect((await settingsOf(app, admin)).company.version).toBe(0)
  })

  it('has no samples to be removed', async () => {
    await set(app, admin, 'company', own)
    expect(await app.services.samples.remove()).toMatchObject({ companyLists: 0 })
    expect((await settingsOf(app, admin)).company).toMatchObject({ values: own, version: 1 })
  })
})

describe('under DEMO', () => {
  restoredApp(() => undefined, opened(true))

  it('lists that nobody has set hold samples, and are called so', async () => {
    const { samples, ...lists } = await companyOf(app)
    expect(samples).toEqual(companyLists)
    for (const list of Object.values(lists)) expect(list.length).toBeGreaterThan(1)
    expect((await linksOf(app)).map(({ url }) => url)).toEqual(
      expect.arrayContaining([expect.stringMatching(/example/)]),
    )
    expect((await settingsOf(app, admin)).company.samples).toEqual(companyLists)
  })

  it('a list that staff have set is theirs; the others stay samples', async () => {
    const { company } = await set(app, admin, 'company', { team: own.team, socialLinks: [] })
    expect(company.samples).toEqual(['milestones', 'certificates', 'offices', 'roles'])
    const { team, samples } = await companyOf(app)
    expect(team).toEqual(own.team)
    expect(samples).toEqual(company.samples)
    expect(await linksOf(app)).toEqual([])
  })

  it('npm run samples:remove empties what are samples, and leaves what staff have set', async () => {
    await set(app, admin, 'company', { team: own.team })
    expect(await app.services.samples.remove()).toMatchObject({ companyLists: 5 })
    await expect.poll(() => companyOf(app)).toEqual({ ...nothing, team: own.team, samples: [] })
    expect(await linksOf(app)).toEqual([])
    expect(await app.services.samples.remove()).toMatchObject({ companyLists: 0 })
    const { body } = await ask(app, admin, 'GET', '/history?group=company')
    expect(body).toMatchObject({ total: 2, items: [{ actorKind: 'system', after: { roles: [] } }, {}] })
  })
})
