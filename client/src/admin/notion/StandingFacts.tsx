import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Link } from '../../ui/Link.tsx'
import { useFormats } from '../i18n/formats.ts'
import { SyncFacts } from '../sync/index.ts'
import { notionWords as words } from './notion.words.ts'

/** The sync in figures: times, products, and what waits on either side. */
export function StandingFacts({ status }: { status: SyncStatus }) {
  const t = useTranslate()
  const { number } = useFormats()
  const { pending, pushFailures, openConflicts } = status
  return (
    <div className="notion-standing">
      <SyncFacts status={status} />
      <dl className="sync-facts">
        <dt>{t(words.pending)}</dt>
        <dd>
          {pending > 0 ? <FigureLink to="/admin/notion/pushes" text={number(pending)} /> : number(pending)}
          {pushFailures > 0 && <span className="block text-danger">{t(words.pushFailures)(number(pushFailures))}</span>}
        </dd>
        <dt>{t(words.openConflicts)}</dt>
        <dd>
          {openConflicts > 0 ? (
            <FigureLink to="/admin/notion/conflicts" text={number(openConflicts)} />
          ) : (
            number(openConflicts)
          )}
        </dd>
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
