import { afterEach, describe, expect, it } from 'vitest'
import { cases } from '#content/cases.words.ts'
import { contentHistorySchema, contentListSchema } from '#contract/content/entries.ts'
import type { Role } from '#contract/staff/permissions.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { photoOfPlace, uploaded } from '#tests/api/media/media.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { contentOf, firstCase, harbourCase, shownCases } from './content.ts'

/** Ahead of the machine's: sessions of the past have ended. */
const begin = new Date('2027-03-27T00:00:00Z')
let now = begin

const app = await restoredApp({}, { now: () => now })
const editor = await staffOf('editor', '何編輯')
const viewer = await staffOf('viewer')
const content = contentOf(app, editor)

/** Who has a password since the clock of these tests began. */
async function staffOf(role: Role, name = 'Somebody'): Promise<StaffMember> {
  const staff = await createStaff(app, role, { name })
  await app.services.database.prisma.user.update({ where: { id: staff.id }, data: { passwordChangedAt: begin } })
  return staff
}

afterEach(() => {
  now = begin
})

const keys = async () => (await shownCases(app)).map(({ key }) => key)
const firstKeys = cases.map(({ key }) => key)
const actions = async (entityId: string) => {
  const entries = await app.services.database.prisma.auditEntry.findMany({
    where: { entityId },
    orderBy: { seq: 'asc' },
  })
  return entries.map(({ action }) => action)
}

describe('while nobody has changed anything', () => {
  it('visitors see what comes with the program, word for word, called illustrative', async () => {
    expect(await shownCases(app)).toEqual(cases.map((study) => ({ ...study, isSample: true })))
  })

  it('staff find the same, published, and no row is written for it', async () => {
    const items = await answered(await ask(app, '/admin/content?kind=cases', viewer), contentListSchema)
    expect(
      items.items.map(({ key, state, isSample, missing, version, updatedAt }) => {
        return { key, state, isSample, missing, version, updatedAt }
      }),
    ).toEqual(
      firstKeys.map((key) => ({ key, state: 'published', isSample: true, missing: [], version: 1, updatedAt: null })),
    )
    const all = await answered(await ask(app, '/admin/content', viewer), contentListSchema)
    expect(all.items.filter(({ kind }) => kind === 'cases')).toEqual(items.items)
    expect(new Set(all.items.map(({ kind }) => kind)).size).toBeGreaterThan(5)
    const [first] = items.items
    expect((await content.read(first?.id ?? '')).data).toEqual(firstCase())
    expect(await app.services.database.prisma.contentEntry.count()).toBe(0)
  })

  it('an answer is 304 until something is published', async () => {
    const first = await fetch(`${app.url}/api/v1/case-studies`)
    const again = () =>
      fetch(`${app.url}/api/v1/case-studies`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect((await again()).status).toBe(304)
    const made = await content.add(harbourCase)
    expect((await again()).status).toBe(304)
    await content.publish(made)
    expect((await again()).status).toBe(200)
  })
})

describe('an entry', () => {
  it('is written, saved, published and withdrawn: visitors see what was published last', async () => {
    const draft = await content.add(harbourCase)
    expect(draft).toMatchObject({
      key: 'harbour-warehouse',
      state: 'draft',
      isSample: false,
      version: 1,
      updatedBy: '何編輯',
    })
    expect(await keys()).toEqual(firstKeys)
    const published = await content.publish(draft)
    expect(published).toMatchObject({ state: 'published', hasChanges: false, version: 2 })
    expect(await keys()).toEqual([...firstKeys, 'harbour-warehouse'])
    const saved = await content.save(published, { ...harbourCase, size: { 'zh-TW': '四層', en: 'Four storeys' } })
    expect(saved).toMatchObject({ state: 'published', hasChanges: true, version: 3 })
    expect((await shownCases(app)).at(-1)?.size.en).toBe('Three storeys')
    const again = await content.publish(saved)
    expect(again.hasChanges).toBe(false)
    expect((await shownCases(app)).at(-1)).toMatchObject({ size: { en: 'Four storeys' }, isSample: false })
    const withdrawn = await content.withdraw(again)
    expect(withdrawn.state).toBe('draft')
    expect(await keys()).toEqual(firstKeys)
    expect(await actions(draft.id)).toEqual([
      'content.created',
      'content.published',
      'content.updated',
      'content.published',
      'content.withdrawn',
    ])
  })

  it('saved as it is makes no version', async () => {
    const draft = await content.add(harbourCase)
    expect(await content.save(draft, harbourCase)).toEqual(draft)
  })

  it('is called illustrative until its figures are others, however it is worded', async () => {
    const [first] = await content.list()
    if (!first) throw new Error('There is no case')
    const worded = await content.save(first, { ...firstCase(), size: { 'zh-TW': '廿八層', en: '28 storeys' } })
    expect(worded.isSample).toBe(true)
    await content.publish(worded)
    expect((await shownCases(app))[0]).toMatchObject({ size: { en: '28 storeys' }, isSample: true })
    const measured = await content.save(await content.read(first.id), harbourCase)
    expect(measured).toMatchObject({ isSample: false, key: 'office-leaks' })
    await content.publish(measured)
    const shown = await shownCases(app)
    expect(shown.map(({ isSample }) => isSample)).toEqual([false, true, true, true, true])
    expect(shown[0]).toEqual({ ...harbourCase, key: 'office-leaks', isSample: false })
  })

  it('without one language is published, and told to staff as missing', async () => {
    const { en: _en, ...size } = harbourCase.size
    const made = await content.add({ ...harbourCase, size, changed: { en: 'Pumps start.' } })
    expect(made.missing).toEqual(['zh-TW', 'en'])
    await content.publish(made)
    expect((await shownCases(app)).at(-1)).toMatchObject({
      size: { 'zh-TW': '三層', en: '' },
      changed: { 'zh-TW': '', en: 'Pumps start.' },
    })
  })

  it('is deleted and brought back as it was', async () => {
    const [first] = await content.list()
    if (!first) throw new Error('There is no case')
    const deleted = await content.remove(first)
    expect(deleted.isDeleted).toBe(true)
    expect(await keys()).toEqual(firstKeys.slice(1))
    expect((await content.list()).at(-1)).toMatchObject({ id: first.id, isDeleted: true })
    const { version } = deleted
    const write = { kind: 'cases', data: harbourCase, version }
    await refused(await content.send('PUT', `/${first.id}`, write), 404, 'content.not_found')
    await refused(
      await content.send('POST', `/${first.id}/publish`, { version, from: null, until: null }),
      404,
      'content.not_found',
    )
    expect(await content.undelete(deleted)).toMatchObject({ isDeleted: false, state: 'published' })
    expect(await keys()).toEqual(firstKeys)
    expect(await shownCases(app)).toEqual(cases.map((study) => ({ ...study, isSample: true })))
  })

  it('all deleted are none for visitors, not the first ones again', async () => {
    for (const entry of await content.list()) await content.remove(entry)
    expect(await shownCases(app)).toEqual([])
  })

  it('keeps each version, and saves an earlier one again as a draft', async () => {
    const [first] = await content.list()
    if (!first) throw new Error('There is no case')
    const changed = await content.publish(await content.save(first, harbourCase))
    const restored = await content.restore(changed, 1)
    expect(restored).toMatchObject({ data: firstCase(), isSample: true, hasChanges: true, version: 4 })
    expect((await shownCases(app))[0]?.site.en).toBe('Harbour warehouse')
    await content.publish(restored)
    expect(await shownCases(app)).toEqual(cases.map((study) => ({ ...study, isSample: true })))
    const { items } = await answered(await content.send('GET', `/${first.id}/history`), contentHistorySchema)
    expect(items.map(({ version, change, by }) => [version, change, by])).toEqual([
      [5, 'published', '何編輯'],
      [4, 'restored', '何編輯'],
      [3, 'published', '何編輯'],
      [2, 'saved', '何編輯'],
      [1, 'first', ''],
    ])
    expect(items[3]?.data).toEqual(harbourCase)
    const restore = { version: 5, to: 77 }
    await refused(await content.send('POST', `/${first.id}/restore`, restore), 404, 'revision.not_found')
  })

  it('has its history before it has a row', async () => {
    const [first] = await content.list()
    const { items } = await answered(await content.send('GET', `/${first?.id}/history`), contentHistorySchema)
    expect(items).toMatchObject([{ version: 1, change: 'first', at: null, data: firstCase() }])
  })
})

describe('a picture', () => {
  it('that was uploaded is shown in its widths, with what is said of it, until it is taken off', async () => {
    const { url, size } = await uploaded(app, editor, await photoOfPlace())
    const picture = { url, ...size, alt: { 'zh-TW': '碼頭', en: '' } }
    const made = await content.publish(await content.add({ ...harbourCase, picture }))
    const shown = async () => (await shownCases(app)).find(({ site }) => site.en === 'Harbour warehouse')?.picture
    expect(await shown()).toEqual({ url, width: 600, height: 800, alt: picture.alt })
    expect((await fetch(`${app.url}${url}/480.avif`)).headers.get('content-type')).toBe('image/avif')
    const bare = await content.publish(await content.save(made, harbourCase))
    expect(await shown()).toBeUndefined()
    await content.publish(await content.restore(bare, made.version))
    expect(await shown()).toMatchObject({ url })
  })

  it.each(['https://pictures.example/a.jpg', '/logo.png'])('from elsewhere, %s, is refused', async (url) => {
    const picture = { url, width: 4, height: 3, alt: { 'zh-TW': '', en: '' } }
    const answer = await content.send('POST', '', { kind: 'cases', data: { ...harbourCase, picture } })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors?.map(({ path, code }) => [path, code])).toEqual([['data.picture.url', 'media_not_uploaded']])
  })
})

describe('what is refused', () => {
  it.each([
    ['data.site', {}, { site: { 'zh-TW': '', en: ' ' } }],
    ['data.site.en', {}, { site: { 'zh-TW': '甲', en: 'x'.repeat(81) } }],
    ['data.measures', {}, { measures: [] }],
    ['data.measures.0.before', {}, { measures: [{ ...harbourCase.measures[0], before: 0 }] }],
    ['data.solution.to', {}, { solution: { ...harbourCase.solution, to: 'https://other.example/' } }],
    ['data.solution.to', {}, { solution: { ...harbourCase.solution, to: '/no-such-page' } }],
    ['data.solution.to', {}, { solution: { ...harbourCase.solution, to: '//other.example' } }],
    ['data.installed.0.count', {}, { installed: [{ ...harbourCase.installed[0], count: 0 }] }],
    ['kind', { kind: 'weather' }, {}],
  ])('names %s', async (path, more, data) => {
    const body = { kind: 'cases', data: { ...harbourCase, ...data }, ...more }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors?.some((error) => error.path.startsWith(path))).toBe(true)
  })

  it('more entries than a kind can have', async () => {
    const { prisma } = app.services.database
    await content.add(harbourCase)
    const deleted = await content.remove(await content.add(harbourCase))
    const rows = Array.from({ length: 94 }, (_, index) => ({
      id: crypto.randomUUID(),
      kind: 'cases',
      key: `k${index}`,
      position: 10 + index,
      version: 1,
    }))
    await prisma.contentEntry.createMany({ data: rows })
    await prisma.contentRevision.createMany({
      data: rows.map(({ id }) => ({
        entryId: id,
        version: 1,
        change: 'created',
        data: harbourCase,
        isSample: false,
        by: '',
      })),
    })
    const problem = await refused(
      await content.send('POST', '', { kind: 'cases', data: harbourCase }),
      400,
      'request.invalid',
    )
    expect(problem.errors).toMatchObject([{ path: 'kind', code: 'too_many_entries', params: { most: 100 } }])
    const back = await content.send('POST', `/${deleted.id}/undelete`, { version: deleted.version })
    expect((await refused(back, 400, 'request.invalid')).errors).toMatchObject([{ path: 'version' }])
    const ids = (await content.list()).filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
    expect((await content.send('PUT', '/order', { kind: 'cases', ids })).status).toBe(200)
  })

  it('of three hundred that were deleted the last hundred are listed, below the others', async () => {
    const { prisma } = app.services.database
    const made = await content.add(harbourCase)
    const rows = Array.from({ length: 300 }, (_, index) => ({
      id: crypto.randomUUID(),
      kind: 'cases',
      key: `d${index}`,
      position: 10 + index,
      version: 1,
      deletedAt: new Date(begin.getTime() - index * 1000),
    }))
    await prisma.contentEntry.createMany({ data: rows })
    await prisma.contentRevision.createMany({
      data: rows.map(({ id }) => ({
        entryId: id,
        version: 1,
        change: 'deleted',
        data: harbourCase,
        isSample: false,
        by: '',
      })),
    })
    const listed = await content.list()
    expect(listed.map(({ key }) => key)).toEqual([...firstKeys, made.key, ...rows.slice(0, 100).map(({ key }) => key)])
  })

  it('an end that is over, or before the start', async () => {
    const { id } = await content.add(harbourCase)
    const publish = (from: string | null, until: string) =>
      content.send('POST', `/${id}/publish`, { version: 1, from, until })
    const over = await refused(await publish(null, '2027-03-26T00:00:00Z'), 400, 'request.invalid')
    expect(over.errors).toMatchObject([{ path: 'until', code: 'past' }])
    const wrong = await refused(await publish('2027-05-02T00:00:00Z', '2027-05-01T00:00:00Z'), 400, 'request.invalid')
    expect(wrong.errors).toMatchObject([{ path: 'until', code: 'not_after_start' }])
  })
})

describe('two editors at once', () => {
  it('the second is told what the first has saved', async () => {
    const made = await content.add(harbourCase)
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map((name) =>
        content.send('PUT', `/${made.id}`, {
          kind: 'cases',
          data: { ...harbourCase, site: { 'zh-TW': name, en: '' } },
          version: 1,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(await late?.json()).toMatchObject({ code: 'record.changed', current: { id: made.id, version: 2 } })
  })

  it('both write the first change of a kind, and its entries are there once', async () => {
    const [one, other] = await content.list()
    if (!one || !other) throw new Error('There are no cases')
    await Promise.all([content.save(one, harbourCase), content.save(other, harbourCase), content.add(harbourCase)])
    expect((await content.list()).map(({ key }) => key)).toEqual([...firstKeys, 'harbour-warehouse'])
  })

  it('an order that leaves somebody’s new entry out is refused', async () => {
    const ids = (await content.list()).map(({ id }) => id)
    const reversed = ids.toReversed()
    const order = (wanted: string[]) => content.send('PUT', '/order', { kind: 'cases', ids: wanted })
    expect((await order(reversed)).status).toBe(200)
    expect(await keys()).toEqual(firstKeys.toReversed())
    await content.add(harbourCase)
    const problem = await refused(await order(ids), 409, 'record.changed')
    expect(contentListSchema.parse(problem.current).items).toHaveLength(6)
    await refused(await order([...ids, ids[0] ?? '']), 400, 'request.invalid')
  })
})

describe('a schedule', () => {
  const at = (moment: string) => {
    now = new Date(moment)
  }
  /** As somebody who has just signed in: days have passed. */
  const stateOf = async (id: string) => (await contentOf(app, await staffOf('editor')).read(id)).state

  it('begins and ends at its moment, in Hong Kong, whatever clocks are changed elsewhere', async () => {
    const made = await content.add(harbourCase)
    // Europe's clocks go forward on 28 March 2027 at 01:00 UTC, this process's (Chatham) back on 3 April at 14:00 UTC.
    const scheduled = await content.publish(made, '2027-03-28T09:00:00+08:00', '2027-04-03T22:00:00+08:00')
    expect(scheduled).toMatchObject({
      state: 'scheduled',
      publishFrom: '2027-03-28T01:00:00.000Z',
      publishUntil: '2027-04-03T14:00:00.000Z',
    })
    expect(await keys()).toEqual(firstKeys)
    at('2027-03-28T00:59:59.999Z')
    expect(await keys()).toEqual(firstKeys)
    at('2027-03-28T01:00:00Z')
    expect(await keys()).toEqual([...firstKeys, 'harbour-warehouse'])
    expect(await stateOf(made.id)).toBe('published')
    at('2027-04-03T13:59:59Z')
    expect(await keys()).toHaveLength(6)
    at('2027-04-03T14:00:00Z')
    expect(await keys()).toEqual(firstKeys)
    expect(await stateOf(made.id)).toBe('ended')
  })

  it('is told to kept pages without a visitor: a moment after', async () => {
    let told = 0
    app.services.onChange(() => {
      told += 1
    })
    await content.publish(await content.add(harbourCase), '2027-03-28T00:00:00Z')
    await expect.poll(() => told).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const before = told
    at('2027-03-28T00:00:00Z')
    await expect.poll(() => told, { timeout: 10_000 }).toBeGreaterThan(before)
  })
})

describe('two instances', () => {
  it('the other hears of what was published', async () => {
    const { createContentRepo, createPublishedContent, firstVersionsOf } = await import(
      '#server/modules/content/index.ts'
    )
    const { listen } = await import('#server/platform/database/events.ts')
    const { openDatabase } = await import('#server/platform/database/database.ts')
    const database = openDatabase(app.databaseUrl, () => undefined)
    const { pino } = await import('pino')
    const other = createPublishedContent({
      repo: createContentRepo(database.prisma),
      firstVersions: firstVersionsOf(false, new Date()),
      now: () => now,
      log: pino({ level: 'silent' }),
      onChange: () => undefined,
    })
    const events = listen(app.databaseUrl, [{ on: 'content.changed', run: () => void other.refresh() }])
    try {
      await expect.poll(() => events.isListening()).toBe(true)
      expect(other.current('cases')).toHaveLength(5)
      await content.publish(await content.add(harbourCase))
      await expect.poll(() => other.current('cases').map(({ key }) => key)).toContain('harbour-warehouse')
    } finally {
      other.stop()
      await events.close()
      await database.close()
    }
  })
})

describe('a row that no longer is as its kind should be', () => {
  it('is left out, and the others are shown', async () => {
    const made = await content.publish(await content.add(harbourCase))
    const { prisma } = app.services.database
    await prisma.contentRevision.updateMany({ where: { entryId: made.id }, data: { data: { site: 'x' } } })
    await app.services.publishedContent.refresh()
    expect(await keys()).toEqual(firstKeys)
  })
})
