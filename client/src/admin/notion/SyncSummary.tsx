import { Link } from 'react-router-dom'
import { isOfFiles } from '#contract/sync/source.ts'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { SyncFact, SyncFacts, syncFactsClass } from '../sync/index.ts'
import { notionWords as words } from './notion.words.ts'

export function SyncSummary({ status }: { status: SyncStatus }) {
  const t = useTranslate()
  const { number } = useFormats()
  const { pending, pushFailures, openConflicts } = status
  return (
    <div className="grid gap-x-10 gap-y-1.5 border-y border-hairline py-3 sm:grid-cols-2">
      <SyncFacts status={status} />
      <dl className={syncFactsClass}>
        {!isOfFiles(status.source) && (
          <SyncFact term={t(words.pending)}>
            {pending > 0 ? <FigureLink to="/admin/notion/pushes" text={number(pending)} /> : number(pending)}
            {pushFailures > 0 && (
              <span className="block text-danger">{t(words.pushFailures)(number(pushFailures))}</span>
            )}
          </SyncFact>
        )}
        <SyncFact term={t(words.openConflicts)}>
          {openConflicts > 0 ? (
            <FigureLink to="/admin/notion/conflicts" text={number(openConflicts)} />
          ) : (
            number(openConflicts)
          )}
        </SyncFact>
      </dl>
    </div>
  )
}

function FigureLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="link">
      {text}
    </Link>
  )
}
