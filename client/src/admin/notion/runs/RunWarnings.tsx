import { useState } from 'react'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { runsWords as words } from './runs.words.ts'

const shownAtFirst = 6

export function RunWarnings({ warnings }: { warnings: SyncNote[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const [showsAll, setShowsAll] = useState(false)
  if (warnings.length === 0) return null
  const shown = showsAll ? warnings : warnings.slice(0, shownAtFirst)
  return (
    <section className="border-l-4 border-caution pl-3 wrap-anywhere">
      <h3 className="font-semibold">
        {t(words.warnings)} ({warnings.length})
      </h3>
      <ul>
        {shown.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never move
          <li key={index} className="py-0.5 text-fine">
            {syncNoteIn(warning, language)}
          </li>
        ))}
      </ul>
      {shown.length < warnings.length && (
        <Button size="compact" variant="quiet" className="-ml-3" onClick={() => setShowsAll(true)}>
          {t(words.showAllWarnings)(warnings.length)}
        </Button>
      )}
    </section>
  )
}
