import { describe, expect, it } from 'vitest'
import {
  extrasAfterEdit,
  extrasAfterUndo,
  extrasOf,
  type ProductExtras,
} from '#server/modules/catalogue/editing/product-extras.rules.ts'
import { recordWith } from './record.ts'

const stored = (key: string, name = `${key}.png`, hash = `hash of ${key}`) => ({ key, hash, name })
const named = (key: string, name = `${key}.png`) => ({ key, url: `https://a.example/${key}`, name })
const nothing: ProductExtras = { source: 'local', texts: {}, machineTranslated: [], images: [], retiredAt: null }

describe('what a product has beside its record', () => {
  const record = recordWith({ name: '名', description: '述' })
  const product = {
    source: 'notion' as const,
    machineTranslated: ['nameEn' as const],
    images: [stored('a')],
    record,
    retiredAt: null,
    name: '名',
    nameEn: 'Name',
    description: '述',
    descriptionEn: null,
  }

  it('is where it came from, texts that are not the record’s, and its pictures', () => {
    expect(extrasOf(product)).toEqual({
      source: 'notion',
      texts: { nameEn: 'Name' },
      machineTranslated: ['nameEn'],
      images: [stored('a')],
      retiredAt: null,
    })
  })

  it('is since when it is off the list', () => {
    expect(extrasOf({ ...product, retiredAt: new Date('2026-11-22T01:02:03Z') }).retiredAt).toBe(
      '2026-11-22T01:02:03.000Z',
    )
  })
})

describe('beside an edited record', () => {
  const translated: ProductExtras = {
    ...nothing,
    texts: { nameEn: 'Name', descriptionEn: 'Text' },
    machineTranslated: ['nameEn', 'descriptionEn'],
  }
  const before = recordWith({ name: '名', description: '述' })

  it.each([
    ['neither language is edited', { sku: 'S' }, ['nameEn', 'descriptionEn']],
    ['its Chinese is edited', { name: '新' }, ['descriptionEn']],
    ['its English is edited', { descriptionEn: 'Mine' }, ['nameEn']],
    ['both are', { name: '新', description: '新' }, []],
  ])('a machine’s text stays while %s', (_what, edit, fields) => {
    const kept = extrasAfterEdit(translated, { before, after: { ...before, ...edit } }, [])
    expect(kept.machineTranslated).toEqual(fields)
    expect(Object.keys(kept.texts)).toEqual(fields)
    expect(Object.values(kept.texts)).toEqual(fields.map((field) => (field === 'nameEn' ? 'Name' : 'Text')))
  })

  it('a text that was taken away stays away', () => {
    expect(extrasAfterEdit({ ...nothing, texts: { nameEn: null } }, { before, after: before }, []).texts).toEqual({
      nameEn: null,
    })
  })

  it.each([
    ['sample', 'local'],
    ['local', 'local'],
    ['notion', 'notion'],
  ] as const)('one of %s is of %s then', (source, after) => {
    expect(extrasAfterEdit({ ...nothing, source }, { before, after: before }, []).source).toBe(after)
  })

  it('pictures stay while the record names them, in its order and under its names; others join', () => {
    const after = { ...before, images: [named('c'), named('a', 'new.png'), named('lost')] }
    const kept = extrasAfterEdit({ ...nothing, images: [stored('a'), stored('b')] }, { before, after }, [stored('c')])
    expect(kept.images).toEqual([stored('c'), stored('a', 'new.png')])
  })
})

describe('what an undo puts back', () => {
  const record = recordWith({ images: [named('a'), named('b')] })
  it('is what was, with pictures that have been obtained since', () => {
    const was: ProductExtras = {
      ...nothing,
      texts: { nameEn: 'Old' },
      machineTranslated: ['nameEn'],
      images: [stored('a')],
      retiredAt: '2026-01-01',
    }
    const present = { ...nothing, images: [stored('a', 'a.png', 'newer'), stored('b')], hasPage: false }
    expect(extrasAfterUndo(was, present, record)).toEqual({ ...was, images: [stored('a'), stored('b')] })
  })

  it.each([
    ['sample', 'local', false, 'sample'],
    ['sample', 'notion', true, 'notion'],
    ['local', 'notion', true, 'notion'],
    ['local', 'notion', false, 'notion'],
  ] as const)('of a %s that is %s now, with a page: %s, is %s', (source, now, hasPage, after) => {
    expect(extrasAfterUndo({ ...nothing, source }, { ...nothing, source: now, hasPage }, record).source).toBe(after)
  })
})
