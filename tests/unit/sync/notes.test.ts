import { describe, expect, it } from 'vitest'
import { recordFields } from '#contract/fields/product.ts'
import { joined, syncNote, syncNoteIn, syncNotePhrases, syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { recordWith } from '../products/record.ts'

const namesIn = (text: string) => new Set([...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name))

describe.each(Object.entries(syncNotePhrases))('%s', (_code, phrase) => {
  it('has nothing to fill in that the English phrase has not', () => {
    expect([...namesIn(phrase['zh-TW'])].filter((name) => !namesIn(phrase.en).has(name))).toEqual([])
  })
})

describe('a note', () => {
  const refusal = syncNote('column.refuses-text', {
    column: '零售價',
    field: 'msrp',
    value: 'abc',
    reason: syncNote('refused.no-number'),
  })

  it.each([
    ['en', 'Column “零售價” cannot hold MSRP “abc”: it is no number.'],
    ['zh-TW', '欄位「零售價」不能存放建議零售價「abc」：這不是數字。'],
  ] as const)('is told in %s, and what is in it', (language, text) => {
    expect(syncNoteIn(refusal, language)).toBe(text)
  })

  it('of others is left in the words it came in', () => {
    const theirs = 'body failed validation: "{field}"; a number was wanted'
    expect(syncNoteIn(theirs, 'zh-TW')).toBe(theirs)
    expect(syncNoteIn(syncNote('failed', { reason: theirs }), 'zh-TW')).toBe(`同步失敗：${theirs}`)
  })

  it('of several is one after the other', () => {
    expect(joined([])).toBeNull()
    expect(joined(['one'])).toBe('one')
    expect(syncNoteIn(joined([refusal, refusal]) ?? '', 'en')).toBe(
      `${syncNoteIn(refusal, 'en')} ${syncNoteIn(refusal, 'en')}`,
    )
  })

  it('is the same once it was kept', () => {
    const kept: unknown = JSON.parse(JSON.stringify(syncNote('failed', { reason: refusal })))
    expect(syncNoteSchema.parse(kept)).toEqual(syncNote('failed', { reason: refusal }))
  })
})

it.each(recordFields)('tells in Chinese of a value of %s that no rule can read', (field) => {
  const { warnings } = deriveProduct(recordWith({ [field]: '?' }))
  const isEnglish = (text: string) => /\b(?:is|holds|left|taken|told|filed)\b/.test(text)
  expect(warnings.map((warning) => syncNoteIn(warning, 'zh-TW')).filter(isEnglish)).toEqual([])
})
