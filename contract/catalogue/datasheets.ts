import * as z from 'zod/mini'
import { defaultLanguage, readerLanguageSchema } from '../i18n/languages.ts'

/** A datasheet is made in one of the site's languages. */
export const datasheetQuerySchema = z.strictObject({ language: z._default(readerLanguageSchema, defaultLanguage) })
