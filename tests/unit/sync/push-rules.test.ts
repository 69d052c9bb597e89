import { describe, expect, it } from 'vitest'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { MirrorProduct } from '#server/modules/sync/import/import.repo.ts'
import { mapProperties } from '#server/modules/sync/mapping/mapping.ts'
import { columnOf } from '#server/modules/sync/notion/cells.ts'
import {
  isIdle,
  isPageOf,
  type Pushable,
  pushableOf,
  pushChanges,
  pushOf,
  refusalOf,
} from '#server/modules/sync/push/push.rules.ts'
import { recordWith } from '../products/record.ts'

/** Of a database that has no column for barriers. */
const mapped = mapProperties(
  [
    { name: '產品名稱', id: 'title', type: 'title' },
    { name: 'SKU', id: 'sku', type: 'rich_text' },
    { name: 'MSRP', id: 'msrp', type: 'number' },
    { name: 'Margin', id: 'margin', type: 'number' },
    { name: 'Category', id: 'category', type: 'select' },
  ].map(columnOf),
  {},
)

/** A product with a page that both sides agree on: "Sensor", A-1, 1,000 dollars. */
function linked(values: Partial<Pushable> = {}, edited: Partial<CatalogueRecord> = {}): Pushable {
  const agreed = { sku: 'A-1', msrp: '1000' }
  return {
    id: 'product',
    name: 'Sensor',
    notionPageId: 'page',
    source: 'notion',
    record: recordWith({ ...agreed, ...edited }),
    synced: recordWith(agreed),
    syncedRetired: false,
    pending: Object.keys(edited),
    retired: false,
    ...values,
  }
}

/** One that was made here, and that Notion has never heard of. */
const local = (record: Partial<CatalogueRecord> = {}, values: Partial<Pushable> = {}) =>
  linked({ notionPageId: null, source: 'local', synced: null, pending: [], record: recordWith(record), ...values })

function found(product: Pushable) {
  const push = pushOf(product, mapped)
  if (!push) throw new Error('Nothing is to be sent')
  return push
}

const inEnglish = (note: SyncNote | null) => note && syncNoteIn(note, 'en')

describe('what an export has to do for a product', () => {
  it.each<[string, Pushable]>([
    ['that was retired before it had a page', local({}, { retired: true })],
    ['that has no page and is a sample', local({}, { source: 'sample' })],
    ['whose page is in the trash, as was agreed', linked({ syncedRetired: true, retired: true }, { msrp: '1100' })],
  ])('is nothing for one %s', (_which, product) => {
    expect(pushOf(product, mapped)).toBeUndefined()
  })

  it('is a page with all that it says and nothing else, where it has none', () => {
    const { writing, ...push } = found(local({ sku: 'A-1', msrp: 'HK$1,180.00', barrier: 'High' }))
    expect(push).toEqual({
      fields: [
        { field: 'name', from: '', to: 'Sensor' },
        { field: 'sku', from: null, to: 'A-1' },
        { field: 'msrp', from: null, to: '1180' },
      ],
      trash: undefined,
    })
    expect(Object.keys(writing.properties)).toEqual(['title', 'sku', 'msrp'])
    expect(writing.unmapped).toEqual(['barrier'])
  })

  it('is what was changed here, from what Notion said last to how it will be read back', () => {
    const { writing, ...push } = found(linked({}, { msrp: 'HK$1,180.00', sku: null }))
    expect(push).toEqual({
      fields: [
        { field: 'sku', from: 'A-1', to: null },
        { field: 'msrp', from: '1000', to: '1180' },
      ],
      trash: undefined,
    })
    expect(writing.properties).toEqual({ sku: { rich_text: [] }, msrp: { number: 1180 } })
  })

  it('puts the page of one that was retired here in the trash', () => {
    expect(found(linked({ retired: true, pending: ['retired'] }))).toMatchObject({ fields: [], trash: true })
  })

  it('takes out the page of one that was listed again, beside what was changed', () => {
    const product = linked({ syncedRetired: true, pending: ['msrp', 'retired'] }, { msrp: '1100' })
    expect(found(product)).toMatchObject({ fields: [{ field: 'msrp', to: '1100' }], trash: false })
  })

  it('touches no trash where there is no page', () => {
    expect(found(local({}, { pending: ['retired'] })).trash).toBeUndefined()
  })
})

describe('an export has nothing to do now', () => {
  it.each<[boolean, string, Pushable]>([
    [true, 'what was changed has no column', linked({}, { barrier: 'High' })],
    [true, 'nothing was changed', linked()],
    [false, 'something can be sent', linked({}, { msrp: '1100' })],
    [false, 'a column refuses what was changed', linked({}, { msrp: 'Ask us' })],
    [false, 'its page goes to the trash', linked({ retired: true, pending: ['retired'] })],
    [false, 'its page comes out of the trash', linked({ syncedRetired: true, pending: ['retired'] })],
  ])('%s: %s', (is, _where, product) => {
    expect(isIdle(found(product))).toBe(is)
  })
})

describe('why not everything is sent', () => {
  it.each<[string, Partial<CatalogueRecord>, unknown]>([
    ['nothing where it is', { msrp: '1100' }, null],
    ['the reason of the one field', { msrp: 'Ask us', sku: 'B' }, expect.stringMatching(/MSRP “Ask us”[^“]*$/)],
    ['those of each field', { msrp: 'Ask us', margin: 'Much' }, expect.stringMatching(/MSRP “Ask us”.*Margin “Much”/)],
  ])('%s', (_what, edited, reason) => {
    expect(inEnglish(refusalOf(found(linked({}, edited))))).toEqual(reason)
  })
})

describe('a push as rows of a run', () => {
  const common = {
    side: 'notion',
    productId: 'product',
    pageId: 'page',
    name: 'Sensor',
    fields: [],
    marks: [],
    error: null,
  }
  const made = { field: 'name', from: '', to: 'Sensor' }
  const madeSku = { field: 'sku', from: null, to: 'A-1' }
  const toB = { field: 'sku', from: 'A-1', to: 'B' }
  const refused = { ...common, kind: 'update', error: expect.anything() }
  const changes = (product: Pushable) => pushChanges(product, found(product))

  it.each<[string, Pushable, object[]]>([
    ['a new page', local({ sku: 'A-1' }), [{ ...common, kind: 'create', pageId: null, fields: [made, madeSku] }]],
    [
      'a new page that does not take everything',
      local({ msrp: 'Ask us' }),
      [{ ...common, kind: 'create', pageId: null, fields: [made], error: expect.anything() }],
    ],
    ['a change', linked({}, { sku: 'B' }), [{ ...common, kind: 'update', fields: [toB] }]],
    [
      'a change of the price that staff should look at twice',
      linked({}, { msrp: '2000' }),
      [
        {
          ...common,
          kind: 'update',
          fields: [{ field: 'msrp', from: '1000', to: '2000' }],
          marks: ['price-over-30-percent'],
        },
      ],
    ],
    [
      'a change that is sent in part: what is sent, and why the rest is not',
      linked({}, { sku: 'B', msrp: 'Ask us' }),
      [{ ...refused, fields: [toB] }],
    ],
    [
      'a change that is refused: what was to be sent',
      linked({}, { msrp: 'Ask us' }),
      [{ ...refused, fields: [{ field: 'msrp', from: '1000', to: 'Ask us' }] }],
    ],
    ['a retirement', linked({ retired: true, pending: ['retired'] }), [{ ...common, kind: 'retire' }]],
    [
      'a change before the retirement: a page in the trash takes no values',
      linked({ retired: true, pending: ['sku', 'retired'] }, { sku: 'B' }),
      [
        { ...common, kind: 'update', fields: [toB] },
        { ...common, kind: 'retire' },
      ],
    ],
    [
      'a change after the page is out of the trash',
      linked({ syncedRetired: true, pending: ['sku', 'retired'] }, { sku: 'B' }),
      [
        { ...common, kind: 'restore' },
        { ...common, kind: 'update', fields: [toB] },
      ],
    ],
    ['nothing', linked(), []],
  ])('%s', (_what, product, rows) => {
    expect(changes(product)).toEqual(rows)
  })

  it('is called by its present name', () => {
    expect(changes(linked({ name: 'Sensor' }, { name: 'Detector' }))).toMatchObject([{ name: 'Detector' }])
  })
})

describe('a page is the one that was made for a product', () => {
  const sent = recordWith({ msrp: 'HK$1,180.00', barrier: 'High' })
  const withSku = { ...sent, sku: 'A-1' }

  it.each<[boolean, string, CatalogueRecord, Partial<CatalogueRecord>]>([
    [true, 'it says what was sent, as it reads there', sent, { name: 'Sensor', msrp: '1180' }],
    [true, 'it says more by now', sent, { name: 'Sensor', msrp: '1180', sku: 'A-1', category: 'lpwan' }],
    [false, 'it says something else of what was sent', sent, { name: 'Sensor', msrp: '1200' }],
    [false, 'it bears no more than the name', sent, { name: 'Sensor' }],
    [true, 'it was edited since, and bears name and SKU', withSku, { name: 'Sensor', sku: 'A-1', msrp: '1200' }],
    [true, 'it bears the SKU and another name', withSku, { name: 'Detector', sku: 'A-1', msrp: '1180' }],
    [false, 'it bears the name and another SKU', withSku, { name: 'Sensor', sku: 'B-2', msrp: '1180' }],
    [false, 'neither has a SKU, and it was edited', sent, { name: 'Sensor', sku: null, msrp: '1200' }],
  ])('%s: %s', (is, _where, record, page) => {
    expect(isPageOf(record, { ...blankRecord, ...page }, mapped)).toBe(is)
  })

  it('not where nothing could be sent that it might say', () => {
    expect(isPageOf(sent, { ...blankRecord, name: 'Detector' }, { columns: {} })).toBe(false)
  })
})

it.each([
  [null, false],
  [new Date(0), true],
])('a product that was retired %s is retired: %s', (retiredAt, retired) => {
  expect(pushableOf({ retiredAt } as MirrorProduct)).toEqual({ retiredAt, retired })
})
