import type { ReplyTemplate, ReplyTemplateWrite } from '#contract/requests/reply-templates.ts'

export type TemplateValues = ReplyTemplateWrite

export const templateFields = [
  'name',
  'nameEn',
  'kinds',
  'isArchived',
  'subject',
  'body',
  'subjectEn',
  'bodyEn',
] as const satisfies (keyof TemplateValues)[]

/** A field that variables can be inserted into. */
export type VariableField = 'subject' | 'body' | 'subjectEn' | 'bodyEn'

export function templateValuesOf(template: ReplyTemplate): TemplateValues {
  const { name, nameEn, kinds, subject, subjectEn, body, bodyEn, isArchived, version } = template
  return { name, nameEn, kinds, subject, subjectEn, body, bodyEn, isArchived, version }
}

export const blankTemplate: TemplateValues = {
  name: '',
  nameEn: '',
  kinds: ['enquiry'],
  subject: '',
  subjectEn: '',
  body: '',
  bodyEn: '',
  isArchived: false,
  version: 0,
}
