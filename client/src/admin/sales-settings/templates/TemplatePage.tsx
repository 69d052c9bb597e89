import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { nameIn } from '#contract/i18n/in-language.ts'
import {
  type ReplyTemplate,
  replyTemplateSchema,
  replyTemplateWriteSchema,
} from '#contract/requests/reply-templates.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeReplyTemplate, replyTemplateOptions } from '../../api/reply-templates.ts'
import { useFormats } from '../../i18n/formats.ts'
import { replyTemplatesPath } from '../../paths/index.ts'
import { ConflictNotice, PageForm, useRecordForm } from '../../records/form/index.ts'
import { RecordPage } from '../../records/page/index.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { type TemplateValues, templateFields, templateValuesOf } from './template-values.ts'
import { replyKindWords, templatesWords as words } from './templates.words.ts'
import { StateBadge } from './templates-table.tsx'
import { useTemplatesCache } from './useTemplatesCache.ts'

/** Renders /admin/sales-settings/reply-templates/{id}. */
export default function TemplatePage() {
  const t = useTranslate()
  const language = useLanguage()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={replyTemplateOptions(id)}
      titleOf={(template) => (template ? nameIn(template, language) : t(words.editTitle))}
      listPath={replyTemplatesPath}
      notFound="reply_template.not_found"
      words={words}
      back={t(words.back)}
    >
      {(template) => <TemplateEditor key={template.id} template={template} />}
    </RecordPage>
  )
}

function TemplateEditor({ template }: { template: ReplyTemplate }) {
  const t = useTranslate()
  const language = useLanguage()
  const { relative } = useFormats()
  const form = useTemplateForm(template)
  const textOf = useValueText()
  const { updatedAt, updatedBy, isArchived } = template
  const title = nameIn(template, language)
  return (
    <>
      <header className="mb-6 grid justify-items-start gap-2">
        <h1 className="heading text-title wrap-anywhere">{title}</h1>
        <StateBadge isArchived={isArchived} />
      </header>
      <PageForm
        form={form}
        label={title}
        className="product-form"
        conflict={
          form.conflict && (
            <ConflictNotice conflict={form.conflict} labelOf={(name) => t(labels[name])} textOf={textOf} />
          )
        }
        saved={updatedBy ? t(words.lastSaved)(relative(updatedAt), updatedBy) : t(words.builtIn)}
      >
        <TemplateFields form={form} />
      </PageForm>
    </>
  )
}

/** Form of a template that detects edits saved by others in the meantime. */
function useTemplateForm(template: ReplyTemplate) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { store } = useTemplatesCache()
  return useRecordForm({
    draft: `reply-template.${template.id}`,
    record: templateValuesOf(template),
    names: templateFields,
    schema: replyTemplateWriteSchema,
    async send(body) {
      const saved = store(await changeReplyTemplate(template.id, body))
      toast(t(words.saved))
      return templateValuesOf(saved)
    },
    onFailure({ code }) {
      if (code === 'record.changed') {
        void queries.invalidateQueries({ queryKey: replyTemplateOptions(template.id).queryKey })
      }
    },
    readCurrent(current) {
      const theirs = z.safeParse(replyTemplateSchema, current).data
      return theirs && templateValuesOf(theirs)
    },
  })
}

const labels = {
  name: words.nameZh,
  nameEn: words.nameEn,
  kinds: words.kinds,
  isArchived: words.state,
  subject: words.subjectZh,
  subjectEn: words.subjectEn,
  body: words.bodyZh,
  bodyEn: words.bodyEn,
  version: words.changed,
} as const satisfies Record<keyof TemplateValues, unknown>

function useValueText() {
  const t = useTranslate()
  return (name: keyof TemplateValues, values: TemplateValues): string => {
    if (name === 'isArchived') return t(values.isArchived ? words.archived : words.active)
    if (name === 'kinds') return values.kinds.map((kind) => t(replyKindWords[kind])).join(' · ')
    return String(values[name] || '—')
  }
}
