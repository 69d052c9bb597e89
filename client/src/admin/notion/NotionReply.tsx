import { Link } from 'react-router-dom'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { StaffFailure } from '../api/request.ts'
import { notionWords as words } from './notion.words.ts'

/** Explains a failure that Notion reported, with its original message. */
export function NotionReply({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!(error instanceof StaffFailure) || error.note === undefined) return null
  return <p className="text-fine wrap-anywhere">{syncNoteIn(error.note, language)}</p>
}

/** Links to the mapping, where staff have to assign the columns. */
export function ToMapping() {
  const t = useTranslate()
  return (
    <Link to="/admin/notion/mapping" className={buttonClass('secondary', 'compact', 'mt-2')}>
      {t(words.toMapping)}
    </Link>
  )
}
