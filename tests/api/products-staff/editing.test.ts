import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPreviewAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import { detail, names, problemAt } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Editor, editorOf, idOf } from './products.ts'

let app: TestApp
let editor: StaffMember
let products: Editor

beforeAll(async () => {
  app = await startTestApp()
  editor = await createStaff(app, 'editor', { name: 'Mei' })
  products = editorOf(app, editor)
})

afterAll(() => app.close())

describe('adding a product', () => {
  it('makes one of the shop’s own, on the site at once, with what follows from its record', async () => {
    const created = await products.create({
      name: '溫度計',
      nameEn: 'Thermometer',
      msrp: 'HK$1,000',
      category: 'hardware',
    })
    expect(created).toMatchObject({
      slug: 'thermometer',
      source: 'local',
      version: 1,
      isRetired: false,
      record: { name: '溫度計', msrp: 'HK$1,000', sku: null, tags: [] },
      derived: { msrp: 1000, partnerPrice: 600, minSellingPrice: 800, stockStatus: 'out-of-stock' },
      pending: [],
      notionUrl: null,
    })
    expect(await detail(app, 'thermometer')).toMatchObject({ name: '溫度計' })
    expect(await products.history(created)).toEqual([
      expect.objectContaining({ version: 1, created: true, origin: 'staff', actorName: 'Mei' }),
    ])
  })

  it('another of the same name gets an address of its own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => products.create({ name: 'Twin' })))
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['twin', 'twin-2', 'twin-3', 'twin-4', 'twin-5'])
  })

  it('takes no name of blanks, and keeps no half of a sign', async () => {
    await refused(await products.send('POST', '', { record: { name: '  ' } }), 400, 'request.invalid')
    expect((await products.create({ name: 'Half', description: 'half \ud83d\r\n' })).record.description).toBe(
      'half \ufffd',
    )
  })
})

describe('editing', () => {
  it.each<[string, object, string]>([
    ['an MSRP without a number', { msrp: 'Ask us' }, 'record.msrp'],
    ['an MSRP in another currency', { msrp: 'US$5' }, 'record.msrp'],
    ['an amount that does not fit', { msrp: '999999999999/month', term: null }, 'record.msrp'],
    ['a margin over 100', { margin: '101' }, 'record.margin'],
    ['an unknown category', { category: 'Furniture' }, 'record.category'],
    ['a term of no kind', { term: 'Sometimes' }, 'record.term'],
    ['an availability without a word that is known', { availability: 'Perhaps' }, 'record.availability'],
    ['a connectivity of no kind', { connectivityType: 'Pigeon' }, 'record.connectivityType'],
    ['a name of nothing', { name: '' }, 'record.name'],
    ['a text that is too long', { sku: 'x'.repeat(101) }, 'record.sku'],
    ['a control character', { sku: 'a\u0007' }, 'record.sku'],
  ])('refuses %s, by its field, and changes nothing', async (_what, record, path) => {
    const before = await products.get(await idOf(app, 'smart-energy-meter'))
    const answer = await products.send('PATCH', `/${before.id}`, {
      version: before.version,
      record: { sku: 'S', ...record },
    })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors?.map((error) => error.path)).toEqual([path])
    expect(await products.get(before.id)).toEqual(before)
  })

  it('what was unreadable before does not stand in the way of another field', async () => {
    const { prisma } = app.services.database
    const made = await products.create({ name: 'Odd one', msrp: '5' })
    await prisma.$executeRaw`UPDATE "Product" SET "record" = "record" || '{"term": "Sometimes"}' WHERE "id" = ${made.id}::uuid`
    const edited = await products.edit(made, { availability: '7' })
    expect(edited).toMatchObject({ derived: { stockQuantity: 7 }, warnings: [{ field: 'term' }] })
  })

  it('makes a sample the shop’s own; its columns, slug, issues and history follow', async () => {
    const sample = await products.get(await idOf(app, 'parking-sensor'))
    const edited = await products.edit(sample, { nameEn: 'Parking Bay Sensor', msrp: '2000', description: '' })
    expect(edited).toMatchObject({
      slug: 'parking-bay-sensor',
      source: 'local',
      version: sample.version + 1,
      derived: { msrp: 2000, partnerPrice: 1200 },
      record: { description: null },
      issues: ['missing-chinese'],
    })
    const [last] = await products.history(edited)
    expect(last).toMatchObject({ version: edited.version, origin: 'staff', actorName: 'Mei', created: false })
    expect(last?.changes).toEqual([
      { field: 'nameEn', from: 'Parking Sensor', to: 'Parking Bay Sensor' },
      { field: 'description', from: sample.record.description, to: null },
      { field: 'msrp', from: sample.record.msrp, to: '2000' },
    ])
    expect((await detail(app, 'parking-sensor')).slug).toBe('parking-bay-sensor')
  })

  it('that says nothing new leaves no version behind', async () => {
    const made = await products.create({ name: 'Same', msrp: '10' })
    expect(await products.edit(made, { msrp: ' 10 ', sku: '' })).toEqual(made)
    expect(await products.history(made)).toHaveLength(1)
  })

  it('twenty at once: one of each version is taken, and the versions are a chain', async () => {
    let product = await products.create({ name: 'Chain', msrp: '0' })
    for (let round = 1; round <= 2; round += 1) {
      const body = (n: number) => ({ version: product.version, record: { msrp: String(round * 100 + n) } })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => products.send('PATCH', `/${product.id}`, body(n))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      product = await products.get(product.id)
    }
    const history = await products.history(product)
    expect(history.map(({ version }) => version)).toEqual([3, 2, 1])
    for (const [index, { changes }] of history.slice(0, -1).entries()) {
      expect(changes[0]?.from).toBe(history[index + 1]?.changes.find(({ field }) => field === 'msrp')?.to)
    }
  })

  it('is noted in the audit log, with what changed', async () => {
    const made = await products.create({ name: 'Noted', msrp: '1' })
    await products.edit(made, { msrp: '2' })
    const entries = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: made.id },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ action, entityName, before, after }) => [action, entityName, before, after])).toEqual([
      ['product.created', 'Noted', null, { name: 'Noted', msrp: '1' }],
      ['product.updated', 'Noted', { msrp: '1' }, { msrp: '2' }],
    ])
  })
})

describe('retiring and restoring', () => {
  it('takes a product off the site at once, and brings it back', async () => {
    const made = await products.create({ name: 'Comes and goes' })
    expect(await names(app)).toContain('Comes and goes')
    const retired = await products.retire(made)
    expect(retired.isRetired).toBe(true)
    expect(await names(app)).not.toContain('Comes and goes')
    expect((await problemAt(app, `/api/v1/products/${made.slug}`, 410)).code).toBe('product.retired')
    await refused(await products.send('POST', `/${made.id}/retire`, { version: retired.version }), 409, 'product.state')
    await refused(await products.send('POST', `/${made.id}/restore`, { version: made.version }), 409, 'record.changed')
    expect(await products.restore(retired)).toMatchObject({ isRetired: false, version: 3 })
    expect(await names(app)).toContain('Comes and goes')
    const changes = (await products.history(made)).map((revision) => revision.changes)
    expect(changes.slice(0, 2)).toEqual([
      [{ field: 'retired', from: true, to: false }],
      [{ field: 'retired', from: false, to: true }],
    ])
  })
})

describe('what Notion has not been told', () => {
  it('is named, of a product that has a page; what is put back is not', async () => {
    const made = await products.create({ name: 'Linked', msrp: '100', sku: 'A' })
    const { prisma } = app.services.database
    await prisma.$executeRaw`
      UPDATE "Product" SET "source" = 'notion', "notionPageId" = ${randomUUID()}, "synced" = "record" WHERE "id" = ${made.id}::uuid`
    const edited = await products.edit(made, { msrp: '120', sku: 'B' })
    expect(edited).toMatchObject({ source: 'notion', pending: ['sku', 'msrp'] })
    expect(edited.notionUrl).toMatch(/^https:\/\/www\.notion\.so\//)
    const back = await products.edit(edited, { msrp: '100' })
    expect(back.pending).toEqual(['sku'])
    expect((await products.retire(back)).pending).toEqual(['sku', 'retired'])
  })
})

describe('a machine’s translation', () => {
  it('stays while neither text is edited; what a person writes is no longer a machine’s', async () => {
    const made = await products.create({ name: '機器', description: '說明' })
    const { prisma } = app.services.database
    const marks = ['nameEn', 'descriptionEn']
    const texts = { nameEn: 'Machine', descriptionEn: 'Text', machineTranslated: marks }
    await prisma.product.update({ where: { id: made.id }, data: texts })
    const priced = await products.edit(made, { msrp: '5' })
    expect(priced.machineTranslated).toEqual(marks)
    expect(await detail(app, made.slug)).toMatchObject({ nameEn: 'Machine', descriptionEn: 'Text' })
    const named = await products.edit(priced, { nameEn: 'Engine' })
    expect(named.machineTranslated).toEqual(['descriptionEn'])
    const reverted = await products.revert(named, priced.version)
    expect(reverted.machineTranslated).toEqual(marks)
    expect(await detail(app, made.slug)).toMatchObject({ nameEn: 'Machine', descriptionEn: 'Text' })
  })
})

describe('history', () => {
  it('comes in pages, the newest first', async () => {
    let product = await products.create({ name: 'Paged' })
    for (const msrp of ['1', '2', '3']) product = await products.edit(product, { msrp })
    const page = async (query: string) => (await products.send('GET', `/${product.id}/history?${query}`)).json()
    const first = await page('limit=3')
    expect(first.items.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2])
    expect(first.next).toBe(2)
    expect(await page('limit=3&before=2')).toMatchObject({ items: [{ version: 1 }], next: null })
    await refused(await products.send('GET', `/${product.id}/history?limit=0`), 400, 'request.invalid')
  })
})

describe('reverting', () => {
  it('makes a product what it was, as a change of its own', async () => {
    const first = await products.create({ name: 'Was', msrp: '1', tags: ['a'] })
    const second = await products.edit(first, { msrp: '2', tags: ['a', 'b'] })
    const third = await products.retire(await products.edit(second, { name: 'Is', msrp: '3' }))
    const reverted = await products.revert(third, 2)
    expect(reverted).toMatchObject({ version: 5, isRetired: false, record: second.record, slug: 'was' })
    expect((await products.history(first))[0]).toMatchObject({ origin: 'revert', actorName: 'Mei' })
    expect(await products.revert(reverted, 1)).toMatchObject({ version: 6, record: first.record })
  })

  it('refuses a version that there is not, or whose way back is not known', async () => {
    const made = await products.create({ name: 'Known' })
    await refused(await products.send('POST', `/${made.id}/revert`, { version: 1, to: 2 }), 404, 'revision.not_found')
    await refused(await products.send('POST', `/${made.id}/revert`, { version: 7, to: 1 }), 404, 'revision.not_found')
    const { prisma } = app.services.database
    await prisma.product.update({ where: { id: made.id }, data: { version: 3 } })
    await refused(await products.send('POST', `/${made.id}/revert`, { version: 3, to: 1 }), 404, 'revision.not_found')
  })
})

describe('preview', () => {
  it('says what would follow, and what cannot be read, and writes nothing', async () => {
    const count = () => app.services.database.prisma.product.count()
    const before = await count()
    const record = { msrp: '399/month', margin: '200', category: 'AI 軟件' }
    const preview = await answered(await products.send('POST', '/preview', { record }), recordPreviewAnswerSchema)
    expect(preview).toMatchObject({
      derived: {
        category: 'software',
        period: 'month',
        msrp: 399,
        licenseAnnual: 4788,
        partnerPrice: 239.4,
        term: 'annual',
      },
      warnings: [
        {
          field: 'margin',
          message: 'is no percentage from 0 to 100; taken as 20',
          code: 'no_percentage',
          consequence: syncNote('then.taken-as', { value: '20' }),
        },
      ],
    })
    expect(await count()).toBe(before)
  })
})
