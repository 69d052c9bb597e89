import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/request.ts'
import { notionWords as words } from './notion.words.ts'

/** Notion's own words, where a failure carries them: they say what is to be done. */
export function NotionReply({ error }: { error: unknown }) {
  const t = useTranslate()
  const reply = error instanceof StaffFailure && error.code === 'notion.failed' ? error.detail : undefined
  if (!reply) return null
  return (
    <p className="text-fine wrap-anywhere">
      {t(words.notionReply)} <q lang="en">{reply}</q>
    </p>
  )
}
