import * as z from 'zod/mini'
import { type Bilingual, bilingualSchema, type Language, otherLanguage, writtenLanguages } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalLine, optionalText } from '../requests/visitors.ts'
import { pageAt } from '../site/routes.ts'

/**
 * Building blocks of content. Texts are written in both languages; an empty one is replaced by the other, and staff
 * see that it is missing. Simplified Chinese is converted from traditional.
 */

const withFallback = z.refine<Bilingual>((text) => writtenLanguages.some((language) => text[language] !== ''), {
  error: visitorFault('required'),
  path: ['zh-TW'],
})

/** One line in at least one language. @param most characters */
export const contentLine = (most: number) =>
  z.strictObject({ 'zh-TW': optionalLine(most), en: optionalLine(most) }).check(withFallback)

/** One line, or empty. @param most characters */
export const optionalContentLine = (most: number) =>
  z.strictObject({ 'zh-TW': optionalLine(most), en: optionalLine(most) })

/** Paragraphs in at least one language. @param most characters */
export const contentText = (most: number) =>
  z.strictObject({ 'zh-TW': optionalText(most), en: optionalText(most) }).check(withFallback)

/** Number between two bounds, both included. */
export const contentFigure = (least: number, most: number) =>
  z.number().check(
    z.refine((number) => number >= least && number <= most, {
      error: staffFault('out_of_bounds'),
      params: { least, most },
      abort: true,
    }),
    z.minimum(least),
    z.maximum(most),
  )

/** Path of a page without language prefix: "/solutions/retail". */
export const contentPath = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine(
    (path) => /^\/(?!\/)[\w\-/?=&#%.]*$/.test(path) && pageAt(path.replace(/[?#].*$/, '')) !== undefined,
    staffFault('not_page'),
  ),
)

/** Rejects lists in which two rows have the same value of a field. */
export const noneTwice = <Name extends string>(name: Name) =>
  z.check<Record<Name, unknown>[]>(({ value: rows, issues }) => {
    const values = rows.map((row) => row[name])
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue
      issues.push({ code: 'custom', message: staffFault('listed_twice'), path: [index, name], input: value })
    }
  })

/** A selection without duplicates. */
export const contentChoices = <const Values extends readonly string[]>(values: Values, least = 0) =>
  z.array(z.enum(values)).check(
    z.minLength(least),
    z.refine((chosen) => new Set(chosen).size === chosen.length, staffFault('listed_twice')),
  )

/** Returns the languages in which a text is missing, the default first; a text that is empty in both does not count. */
export function missingLanguages(data: unknown): Language[] {
  const texts = textsIn(data)
  return writtenLanguages.filter((language) =>
    texts.some((text) => text[language] === '' && text[otherLanguage(language)] !== ''),
  )
}

/** Replaces each missing text by the other language's. */
export function withoutGaps<Data>(data: Data): Data
export function withoutGaps(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((one) => withoutGaps(one))
  const text = bilingualSchema.safeParse(data).data
  if (text) return { 'zh-TW': text['zh-TW'] || text.en, en: text.en || text['zh-TW'] }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutGaps(value)]))
}

/** Returns an entry's title, its first text. */
export function titleIn(data: unknown): Bilingual {
  return textsIn(data)[0] ?? { 'zh-TW': '', en: '' }
}

function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return []
  const text = bilingualSchema.safeParse(value)
  return text.success ? [text.data] : Object.values(value).flatMap(textsIn)
}
