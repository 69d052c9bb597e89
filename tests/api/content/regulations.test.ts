import { beforeEach, describe, expect, it } from 'vitest'
import { regulations } from '#content/regulations.words.ts'
import { type ContentEntry, contentListSchema } from '#contract/content/entries.ts'
import { shownRegulationsSchema } from '#contract/content/regulations.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs) })
const content = contentOf(app, await createStaff(app, 'editor'))
beforeEach(() => {
  aheadMs = 0
})

const shown = async () => (await answered(await ask(app, '/regulations'), shownRegulationsSchema)).items
const said = async (question: string) =>
  (await app.services.knowledge.search(question, { language: 'en' })).filter(({ kind }) => kind === 'regulation')
const nabers = 'NABERS rating when leasing an office in Australia'

async function entryOf(key: string): Promise<ContentEntry> {
  const found = (await content.list('regulations')).find((entry) => entry.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

/** A rule that is none of the program's, with all that it should have. */
const harbourRule = {
  name: { 'zh-TW': '《海港照明守則》', en: 'Harbour Lighting Code' },
  market: 'singapore',
  force: 'voluntary',
  asks: { 'zh-TW': '每個碼頭每晚記錄光度。', en: 'Each quay keeps a luxometer record every night.' },
  issuer: { 'zh-TW': '港務局', en: 'Port authority' },
  since: 2024.5,
  sinceText: { 'zh-TW': '2024 年 7 月起', en: 'Since July 2024' },
  source: { name: { 'zh-TW': '守則全文', en: 'Text of the code' }, url: 'https://port.example/code' },
  checkedOn: '2026-11-01',
}

describe('the rules of /esg-compliance', () => {
  it('are the program’s until staff change one; without source and check, staff are told', async () => {
    expect(await shown()).toEqual(regulations)
    const entries = await content.list('regulations')
    expect(entries.map(({ key, missing, lacks }) => ({ key, missing, lacks }))).toEqual(
      regulations.map(({ key }) => ({ key, missing: [], lacks: ['source', 'check'] })),
    )
  })

  it('one that is published has its source and the day of its check, and the assistant says it', async () => {
    expect(await said('luxometer record')).toEqual([])
    const made = await content.add(harbourRule, 'regulations')
    expect(made).toMatchObject({ key: 'harbour-lighting-code', lacks: [], missing: [] })
    expect(await said('luxometer record')).toEqual([])
    await content.publish(made)
    expect((await shown()).at(-1)).toEqual({ key: 'harbour-lighting-code', ...harbourRule })
    expect(await said('luxometer record')).toMatchObject([
      {
        title: 'Singapore: Harbour Lighting Code',
        path: '/esg-compliance?market=singapore#harbour-lighting-code',
      },
    ])
  })

  it('one that is corrected is quoted as it is now, one that is withdrawn no more', async () => {
    const before = await said(nabers)
    expect(before[0]?.text).toContain('NABERS')
    const first = await entryOf('cbd')
    const asks = { 'zh-TW': '二千平方米起。', en: 'Office space of 2,000 m² or more needs a NABERS rating.' }
    const corrected = await content.publish(await content.save(first, { ...first.data, asks }))
    expect((await said(nabers))[0]?.text).toMatch(/^Office space of 2,000 m² or more needs a NABERS rating\./)
    await content.withdraw(corrected)
    expect((await said(nabers)).filter(({ path }) => path.endsWith('#cbd'))).toEqual([])
    expect((await shown()).map(({ key }) => key)).toEqual(
      regulations.map(({ key }) => key).filter((key) => key !== 'cbd'),
    )
    expect(await app.services.database.prisma.passage.count({ where: { key: { endsWith: ':cbd' } } })).toBe(0)
  })

  it('one whose end has come is quoted no more from that moment on', async () => {
    const until = new Date(Date.now() + hourMs).toISOString()
    await content.publish(await entryOf('cbd'), null, until)
    expect((await said(nabers)).map(({ path }) => path)).toContain('/esg-compliance?market=australia#cbd')
    aheadMs = hourMs
    expect((await said(nabers)).filter(({ path }) => path.endsWith('#cbd'))).toEqual([])
    expect((await shown()).map(({ key }) => key)).not.toContain('cbd')
  })

  it('a source without address, or a text in one language, is told to staff; what is in neither is not missing', async () => {
    const source = { name: { 'zh-TW': '守則全文', en: '' }, url: '' }
    const made = await content.add({ ...harbourRule, source, checkedOn: '' }, 'regulations')
    expect(made).toMatchObject({ lacks: ['source', 'check'], missing: ['en'] })
    const unnamed = { name: { 'zh-TW': '', en: '' }, url: 'https://port.example/' }
    expect(await content.save(made, { ...harbourRule, source: unnamed })).toMatchObject({
      lacks: ['source'],
      missing: [],
    })
  })

  it('are in the order that staff give them', async () => {
    const ids = (await content.list('regulations')).map(({ id }) => id).toReversed()
    await answered(await content.send('PUT', '/order', { kind: 'regulations', ids }), contentListSchema)
    expect((await shown()).map(({ key }) => key)).toEqual(regulations.map(({ key }) => key).toReversed())
  })

  it('one called as a part of the page is given another place on it', async () => {
    const made = await content.add({ ...harbourRule, name: { 'zh-TW': '', en: 'Readings' } }, 'regulations')
    expect(made.key).toBe('readings-2')
  })
})

describe('is refused', () => {
  const tomorrow = new Date(Date.now() + 48 * hourMs).toISOString().slice(0, 10)
  it.each([
    ['no name', { name: { 'zh-TW': '', en: '' } }, 'data.name.zh-TW', 'required'],
    ['an unknown market', { market: 'atlantis' }, 'data.market', 'not_offered'],
    ['a year that is none', { since: 20 }, 'data.since', 'out_of_bounds'],
    [
      'a script for a source',
      { source: { ...harbourRule.source, url: 'javascript:alert(1)' } },
      'data.source.url',
      'not_web_address',
    ],
    [
      'words for an address',
      { source: { ...harbourRule.source, url: 'the gazette' } },
      'data.source.url',
      'not_web_address',
    ],
    ['a check that is still to come', { checkedOn: tomorrow }, 'data.checkedOn', 'in_future'],
    ['a check on no day', { checkedOn: '2026-02-30' }, 'data.checkedOn', 'wrong_format'],
    ['a field that there is not', { remark: 'x' }, 'data.remark', 'unknown_field'],
  ])('%s', async (_, wrong, path, code) => {
    const body = { kind: 'regulations', data: { ...harbourRule, ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]))
  })
})
