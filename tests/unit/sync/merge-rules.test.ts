import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeFields } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord, recordFields } from '#contract/fields/product.ts'
import { fieldOf, isBlank, isSame, type ProductState } from '#server/modules/catalogue/editing/product-changes.rules.ts'
import { created, type MergeRole, merge, reconcile } from '#server/modules/sync/import/merge.rules.ts'
import { recordWith } from '../products/record.ts'

/** Few values, so that sides often agree. */
const text = fc.constantFrom(null, 'a', 'b', 'c')
const image = fc
  .constantFrom('x', 'y')
  .chain((key) =>
    fc
      .constantFrom('1', '2')
      .map((signature) => ({ key, url: `https://files.example/${key}?${signature}`, name: key })),
  )
const record = fc
  .record({
    texts: fc.array(text, { minLength: recordFields.length, maxLength: recordFields.length }),
    name: fc.constantFrom('A', 'B', 'C'),
    tags: fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { maxLength: 2 }),
    images: fc.uniqueArray(image, { maxLength: 2, selector: ({ key }) => key }),
  })
  .map(({ texts, ...lists }): CatalogueRecord => ({ ...blankRecord, ...textsOf(texts), ...lists }))
const state = fc.record({ record, retired: fc.boolean() })
const agreed = fc.option(state)

function textsOf(texts: (string | null)[]): Partial<CatalogueRecord> {
  return Object.fromEntries(recordFields.map((field, index) => [field, texts[index] ?? null]))
}

const sides = fc.record({ base: agreed, ours: state, theirs: state })

describe('A merge of any two sides', () => {
  test('loses nothing: what either side says ends up taken, sent or in a conflict, or is what was agreed before', () => {
    fc.assert(
      fc.property(sides, ({ base, ours, theirs }) => {
        const { merged, toMirror, toNotion, apart, conflicts } = merge({ base, ours, theirs })
        for (const field of changeFields) {
          const [our, their, result] = [ours, theirs, merged].map((side) => fieldOf(side, field))
          expect(apart).toEqual([])
          const named = [...toMirror, ...toNotion, ...conflicts].filter((one) => one.field === field)
          if (isSame(field, our ?? null, their ?? null)) expect(named).toEqual([])
          else expect(named).toHaveLength(1)
          const conflict = conflicts.find((one) => one.field === field)
          if (conflict) expect([conflict.ours, conflict.theirs, result]).toEqual([our, their, their])
          const isDropped = (value: unknown) => value !== null && !isSame(field, value as never, result ?? null)
          const isAgreed = (value: unknown) =>
            base ? isSame(field, value as never, fieldOf(base, field)) : isBlankOrListed(field, value)
          if (!conflict && isDropped(our)) expect(isAgreed(our)).toBe(true)
          if (!conflict && isDropped(their)) expect(isAgreed(their)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('of the same says nothing', () => {
    fc.assert(
      fc.property(agreed, state, (base, same) => {
        expect(merge({ base, ours: same, theirs: same })).toMatchObject({ toMirror: [], toNotion: [], conflicts: [] })
      }),
    )
  })

  test('says nothing the second time, once it is carried out on both', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const { merged } = merge(given)
        const again = merge({ base: merged, ours: merged, theirs: merged })
        expect(again).toMatchObject({ toMirror: [], toNotion: [], conflicts: [] })
      }),
    )
  })

  test('is the same from either side, but for who wins a conflict', () => {
    fc.assert(
      fc.property(sides, ({ base, ours, theirs }) => {
        const one = merge({ base, ours, theirs })
        const other = merge({ base, ours: theirs, theirs: ours })
        expect(other.toMirror).toEqual(one.toNotion)
        expect(other.toNotion).toEqual(one.toMirror)
        expect(other.conflicts.map(({ field }) => field)).toEqual(one.conflicts.map(({ field }) => field))
      }),
    )
  })
})

describe('What is written after a merge', () => {
  test('where Notion’s changes are taken: a later merge finds only what is ours, and no conflict again', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const { ours, agreed: base, pending, merge: first, whole } = reconcile(given, true)
        const second = merge({ base, ours, theirs: given.theirs })
        expect(second).toMatchObject({ toMirror: [], conflicts: [] })
        expect(second.toNotion).toEqual(first.toNotion)
        expect(second.toNotion.map(({ field }) => field)).toEqual(pending)
        expect(whole).toBe(true)
      }),
    )
  })

  test('where they are not: they are found again, the conflicts are settled, and nothing of them waits to be sent', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const { ours, agreed: base, pending, merge: first, whole } = reconcile(given, false)
        const second = merge({ base, ours, theirs: given.theirs })
        expect(second.conflicts).toEqual([])
        expect(second.toMirror).toEqual(first.toMirror)
        expect(second.toNotion.map(({ field }) => field)).toEqual(pending)
        expect(whole).toBe(first.toMirror.length === 0)
      }),
    )
  })

  test('once all that waits is sent, there is nothing left', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const { ours } = reconcile(given, true)
        expect(reconcile({ base: ours, ours, theirs: ours }, true).pending).toEqual([])
      }),
    )
  })
})

describe('An export, which takes nothing of Notion’s', () => {
  const side = (values: Partial<CatalogueRecord>): ProductState => ({ record: recordWith(values), retired: false })
  const base = side({ msrp: '100', sku: 'A' })

  test('settles a conflict in Notion’s favour', () => {
    const { ours, agreed, whole } = reconcile(
      { base, ours: side({ msrp: '120' }), theirs: side({ msrp: '130', sku: 'A' }) },
      false,
    )
    expect([ours.record.msrp, agreed.record.msrp, whole]).toEqual(['130', '130', true])
  })

  test('leaves what Notion has changed for an import, which has to look at the page again', () => {
    const { ours, agreed, whole } = reconcile({ base, ours: base, theirs: side({ msrp: '130', sku: 'A' }) }, false)
    expect([ours.record.msrp, agreed.record.msrp, whole]).toEqual(['100', '100', false])
  })
})

describe('A field at a time', () => {
  const side = (values: Partial<CatalogueRecord>, retired = false): ProductState => ({
    record: recordWith(values),
    retired,
  })

  test('a change on each side, of different fields, is taken on both', () => {
    const done = merge({
      base: side({ msrp: '100', sku: 'A' }),
      ours: side({ msrp: '120', sku: 'A' }),
      theirs: side({ msrp: '100', sku: 'B' }),
    })
    expect(done.merged.record).toMatchObject({ msrp: '120', sku: 'B' })
    expect(done.toMirror).toEqual([{ field: 'sku', from: 'A', to: 'B' }])
    expect(done.toNotion).toEqual([{ field: 'msrp', from: '100', to: '120' }])
  })

  test('of two changes of one field Notion’s wins, and ours is kept', () => {
    const done = merge({ base: side({ msrp: '100' }), ours: side({ msrp: '120' }), theirs: side({ msrp: '130' }) })
    expect(done.merged.record.msrp).toBe('130')
    expect(done.conflicts).toEqual([{ field: 'msrp', base: '100', ours: '120', theirs: '130' }])
  })

  test('a page in the trash takes the product off the list, and what was edited here stays', () => {
    const done = merge({
      base: side({ msrp: '100' }),
      ours: side({ msrp: '120' }),
      theirs: side({ msrp: '100' }, true),
    })
    expect(done.merged).toMatchObject({ retired: true, record: { msrp: '120' } })
  })

  test('a product that staff retired is not brought back by a page that is still there', () => {
    const done = merge({ base: side({}), ours: side({}, true), theirs: side({}) })
    expect(done).toMatchObject({ merged: { retired: true }, toNotion: [{ field: 'retired', from: false, to: true }] })
  })

  test('where nothing was ever agreed, a blank gives way on either side', () => {
    const done = merge({ base: null, ours: side({ sku: 'A' }), theirs: side({ msrp: '100' }) })
    expect(done.merged.record).toMatchObject({ sku: 'A', msrp: '100' })
    expect(done.conflicts).toEqual([])
  })

  test('a picture whose link was signed anew is the same, under its new link', () => {
    const pictures = (signature: string) => side({ images: [{ key: 'x', url: `https://f/${signature}`, name: 'x' }] })
    const done = merge({ base: pictures('1'), ours: pictures('1'), theirs: pictures('2') })
    expect(done).toMatchObject({ toMirror: [], toNotion: [], conflicts: [] })
    expect(done.merged.record.images[0]?.url).toBe('https://f/2')
  })
})

function isBlankOrListed(field: (typeof changeFields)[number], value: unknown): boolean {
  if (field === 'retired') return value === false
  return isBlank({ ...blankRecord, [field]: value }, field)
}

describe('A field of which one side has the say', () => {
  const side = (msrp: string | null): ProductState => ({ record: recordWith({ msrp }), retired: false })
  const done = (
    role: MergeRole,
    values: [base: string | null | undefined, ours: string | null, theirs: string | null],
  ) => {
    const [base, ours, theirs] = values
    const sides = { base: base === undefined ? null : side(base), ours: side(ours), theirs: side(theirs) }
    const { ours: becomes, agreed, pending, merge: found } = reconcile(sides, true, { msrp: role })
    return [becomes.record.msrp, agreed.record.msrp, pending.join(), found.conflicts.length]
  }

  test.each<[MergeRole, [string | null | undefined, string | null, string | null], unknown[]]>([
    // Notion's: whatever was edited here
    ['theirs', ['100', '120', '100'], ['100', '100', '', 0]],
    ['theirs', ['100', '120', '130'], ['130', '130', '', 0]],
    ['theirs', ['100', '100', null], [null, null, '', 0]],
    ['theirs', [undefined, '120', '130'], ['130', '130', '', 0]],
    // ours: Notion is told, and never read
    ['ours', ['100', '100', '130'], ['100', '130', 'msrp', 0]],
    ['ours', ['100', '120', '130'], ['120', '130', 'msrp', 0]],
    ['ours', ['100', null, '100'], [null, '100', 'msrp', 0]],
    // what was never said here is not told, so that nothing in Notion is wiped out
    ['ours', [null, null, '130'], [null, null, '', 0]],
    ['ours', [undefined, null, '130'], [null, null, '', 0]],
    ['ours', [undefined, '120', '130'], ['120', '130', 'msrp', 0]],
    // nobody's: each keeps what it has
    ['apart', ['100', '120', '100'], ['120', '120', '', 0]],
    ['apart', [null, '120', '130'], ['120', '120', '', 0]],
    ['both', ['100', '120', '130'], ['130', '130', '', 1]],
  ])('%s of %j: %j', (role, values, expected) => {
    expect(done(role, values)).toEqual(expected)
  })

  const roles = fc.dictionary(
    fc.constantFrom(...changeFields.filter((field) => field !== 'retired' && field !== 'name')),
    fc.constantFrom<MergeRole>('both', 'theirs', 'ours', 'apart'),
  )

  test('and any fields of any side: there is no conflict, and a second merge finds nothing more to take', () => {
    fc.assert(
      fc.property(sides, roles, (given, owned) => {
        const { ours, agreed: base, merge: first } = reconcile(given, true, owned)
        for (const { field } of first.conflicts) expect(owned[field] ?? 'both').toBe('both')
        for (const field of changeFields) {
          const [before, after, their] = [given.ours, ours, given.theirs].map((one) => fieldOf(one, field))
          if (owned[field] === 'theirs') expect(isSame(field, after ?? null, their ?? null)).toBe(true)
          if (owned[field] === 'ours' || owned[field] === 'apart')
            expect(isSame(field, after ?? null, before ?? null)).toBe(true)
        }
        const second = merge({ base, ours, theirs: given.theirs }, owned)
        expect(second).toMatchObject({ toMirror: [], conflicts: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('a new page begins with all that it says, but for what is only said here', () => {
    const record = recordWith({ name: 'A', msrp: '100', sku: 'S' })
    const { ours, agreed, pending } = created(record, { msrp: 'ours', name: 'ours', sku: 'theirs' })
    expect([ours.record.name, ours.record.msrp, ours.record.sku]).toEqual(['A', null, 'S'])
    expect([agreed.record.msrp, pending]).toEqual([null, []])
  })
})
