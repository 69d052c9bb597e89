import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { type ContentKind, contentData, contentKinds, newContentSchema } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { addContent, cacheContent } from '../api/content.ts'
import { useCan } from '../api/staff/session.ts'
import { contentEntryPath, contentPath } from '../paths/index.ts'
import { PageForm, useStaffForm } from '../records/form/index.ts'
import { NewRecordPage } from '../records/page/index.ts'
import { AlertLine } from '../ui/AlertLine.tsx'
import { contentWords as words } from './content.words.ts'
import { SchemaFields } from './fields/SchemaFields.tsx'
import { blankOf, fieldsOf } from './fields/schema.ts'
import { bodyOf, type EntryValues, fieldOf } from './form-values.ts'
import { isKind, kindViews } from './kinds.tsx'
import { Preview } from './Preview.tsx'

export default function NewEntryPage() {
  const t = useTranslate()
  const { kind } = useParams()
  const canWrite = useCan()('content.write')
  if (!isKind(kind) || !canWrite) return <Navigate to={contentPath(isKind(kind) ? kind : contentKinds[0])} replace />
  const { name, one } = kindViews[kind]
  return (
    <NewRecordPage title={t(words.add)(t(one))} list={contentPath(kind)} back={t(words.back)(t(name))}>
      <NewForm key={kind} kind={kind} />
    </NewRecordPage>
  )
}

function NewForm({ kind }: { kind: ContentKind }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [created, setCreated] = useState<string>()
  const fields = fieldsOf(contentData[kind])
  const initial: EntryValues = { ...blankOf(fields), kind, version: 0 }
  const form = useStaffForm({
    draft: `content.new.${kind}`,
    initial,
    schema: newContentSchema,
    bodyOf: (values) => bodyOf(kind, values, false),
    fieldOf,
    async send(body) {
      const entry = cacheContent(queries, await addContent(body))
      form.reset()
      setCreated(entry.id)
    },
  })
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={contentEntryPath(kind, created)} replace />
  const full = form.errorOf('kind')
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 2xl:grid-cols-2">
      <div>
        <PageForm
          form={form}
          label={t(words.add)(t(kindViews[kind].one))}
          className="product-form"
          saved={t(words.nothingYet)}
          save={t(words.saveDraft)}
          isNew
        >
          {full && <AlertLine>{full}</AlertLine>}
          <SchemaFields
            fields={fields}
            values={form.values}
            path=""
            wordsPath={`${kind}.`}
            errorOf={form.errorOf}
            onChange={(name, value) => form.set(name, value)}
          />
        </PageForm>
      </div>
      <Preview kind={kind} data={bodyOf(kind, form.values, false).data} isSample={false} />
    </div>
  )
}
