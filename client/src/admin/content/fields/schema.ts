import * as z from 'zod/mini'
import { contentPictureSchema } from '#contract/content/pictures.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'

export type FieldType =
  | { type: 'text'; isLong: boolean }
  | { type: 'line'; isOptional: boolean }
  | { type: 'day' }
  | { type: 'number'; least: number }
  | { type: 'choice'; values: string[] }
  | { type: 'choices'; values: string[] }
  | { type: 'picture' }
  | { type: 'group'; fields: SchemaField[] }
  | { type: 'list'; fields: SchemaField[] }

export type SchemaField = FieldType & { name: string }

/** Number of characters from which a text gets a multi-line field. */
const longFrom = 200

/** Lists the fields of a schema, in its order. @throws for types that have no editor yet */
export function fieldsOf(schema: z.core.$ZodType): SchemaField[] {
  if (!(schema instanceof z.core.$ZodObject)) throw new Error('Only what has fields can be edited')
  const shape: Record<string, z.core.$ZodType> = schema._zod.def.shape
  return Object.entries(shape).map(([name, field]) => ({ name, ...typeOf(field) }))
}

function typeOf(schema: z.core.$ZodType): FieldType {
  if (schema instanceof z.core.$ZodDefault) {
    const inner = typeOf(schema._zod.def.innerType)
    return inner.type === 'line' ? { ...inner, isOptional: true } : inner
  }
  if (schema instanceof z.core.$ZodOptional && schema._zod.def.innerType === contentPictureSchema)
    return { type: 'picture' }
  if (schema instanceof z.core.$ZodUnion && schema._zod.def.options.some((one) => one instanceof z.core.$ZodISODate))
    return { type: 'day' }
  if (schema instanceof z.core.$ZodString) return { type: 'line', isOptional: false }
  if (schema instanceof z.core.$ZodNumber) return { type: 'number', least: leastOf(schema) }
  if (schema instanceof z.core.$ZodEnum)
    return { type: 'choice', values: Object.values(schema._zod.def.entries).map(String) }
  if (schema instanceof z.core.$ZodArray && schema._zod.def.element instanceof z.core.$ZodEnum)
    return { type: 'choices', values: Object.values(schema._zod.def.element._zod.def.entries).map(String) }
  if (schema instanceof z.core.$ZodArray) return { type: 'list', fields: fieldsOf(schema._zod.def.element) }
  if (schema instanceof z.core.$ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema._zod.def.shape
    if (Object.keys(shape).join() !== writtenLanguages.join()) return { type: 'group', fields: fieldsOf(schema) }
    return { type: 'text', isLong: (textMost(shape[writtenLanguages[0]]) ?? 0) > longFrom }
  }
  throw new Error('There is no field for this')
}

function textMost(schema: z.core.$ZodType | undefined): number | undefined {
  if (schema instanceof z.core.$ZodDefault) return textMost(schema._zod.def.innerType)
  return schema?._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum
}

function leastOf(schema: z.core.$ZodType): number {
  const least = schema._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckGreaterThan)?._zod.def.value
  return typeof least === 'number' ? least : 0
}

export function blankOf(fields: SchemaField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, blank(field)]))
}

function blank(field: FieldType): unknown {
  switch (field.type) {
    case 'text':
      return { 'zh-TW': '', en: '' }
    case 'day':
    case 'line':
      return ''
    case 'number':
      return Math.ceil(field.least)
    case 'choice':
      return field.values[0]
    case 'picture':
      return undefined
    case 'choices':
    case 'list':
      return []
    case 'group':
      return blankOf(field.fields)
  }
}

/** Converts typed text in number fields to numbers; anything else is left for the schema to refuse. */
export function numbersIn(fields: SchemaField[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, numberIn(field, values[field.name])]))
}

function numberIn(field: SchemaField, value: unknown): unknown {
  if (field.type === 'number') {
    return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (field.type === 'group') return numbersIn(field.fields, asRecord(value))
  if (field.type === 'list' && Array.isArray(value)) return value.map((row) => numbersIn(field.fields, asRecord(row)))
  return value
}

export function asRecord(value: unknown): Record<string, unknown> {
  return z.safeParse(z.record(z.string(), z.unknown()), value).data ?? {}
}
