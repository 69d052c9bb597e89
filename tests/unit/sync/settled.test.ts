import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { settled } from '#server/modules/sync/push/push.rules.ts'
import { recordWith } from '../products/record.ts'

type Values = Partial<CatalogueRecord>

interface Story {
  /** What was agreed before; null of a new page. */
  base: Values | null
  /** What the product said when it was sent, and what of that was sent, as it reads. */
  sent: Values
  readBack: Values
  /** What it says by now, where that is something else. */
  now?: Values
  page: Values
}

function outcome({ base, sent, readBack, now = sent, page }: Story, retiredAt: Date | null = null) {
  return settled(
    { record: recordWith(sent) },
    { record: recordWith(now), synced: base && recordWith(base), retiredAt },
    readBack,
    { record: recordWith(page) },
  )
}

/** Agreed on 1,000 dollars; 1,180 were sent. */
const story: Story = {
  base: { sku: 'A-1', msrp: '1000' },
  sent: { sku: 'A-1', msrp: '1180' },
  readBack: { msrp: '1180' },
  page: { sku: 'A-1', msrp: '1180' },
}

describe('after a page was written', () => {
  interface Outcome {
    ours: Values
    agreed: Values
    pending: RecordField[]
    whole: boolean
  }

  it.each<[string, Partial<Story>, Outcome]>([
    ['what was sent is agreed', {}, { ours: story.page, agreed: story.page, pending: [], whole: true }],
    [
      'what was sent is told as it reads there',
      { sent: { ...story.sent, msrp: 'HK$1,180.00' } },
      { ours: story.page, agreed: story.page, pending: [], whole: true },
    ],
    [
      'what was edited here since stays, and waits to be sent',
      { now: { sku: 'A-1', msrp: '1300' } },
      { ours: { sku: 'A-1', msrp: '1300' }, agreed: story.page, pending: ['msrp'], whole: true },
    ],
    [
      'what was cleared here since stays so, and waits to be sent',
      { now: { sku: 'A-1', msrp: null } },
      { ours: { sku: 'A-1', msrp: null }, agreed: story.page, pending: ['msrp'], whole: true },
    ],
    [
      'what waited beside it still waits',
      { sent: { sku: 'B', msrp: '1180' } },
      { ours: { sku: 'B', msrp: '1180' }, agreed: story.page, pending: ['sku'], whole: true },
    ],
    [
      'what somebody changed there meanwhile is left for the next reading',
      { page: { sku: 'B', msrp: '1180' } },
      { ours: story.page, agreed: story.page, pending: [], whole: false },
    ],
    [
      'what somebody filled in there meanwhile is left for the next reading',
      { page: { ...story.page, barrier: 'No' } },
      { ours: story.page, agreed: story.page, pending: [], whole: false },
    ],
  ])('%s', (_what, given, { ours, agreed, pending, whole }) => {
    expect(outcome({ ...story, ...given })).toEqual({
      ours: { record: recordWith(ours), retired: false },
      agreed: { record: recordWith(agreed), retired: false },
      pending,
      whole,
      merge: { conflicts: [] },
    })
  })

  it.each<[string, Date | null, string[]]>([
    ['that was retired since is to be put in the trash', new Date(0), ['retired']],
    ['that is listed stays so', null, []],
  ])('a product %s', (_what, retiredAt, pending) => {
    const retired = retiredAt !== null
    expect(outcome(story, retiredAt)).toMatchObject({ ours: { retired }, agreed: { retired: false }, pending })
  })
})

describe('of a new page', () => {
  const fresh: Story = {
    base: null,
    sent: { msrp: '1180' },
    readBack: { name: 'Sensor', msrp: '1180' },
    page: { msrp: '1180' },
  }

  it('what nobody said is agreed as the page has it: an unticked box reads as No', () => {
    const { ours, agreed, pending, whole } = outcome({ ...fresh, page: { msrp: '1180', recurring: 'No' } })
    expect([ours.record.recurring, agreed.record.recurring, pending, whole]).toEqual(['No', 'No', [], true])
  })

  it('what could not be sent stays, and waits', () => {
    const { ours, agreed, pending, whole } = outcome({ ...fresh, sent: { msrp: '1180', barrier: 'High' } })
    expect([ours.record.barrier, agreed.record.barrier, pending, whole]).toEqual(['High', null, ['barrier'], true])
  })

  it('what was said here since stays, and waits', () => {
    const { ours, pending } = outcome({ ...fresh, now: { msrp: '1180', sku: 'A-1' } })
    expect([ours.record.sku, pending]).toEqual(['A-1', ['sku']])
  })
})

describe('of pictures', () => {
  const picture = (url: string) => [{ key: 'x', url, name: 'x' }]
  const pictures = { base: { images: [] }, sent: { images: picture('https://shop/x') } }

  it('that were sent the product keeps its own links: Notion’s die within the hour', () => {
    const page = { images: picture('https://notion/x?signed') }
    const { ours, agreed } = outcome({ ...pictures, readBack: { images: pictures.sent.images }, page })
    expect([ours.record.images, agreed.record.images]).toEqual([pictures.sent.images, page.images])
  })
})

const fields = ['sku', 'msrp', 'barrier'] as const
const values = fc.record(Object.fromEntries(fields.map((field) => [field, fc.constantFrom(null, 'a', 'b', 'c')])))

it('nothing that either side has said since is lost, whatever was sent', () => {
  const sentFields = fc.subarray([...fields])
  fc.assert(
    fc.property(values, values, values, values, sentFields, (base, sent, now, page, which) => {
      const readBack = Object.fromEntries(which.map((field) => [field, sent[field]]))
      const { ours, agreed, pending, whole } = outcome({ base, sent, readBack, now, page })
      for (const field of fields) {
        const isEdited = sent[field] !== now[field]
        if (isEdited) expect(ours.record[field]).toBe(now[field])
        if (isEdited && agreed.record[field] !== now[field]) expect(pending).toContain(field)
        if (!which.includes(field)) expect(agreed.record[field]).toBe(base[field])
        if (agreed.record[field] !== page[field]) expect(whole).toBe(false)
      }
    }),
  )
})
