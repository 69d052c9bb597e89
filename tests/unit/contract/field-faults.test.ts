import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { importFaultCodes } from '#contract/catalogue/product-import-faults.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { faultPhrases, fieldError, fieldErrorOf, fieldFaultCodes } from '#contract/problems/field-errors.ts'
import { declaredEndpoints } from '#tests/support/endpoints.ts'
import { staffFaultOf } from '../../../client/src/admin/records/form/staff-faults.ts'
import { staffFaultWords } from '../../../client/src/admin/words/faults.words.ts'

/** The messages that a schema and its checks give by themselves, and those of what it is made of. */
function* messagesIn(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  if ('_zod' in schema) {
    const def: unknown = Reflect.get(Object(schema._zod), 'def')
    const error: unknown = Reflect.get(Object(def), 'error')
    if (typeof error === 'function') yield String(error({}))
    yield* messagesIn(def, seen)
    return
  }
  for (const part of Object.values(schema)) yield* messagesIn(part, seen)
}

const declared = await declaredEndpoints()
const named = declared.map(
  ([name, { params, query, body }]) => [name, [...new Set(messagesIn([params, query, body]))]] as const,
)
const withNames = named.filter(([, messages]) => messages.length > 0)

it('there are schemas that name faults', () => {
  expect(withNames.length).toBeGreaterThan(50)
  expect(withNames.flatMap(([, messages]) => messages)).toEqual(
    expect.arrayContaining(['required', 'not_email', 'out_of_bounds', 'many_decimals', 'field_twice']),
  )
})

it.each(withNames)('%s names faults by codes that the contract has', (_name, messages) => {
  expect(messages.filter((message) => !fieldFaultCodes.includes(message))).toEqual([])
})

describe('each fault', () => {
  const places = [...faultPhrases].flatMap(([, phrase]) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const params = Object.fromEntries([...places, 'minimum', 'maximum'].map((name) => [name ?? '', 7]))
  const codes = fieldFaultCodes.filter((code) => !importFaultCodes.some((one) => one === code))

  it.each(codes)('%s is told to staff in each language', (code) => {
    expect(Object.keys(staffFaultWords)).toContain(code)
    const words = staffFaultOf({ code, params }, 'a text')
    const texts = (['en', 'zh-TW', 'zh-CN'] as const).map((language) => inLanguage(words, language))
    expect(texts[0]).not.toMatch(/\p{Script=Han}/u)
    for (const text of texts.slice(1)) expect(text).toMatch(/\p{Script=Han}.*[。！]$/u)
    expect(texts.join()).not.toMatch(/undefined|NaN/)
  })
})

describe('an error of a field', () => {
  it('says its fault with what fills it in', () => {
    expect(fieldError('lines.0.quantity', 'few_left', { left: 3 })).toEqual({
      path: 'lines.0.quantity',
      message: 'only 3 left',
      code: 'few_left',
      params: { left: 3 },
    })
    expect(fieldError('email', 'taken')).toEqual({ path: 'email', message: 'is taken', code: 'taken' })
    expect(fieldError('file', 'empty')).toEqual({ path: 'file', message: 'empty', code: 'empty' })
  })

  it.each<[string, z.ZodType, unknown, { code: string; params?: object; message?: string }]>([
    ['a short text', z.string().min(3), 'a', { code: 'too_short', params: { minimum: 3 } }],
    ['a long text', z.string().max(3), 'abcd', { code: 'too_long', params: { maximum: 3 } }],
    ['a short list', z.array(z.string()).min(2), [], { code: 'too_few', params: { minimum: 2 } }],
    ['a long list', z.array(z.number()).max(1), [1, 2], { code: 'too_many', params: { maximum: 1 } }],
    ['a small number', z.number().min(3), 2, { code: 'too_small', params: { minimum: 3 } }],
    ['a large number', z.number().max(3), 4, { code: 'too_large', params: { maximum: 3 } }],
    ['a number between', z.number().multipleOf(5), 4, { code: 'not_multiple', params: { divisor: 5 } }],
    ['another type', z.number(), 'a', { code: 'wrong_type', params: { expected: 'number' } }],
    ['another form', z.uuid(), 'a', { code: 'wrong_format', params: { format: 'uuid' } }],
    ['none of a list', z.enum(['a', 'b']), 'c', { code: 'not_offered', params: { values: ['a', 'b'] } }],
    ['none of several', z.union([z.number(), z.boolean()]), 'c', { code: 'invalid' }],
    ['what a check names', z.string().min(1, 'required'), '', { code: 'required', message: 'is required' }],
    [
      'what a check names as its bound',
      z.string().min(3, 'too_short'),
      'a',
      { code: 'too_short', message: 'is too short', params: { minimum: 3 } },
    ],
    [
      'what a check fills in',
      z.string().refine(() => false, { error: 'out_of_bounds', params: { least: 1, most: 2 } }),
      'a',
      { code: 'out_of_bounds', message: 'must be 1 to 2', params: { least: 1, most: 2 } },
    ],
  ])('is made of what a schema refuses: %s', (_what, schema, value, error) => {
    const [issue] = schema.safeParse(value).error?.issues ?? []
    if (!issue) throw new Error('It was taken')
    expect(fieldErrorOf('a.b', { ...issue })).toEqual({ path: 'a.b', message: issue.message, ...error })
  })
})
