import * as z from 'zod/mini'
import { defaultLanguage, readerLanguageSchema } from '../i18n/languages.ts'

export const datasheetQuerySchema = z.strictObject({ language: z._default(readerLanguageSchema, defaultLanguage) })
