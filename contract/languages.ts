import * as z from 'zod/mini'

/** The site's two languages, the default first (spec §4). */
export const languages = ['zh-TW', 'en'] as const
export const languageSchema = z.enum(languages)
export type Language = z.infer<typeof languageSchema>
export const defaultLanguage: Language = 'zh-TW'

/** A text in both languages, side by side. */
export const bilingualSchema = z.object({ 'zh-TW': z.string(), en: z.string() })
export type Bilingual = z.infer<typeof bilingualSchema>
