import * as z from 'zod/mini'
import { type Bilingual, bilingualSchema, type Language, otherLanguage, writtenLanguages } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalLine, optionalText } from '../requests/visitors.ts'
import { pageAt } from '../site/routes.ts'

/**
 * What content is made of. A text is written in both languages; where one is left out, or empty, its readers see the other, and staff
 * are told that it is missing. Simplified Chinese is made of Hong Kong's, as everywhere.
 */

const inEither = z.refine<Bilingual>((text) => writtenLanguages.some((language) => text[language] !== ''), {
  error: visitorFault('required'),
  path: ['zh-TW'],
})

/** A text on one line, in at least one language. @param most characters */
export const contentLine = (most: number) =>
  z.strictObject({ 'zh-TW': optionalLine(most), en: optionalLine(most) }).check(inEither)

/** A text on one line, or none at all. @param most characters */
export const optionalContentLine = (most: number) =>
  z.strictObject({ 'zh-TW': optionalLine(most), en: optionalLine(most) })

/** A paragraph or more, in at least one language. @param most characters */
export const contentText = (most: number) =>
  z.strictObject({ 'zh-TW': optionalText(most), en: optionalText(most) }).check(inEither)

/** A figure within bounds, both included. */
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

/** The address of a page of the site, without language: "/solutions/retail". */
export const contentPath = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine(
    (path) => /^\/(?!\/)[\w\-/?=&#%.]*$/.test(path) && pageAt(path.replace(/[?#].*$/, '')) !== undefined,
    staffFault('not_page'),
  ),
)

/** Of a list, each row has another value of this name. */
export const noneTwice = <Name extends string>(name: Name) =>
  z.check<Record<Name, unknown>[]>(({ value: rows, issues }) => {
    const values = rows.map((row) => row[name])
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue
      issues.push({ code: 'custom', message: staffFault('listed_twice'), path: [index, name], input: value })
    }
  })

/** Some of a few, each once. */
export const contentChoices = <const Values extends readonly string[]>(values: Values, least = 0) =>
  z.array(z.enum(values)).check(
    z.minLength(least),
    z.refine((chosen) => new Set(chosen).size === chosen.length, staffFault('listed_twice')),
  )

/** Languages in which a text of the data is missing, the default first; one that is left out in both is none. */
export function missingLanguages(data: unknown): Language[] {
  const texts = textsIn(data)
  return writtenLanguages.filter((language) =>
    texts.some((text) => text[language] === '' && text[otherLanguage(language)] !== ''),
  )
}

/** The same data, each text that is missing in a language said in the other. */
export function withoutGaps<Data>(data: Data): Data
export function withoutGaps(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((one) => withoutGaps(one))
  const text = bilingualSchema.safeParse(data).data
  if (text) return { 'zh-TW': text['zh-TW'] || text.en, en: text.en || text['zh-TW'] }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutGaps(value)]))
}

/** What an entry goes by: its first text. */
export function titleIn(data: unknown): Bilingual {
  return textsIn(data)[0] ?? { 'zh-TW': '', en: '' }
}

function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return []
  const text = bilingualSchema.safeParse(value)
  return text.success ? [text.data] : Object.values(value).flatMap(textsIn)
}
