import { describe, expect, it } from 'vitest'
import type { FieldChange } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { reconcilePages } from '#server/modules/sync/import/merge-pages.ts'
import { recordWith } from '../products/record.ts'

type Values = Partial<CatalogueRecord>

interface Story {
  /** What was agreed; null where nothing ever was. */
  base: Values | null
  baseRetired?: boolean
  ours: Values
  retired?: boolean
  theirs: Values
  /** The page that it has until now, where that is another. */
  formerPage?: string
  /** Changes of the product, the newest first, as field and what it said before; left out where none is known. */
  history?: [FieldChange['field'], FieldChange['from']][] | undefined
}

/** Merges one page of each story. @returns the results, and of whom the history was asked */
async function merged(stories: Story[], takes = true) {
  const requestedIds: string[][] = []
  const histories = async (ids: string[]) => {
    requestedIds.push(ids)
    const known = stories.flatMap(({ history }, index): [string, FieldChange[]][] => {
      const changes = history?.map(([field, from]) => ({ field, from, to: 'since' }))
      return changes ? [[`product ${index}`, changes]] : []
    })
    return new Map(known)
  }
  const pairs = stories.map(({ base, baseRetired = false, ours, retired = false, theirs, formerPage }, index) => ({
    page: { pageId: `page ${index}`, record: recordWith(theirs) },
    before: {
      id: `product ${index}`,
      record: recordWith(ours),
      retiredAt: retired ? new Date(0) : null,
      synced: base && recordWith(base),
      syncedRetired: baseRetired,
      notionPageId: formerPage ?? `page ${index}`,
      pushStartedAt: null,
    },
  }))
  return { results: await reconcilePages(pairs, takes, { histories }), requestedIds }
}

/** The fields in conflict, and those that wait for an export, of one story. */
async function outcome(story: Story) {
  const { results } = await merged([story])
  return results.map(({ merge, pending, ours }) => ({
    conflicts: merge.conflicts.map(({ field }) => field),
    pending,
    ours: [ours.record.msrp, ours.retired],
  }))[0]
}

const isTheirs = { conflicts: ['msrp'], pending: [], ours: ['130', false] }
const isOurs = { conflicts: [], pending: ['msrp'], ours: ['150', false] }
/** Agreed on 100, edited to 130, which was sent, and to 150; the answer to what was sent was lost. */
const lost: Story = {
  base: { msrp: '100' },
  ours: { msrp: '150' },
  theirs: { msrp: '130' },
  history: [
    ['msrp', '130'],
    ['msrp', '100'],
  ],
}

describe('a page that says otherwise than its product and what was agreed', () => {
  it.each<[string, Partial<Story>, object]>([
    ['says what staff said in between: it is ours', {}, isOurs],
    ['says it, and much was said since', { history: [['msrp', '140'], ['sku', 'A'], ...(lost.history ?? [])] }, isOurs],
    ['says what staff never said', { history: [['msrp', '100']] }, isTheirs],
    ['says what staff said before they agreed', { history: [['msrp', '100'], ...(lost.history ?? [])] }, isTheirs],
    [
      'says what staff said, but of another field',
      {
        history: [
          ['sku', '130'],
          ['msrp', '100'],
        ],
      },
      isTheirs,
    ],
    ['says what staff said, and the agreement is not among what is known', { history: [['msrp', '130']] }, isTheirs],
    ['and of whose product no change is known', { history: [] }, isTheirs],
    ['and of whose product nothing at all is known', { history: undefined }, isTheirs],
    [
      'where nothing was ever agreed: from no value on',
      {
        base: null,
        history: [
          ['msrp', '130'],
          ['msrp', null],
        ],
      },
      isOurs,
    ],
    ['where nothing was ever agreed, nor was there no value', { base: null }, isTheirs],
  ])('%s', async (_what, given, expected) => {
    expect(await outcome({ ...lost, ...given })).toEqual(expected)
  })

  it('where nothing was ever agreed, tags begin with none', async () => {
    const story = { base: null, ours: { tags: ['b'] }, theirs: { tags: ['a'] } }
    const of = async (from: string[]) => {
      const { results } = await merged([
        {
          ...story,
          history: [
            ['tags', ['a']],
            ['tags', from],
          ],
        },
      ])
      return results.map(({ merge, pending }) => [merge.conflicts, pending])[0]
    }
    expect(await of([])).toEqual([[], expect.arrayContaining(['tags'])])
    const conflict = { field: 'tags', base: null, ours: ['b'], theirs: ['a'] }
    expect(await of(['c'])).toEqual([[conflict], []])
  })

  it('what is agreed by that is the one field, of a record that was blank', async () => {
    const ours = { msrp: '150', sku: 'A' }
    const history: Story['history'] = [
      ['msrp', '130'],
      ['msrp', null],
    ]
    const { results } = await merged([{ base: null, ours, theirs: { msrp: '130' }, history }])
    expect(results[0]?.agreed.record).toEqual({ ...blankRecord, name: 'Sensor', msrp: '130' })
    expect(results[0]?.ours.record).toEqual(recordWith(ours))
  })
})

describe('of several pages', () => {
  it('the history is asked of those in conflict alone, and each is merged by its own', async () => {
    const same = { base: { msrp: '100' }, ours: { msrp: '100' }, theirs: { msrp: '100' }, history: lost.history }
    const { results, requestedIds } = await merged([same, lost, { ...lost, history: [['msrp', '100']] }])
    expect(requestedIds).toEqual([['product 1', 'product 2']])
    expect(results.map(({ ours }) => ours.record.msrp)).toEqual(['100', '150', '130'])
  })
})

describe('a retirement', () => {
  const values = { base: {}, ours: {}, theirs: {} }

  it.each([
    ['here alone is for an export', { retired: true }, { pending: ['retired'], ours: [null, true] }],
    [
      'that was agreed, of a page that is back',
      { retired: true, baseRetired: true },
      { pending: [], ours: [null, false] },
    ],
    ['that was taken back here, of a page that is back', { baseRetired: true }, { pending: [], ours: [null, false] }],
  ])('%s', async (_what, given, expected) => {
    expect(await outcome({ ...values, ...given })).toEqual({ conflicts: [], ...expected })
  })
})

it('an export does not take what Notion alone has changed', async () => {
  const { results } = await merged([{ base: { msrp: '100' }, ours: { msrp: '100' }, theirs: { msrp: '130' } }], false)
  expect([results[0]?.ours.record.msrp, results[0]?.whole]).toEqual(['100', false])
})

it('nor does one where an edit of ours was found again', async () => {
  const story = {
    ...lost,
    base: { msrp: '100', sku: 'A' },
    ours: { msrp: '150', sku: 'A' },
    theirs: { msrp: '130', sku: 'B' },
  }
  const { results } = await merged([story], false)
  expect(results[0]?.ours.record).toMatchObject({ msrp: '150', sku: 'A' })
})
