import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { newReplyTemplateSchema } from '#contract/requests/reply-templates.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createReplyTemplate } from '../../api/reply-templates.ts'
import { replyTemplatePath, replyTemplatesPath } from '../../paths/index.ts'
import { PageForm, useStaffForm } from '../../records/form/index.ts'
import { NewRecordPage } from '../../records/page/index.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { blankTemplate } from './template-values.ts'
import { templatesWords as words } from './templates.words.ts'
import { useTemplatesCache } from './useTemplatesCache.ts'

/** Renders /admin/sales-settings/reply-templates/new. */
export default function NewTemplatePage() {
  const t = useTranslate()
  const toast = useToast()
  const { store } = useTemplatesCache()
  const [created, setCreated] = useState<string>()
  const form = useStaffForm({
    draft: 'reply-template.new',
    initial: blankTemplate,
    schema: newReplyTemplateSchema,
    bodyOf: ({ version: _version, ...template }) => template,
    async send(body) {
      const { id } = store(await createReplyTemplate(body))
      toast(t(words.saved))
      form.reset()
      setCreated(id)
    },
  })
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={replyTemplatePath(created)} replace />
  return (
    <NewRecordPage title={t(words.newTitle)} list={replyTemplatesPath} back={t(words.back)}>
      <PageForm form={form} label={t(words.newTitle)} className="product-form" saved={t(words.nothingYet)}>
        <TemplateFields form={form} />
      </PageForm>
    </NewRecordPage>
  )
}
