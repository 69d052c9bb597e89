import { Link } from 'react-router-dom'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { actorKindWords, auditWords as words } from './audit.words.ts'
import { Changes } from './Changes.tsx'
import { actorOf, entityLabel } from './sentence.ts'

export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const { exact } = useFormats()
  const { entity, entityId, entityName, actorId } = entry
  const facts: [Bilingual, string | null][] = [
    [words.when, exact(entry.at)],
    [words.who, `${actorOf(entry, language)} (${t(actorKindWords[entry.actorKind])})`],
    [words.record, [entityLabel(entity, language), entityName, entityId].filter(Boolean).join(' · ')],
    [words.action, entry.action],
    [words.address, entry.address],
    [words.requestId, entry.requestId],
    [words.number, String(entry.seq)],
  ]
  return (
    <div className="grid gap-x-10 gap-y-5 leading-[1.55] whitespace-normal lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] [&_.data-grid]:leading-[1.45] [&_.data-grid_:is(th,td)]:py-1.5 [&_.data-grid_:is(th,td)]:pr-4 [&_.data-grid_:is(th,td)]:pl-0">
      <Changes entry={entry} />
      <div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name.en} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-0.5">
              <dt className="text-ink-quiet">{t(name)}</dt>
              <dd className="wrap-anywhere">{value ?? '—'}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          {entityId && (
            <Link className="link" to={`/admin/audit?${new URLSearchParams({ entity, entityId })}`}>
              {t(words.allOfRecord)}
            </Link>
          )}
          {actorId && (
            <Link className="link" to={`/admin/audit?${new URLSearchParams({ actorId })}`}>
              {t(words.allOfActor)}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
