import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/request.ts'

/** What a failure of Notion's means and what to do, with its own words. */
export function NotionReply({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!(error instanceof StaffFailure) || error.note === undefined) return null
  return <p className="text-fine wrap-anywhere">{syncNoteIn(error.note, language)}</p>
}
