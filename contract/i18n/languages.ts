import * as z from 'zod/mini'
import { readerLanguages, writtenLanguages } from './language-values.ts'

export * from './language-values.ts'

export const languageSchema = z.enum(writtenLanguages)
export const readerLanguageSchema = z.enum(readerLanguages)
/** A text in both languages. */
export const bilingualSchema = z.object({ 'zh-TW': z.string(), en: z.string() })
