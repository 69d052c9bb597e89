import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { ContentEntry } from '#contract/content/entries.ts'
import { contentKinds } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { contentEntryOptions } from '../api/content.ts'
import { useCan } from '../api/staff/session.ts'
import { contentPath } from '../paths/index.ts'
import { RecordPage, useListPath } from '../records/page/index.ts'
import { contentWords as words } from './content.words.ts'
import { EntryEditor } from './EntryEditor.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { EntryMarks } from './EntryMarks.tsx'
import { firstTextIn } from './fields/values.ts'
import { isKind, kindViews } from './kinds.tsx'
import { Preview } from './Preview.tsx'

/** Renders /admin/content/{kind}/{id}; read-only for those who may not write. */
export default function EntryPage() {
  const t = useTranslate()
  const { kind, id = '' } = useParams()
  const [isDeleted, setDeleted] = useState(false)
  const canWrite = useCan()('content.write')
  const listPath = contentPath(isKind(kind) ? kind : contentKinds[0])
  const list = useListPath(listPath)
  if (!isKind(kind) || isDeleted) return <Navigate to={list} replace />
  const titleOf = (entry: ContentEntry | undefined) => (entry ? firstTextIn(entry.title, t) : t(words.title))
  return (
    <RecordPage
      query={contentEntryOptions(id)}
      titleOf={titleOf}
      listPath={listPath}
      notFound="content.not_found"
      words={words}
      back={t(words.back)(t(kindViews[kind].name))}
    >
      {(entry) =>
        canWrite && !entry.isDeleted ? (
          <EntryEditor key={entry.id} entry={entry} title={titleOf(entry)} onDeleted={() => setDeleted(true)} />
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <header className="grid gap-2">
              <h1 className="heading text-title">{titleOf(entry)}</h1>
              <EntryMarks entry={entry} />
            </header>
            <Preview kind={entry.kind} data={entry.data} isSample={entry.isSample} until={entry.publishUntil} />
            <EntryHistory entry={entry} />
          </div>
        )
      }
    </RecordPage>
  )
}
