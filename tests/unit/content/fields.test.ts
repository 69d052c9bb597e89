import { describe, expect, it } from 'vitest'
import { contentData, contentKinds } from '#contract/content/kinds.ts'
import { missingLanguages } from '#contract/content/texts.ts'
import { keyOf, nextChange, stateAt } from '#server/modules/content/content.rules.ts'
import { choiceWordsOf, fieldWordsOf } from '../../../client/src/admin/content/fields/fields.words.ts'
import { fieldsOf, numbersIn, type SchemaField } from '../../../client/src/admin/content/fields/schema.ts'
import { hongKongMoment, hongKongTyped } from '../../../client/src/admin/ui/days.ts'

function pathsOf(fields: SchemaField[], path: string): [path: string, field: SchemaField][] {
  return fields.flatMap((field): [string, SchemaField][] => {
    const own = `${path}.${field.name}`
    return [[own, field], ...('fields' in field ? pathsOf(field.fields, own) : [])]
  })
}

describe('the editor of each kind is made of its schema', () => {
  it.each(contentKinds)('%s: every field has a name, and every choice', (kind) => {
    const paths = pathsOf(fieldsOf(contentData[kind]), kind)
    expect(paths.length).toBeGreaterThan(1)
    expect(paths.filter(([path]) => fieldWordsOf(path).en === path)).toEqual([])
    const choices = paths.flatMap(([path, field]) =>
      field.type === 'choice' ? field.values.map((value) => [path, value]) : [],
    )
    expect(choices.filter(([path = '', value = '']) => choiceWordsOf(path, value).en === value)).toEqual([])
  })

  it('knows long texts from lines, and takes typed figures as numbers', () => {
    const fields = fieldsOf(contentData.cases)
    const typeOf = (name: string) => fields.find((field) => field.name === name)
    expect(typeOf('site')).toMatchObject({ type: 'text', isLong: false })
    expect(typeOf('problem')).toMatchObject({ type: 'text', isLong: true })
    const typed = { measures: [{ before: '2.50', after: 'x', name: { 'zh-TW': '1', en: '2' } }] }
    expect(numbersIn(fields, typed)).toMatchObject({
      measures: [{ before: 2.5, after: 'x', name: { 'zh-TW': '1', en: '2' } }],
    })
  })
})

describe('texts', () => {
  it('a language is missing where any text of it is', () => {
    const both = { 'zh-TW': '甲', en: 'A' }
    expect(missingLanguages({ a: both, list: [{ b: both }] })).toEqual([])
    expect(missingLanguages({ a: both, list: [{ b: { 'zh-TW': '乙', en: '' } }] })).toEqual(['en'])
    expect(missingLanguages({ a: { 'zh-TW': '', en: 'A' }, b: { 'zh-TW': '乙', en: '' } })).toEqual(['zh-TW', 'en'])
  })

  it.each([
    ['of the English', { 'zh-TW': '碼頭', en: 'Harbour Tower' }, 'harbour-tower'],
    ['of Latin in the Chinese', { 'zh-TW': 'Pier 9 碼頭', en: '' }, 'pier-9'],
    ['of the id where neither says anything', { 'zh-TW': '九號碼頭', en: '' }, 'c-01234567'],
  ])('an address is made %s', (_, title, key) => {
    expect(keyOf('cases', title, '0123456789', [])).toBe(key)
    expect(keyOf('cases', title, '0123456789', [key])).toBe(`${key}-2`)
  })
})

describe('moments', () => {
  it('are Hong Kong’s in a field, both ways', () => {
    expect(hongKongTyped('2026-11-01T01:00:00.000Z')).toBe('2026-11-01T09:00')
    expect(hongKongMoment('2026-11-01T09:00')).toBe('2026-11-01T09:00:00+08:00')
    expect([hongKongTyped(null), hongKongMoment('')]).toEqual(['', null])
  })

  it('decide what is seen: the first included, the last not', () => {
    const at = (time: string) => new Date(`2026-12-01T${time}Z`)
    const entry = { publishedVersion: 3, publishFrom: at('01:00:00'), publishUntil: at('02:00:00') }
    expect(stateAt(entry, at('00:59:59'))).toBe('scheduled')
    expect(stateAt(entry, at('01:00:00'))).toBe('published')
    expect(stateAt(entry, at('02:00:00'))).toBe('ended')
    expect(stateAt({ ...entry, publishedVersion: null }, at('01:00:00'))).toBe('draft')
    expect(nextChange([entry], at('00:00:00'))).toEqual(at('01:00:00'))
    expect(nextChange([entry], at('01:00:00'))).toEqual(at('02:00:00'))
    expect(nextChange([entry], at('02:00:00'))).toBeUndefined()
  })
})
