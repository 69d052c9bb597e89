import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/request.ts'

/** Explains a failure that Notion reported, with its original message. */
export function NotionReply({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!(error instanceof StaffFailure) || error.note === undefined) return null
  return <p className="text-fine wrap-anywhere">{syncNoteIn(error.note, language)}</p>
}
