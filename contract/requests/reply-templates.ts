import * as z from 'zod/mini'
import { convertedTo } from '../i18n/in-language.ts'
import { type ReaderLanguage, readerLanguageSchema, writtenLanguage } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { activityLengths } from '../sales/activities.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { foreignVariable, onlyKnownVariables, replyKinds } from './reply-variables.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from './visitors.ts'

/**
 * Templates of emails that staff write to buyers. Each is written in Chinese, English or both, and offered for the kinds
 * of records that it names.
 */

export const templateNameMax = 100

const line = (most: number) => optionalLine(most).check(onlyKnownVariables)
const body = optionalText(activityLengths.letter).check(onlyKnownVariables)

const texts = {
  name: requiredLine(templateNameMax),
  /** If empty, the Chinese one is shown. */
  nameEn: optionalLine(templateNameMax),
  /** If empty, the subject of the conversation stays. */
  subject: line(activityLengths.subject),
  subjectEn: line(activityLengths.subject),
  /** Without greeting and signature, which every email has. If empty, it is not offered to readers of that language. */
  body,
  bodyEn: body,
}
const textNames = ['subject', 'subjectEn', 'body', 'bodyEn'] as const

export const replyTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEn: z.string(),
  kinds: z.array(z.enum(replyKinds)),
  subject: z.string(),
  subjectEn: z.string(),
  body: z.string(),
  bodyEn: z.string(),
  isArchived: z.boolean(),
  version: z.int32(),
  /** Empty for one that came with the site. */
  updatedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>

export const replyTemplateQuerySchema = tableQuery(['name', 'updatedAt'], {
  kind: choices(replyKinds),
  state: choices(['active', 'archived']),
})
export type ReplyTemplateQuery = z.infer<typeof replyTemplateQuerySchema>
export const replyTemplatePageSchema = pageOf(replyTemplateSchema)

const fields = {
  ...texts,
  kinds: z.array(z.enum(replyKinds)).check(z.minLength(1), z.maxLength(replyKinds.length)),
  /** Archived templates stay, but are no longer offered. */
  isArchived: z.boolean(),
}
type Fields = z.infer<z.ZodMiniObject<typeof fields>>

/** At least one language has a text, and each variable can be filled in for each of the kinds. */
const isWhole = z.check<Fields>(({ value, issues }) => {
  if (value.body === '' && value.bodyEn === '') {
    issues.push({ code: 'custom', message: staffFault('no_language'), path: ['body'], input: value.body })
  }
  for (const name of textNames) {
    for (const kind of value.kinds) {
      const variable = foreignVariable(value[name], kind)
      if (variable === undefined) continue
      const params = { name: variable, kind }
      issues.push({
        code: 'custom',
        message: staffFault('variable_of_other_kind'),
        params,
        path: [name],
        input: value[name],
      })
      break
    }
  }
})

export const newReplyTemplateSchema = z.strictObject(fields).check(isWhole)
export type NewReplyTemplate = z.infer<typeof newReplyTemplateSchema>

/** 409 `record.changed` for another version. */
export const replyTemplateWriteSchema = z.strictObject({ ...fields, version: z.int32() }).check(isWhole)
export type ReplyTemplateWrite = z.infer<typeof replyTemplateWriteSchema>

/** The record whose buyer is written to. */
const recordFields = { kind: z.enum(replyKinds), record: z.uuid() }

export const replyFillSchema = z.strictObject(recordFields)
export type ReplyFill = z.infer<typeof replyFillSchema>

/** In the buyer's language. Variables without a value stay as they are. An empty subject keeps the conversation's. */
export const filledReplySchema = z.object({ subject: z.string(), text: z.string() })
export type FilledReply = z.infer<typeof filledReplySchema>

export const replyPreviewSchema = z.strictObject({
  ...recordFields,
  subject: requiredLine(activityLengths.subject),
  text: requiredText(activityLengths.letter),
})
export type ReplyPreview = z.infer<typeof replyPreviewSchema>

/** The email as the buyer gets it, with greeting, signature and closing. */
export const previewedReplySchema = z.object({ language: readerLanguageSchema, subject: z.string(), text: z.string() })
export type PreviewedReply = z.infer<typeof previewedReplySchema>

/** Returns a template's texts for a reader; undefined where it is not written in their language. */
export function templateIn(
  template: Pick<ReplyTemplate, 'subject' | 'subjectEn' | 'body' | 'bodyEn'>,
  language: ReaderLanguage,
): FilledReply | undefined {
  const text = { 'zh-TW': template.body, en: template.bodyEn }[writtenLanguage(language)]
  if (text === '') return undefined
  const subject = { 'zh-TW': template.subject, en: template.subjectEn }[writtenLanguage(language)]
  return { subject: convertedTo(language, subject), text: convertedTo(language, text) }
}

/** Suggested reply to an enquiry, in its language, as the text of an email. Nothing is sent or stored. */
export const replySuggestionSchema = z.object({
  /** With its sources below; null: it has nothing. */
  text: z.nullable(z.string()),
  /** Figures that no source contains. */
  unverified: z.array(z.string()),
})
export type ReplySuggestion = z.infer<typeof replySuggestionSchema>
