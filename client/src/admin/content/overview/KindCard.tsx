import { Link } from 'react-router-dom'
import { type ContentEntry, contentStates } from '#contract/content/entries.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { contentEntryPath, contentPath } from '../../paths/index.ts'
import { stateWords, contentWords as words } from '../content.words.ts'
import { stateTones } from '../EntryMarks.tsx'
import { firstTextIn } from '../fields/values.ts'
import { kindViews } from '../kinds.tsx'
import { Thumbnail } from './Thumbnail.tsx'

interface KindCardProps {
  kind: ContentKind
  /** All entries of the kind. */
  entries: ContentEntry[]
  /** Those that a search has found. */
  found: ContentEntry[]
}

const linksMax = 4

/**
 * Shows a kind of content: a picture of it, how many entries are in which state, those that wait to be published or that
 * were found, and the last change.
 */
export function KindCard({ kind, entries, found }: KindCardProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const { name } = kindViews[kind]
  const [only] = entries
  const path = entries.length === 1 && only ? contentEntryPath(kind, only.id) : contentPath(kind)
  const linked = found.length > 0 ? found : entries.filter(isWaiting)
  return (
    <li className="relative grid grid-cols-[8rem_minmax(0,1fr)] overflow-hidden rounded-panel border border-hairline bg-raised focus-within:border-ink hover:border-ink sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <Thumbnail kind={kind} entries={entries} />
      <div className="grid content-start gap-1.5 border-hairline px-4 py-3 max-sm:border-l sm:border-t">
        <h3 className="font-semibold">
          <Link to={path} className="after:absolute after:inset-0">
            {t(name)}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
          {entries.length === 0 && <span className="text-ink-quiet">{t(words.none)}</span>}
          {contentStates.map((state) => {
            const count = entries.filter((entry) => entry.state === state).length
            return (
              count > 0 && (
                <Badge key={state} tone={stateTones[state]}>
                  {t(stateWords[state])} {entries.length > 1 && number(count)}
                </Badge>
              )
            )
          })}
          {entries.some(({ hasChanges }) => hasChanges) && <Badge tone="caution">{t(words.hasChanges)}</Badge>}
        </p>
        {entries.length > 1 && linked.length > 0 && (
          <ul className="text-fine">
            {linked.slice(0, linksMax).map((entry) => (
              <li key={entry.id}>
                <Link
                  to={contentEntryPath(kind, entry.id)}
                  className="link relative inline-flex min-h-11 items-center wrap-anywhere lg:min-h-7"
                >
                  {firstTextIn(entry.title, t)}
                </Link>
              </li>
            ))}
            {linked.length > linksMax && (
              <li className="text-ink-quiet">{t(words.more)(number(linked.length - linksMax))}</li>
            )}
          </ul>
        )}
        {entries.length > 0 && <LastChange entries={entries} />}
      </div>
    </li>
  )
}

/** Not public as it is saved. */
function isWaiting({ state, hasChanges }: ContentEntry): boolean {
  return hasChanges || state === 'draft' || state === 'scheduled'
}

function LastChange({ entries }: { entries: ContentEntry[] }) {
  const t = useTranslate()
  const { relative } = useFormats()
  const [last] = entries.filter(({ updatedAt }) => updatedAt).sort((a, b) => timeOf(b) - timeOf(a))
  return (
    <p className="text-fine text-ink-quiet">
      {last?.updatedAt ? t(words.changedBy)(relative(last.updatedAt), last.updatedBy) : t(words.untouched)}
    </p>
  )
}

function timeOf({ updatedAt }: ContentEntry): number {
  return updatedAt ? Date.parse(updatedAt) : 0
}
