import { Link } from 'react-router-dom'
import type { ApiKey } from '#contract/staff/keys.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { permissionWords } from '../../words/permissions.words.ts'
import { keysWords as words } from './keys.words.ts'

const dayMs = 86_400_000
/** Days before the end at which a key is marked. */
const soonDays = 14

export function isActive({ revokedAt, expiresAt }: ApiKey, now: Date): boolean {
  return !revokedAt && (!expiresAt || new Date(expiresAt) > now)
}

interface KeyCardProps {
  apiKey: ApiKey
  now: Date
  onRevoke: () => void
}

/** Renders a key: what it may do, until when, and when and from where it was last used. */
export function KeyCard({ apiKey, now, onRevoke }: KeyCardProps) {
  const t = useTranslate()
  const formats = useFormats()
  const { id, name, prefix, scopes, rate, createdBy, createdAt, lastUsedAt, lastUsedFrom } = apiKey
  const audit = `${adminScreens.audit.path}?${new URLSearchParams({ actorId: id })}`
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-panel border border-hairline bg-raised px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{name}</h2>
        <State apiKey={apiKey} now={now} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <code>{prefix}…</code>
        <span>{t(words.perMinute)(formats.number(rate))}</span>
        <span>{t(words.madeBy)(createdBy, formats.date(createdAt))}</span>
      </p>
      <p className="text-fine text-ink-quiet">
        {lastUsedAt ? t(words.lastUsed)(formats.relative(lastUsedAt, now), lastUsedFrom ?? '—') : t(words.neverUsed)}
      </p>
      <details>
        <summary className="cursor-pointer py-1 text-fine">{t(words.mayDo)(scopes.length)}</summary>
        <ul className="list-disc pl-5 text-fine">
          {scopes.map((scope) => (
            <li key={scope}>{t(permissionWords[scope])}</li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={audit} className="link text-fine" aria-label={t(words.auditOf)(name)}>
          {t(words.audit)}
        </Link>
        {isActive(apiKey, now) && (
          <Button size="compact" variant="quiet" onClick={onRevoke} aria-label={t(words.revokeOf)(name)}>
            {t(words.revoke)}
          </Button>
        )}
      </div>
    </li>
  )
}

function State({ apiKey, now }: Pick<KeyCardProps, 'apiKey' | 'now'>) {
  const t = useTranslate()
  const formats = useFormats()
  const { revokedAt, revokedBy, expiresAt } = apiKey
  const date = expiresAt && t(words.until)(formats.date(expiresAt))
  if (revokedAt) {
    return (
      <span className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <Badge tone="quiet">{t(words.revoked)}</Badge>
        {t(words.endedBy)(revokedBy ?? '', formats.date(revokedAt))}
      </span>
    )
  }
  if (!isActive(apiKey, now)) {
    return (
      <span className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <Badge tone="danger">{t(words.expired)}</Badge>
        {date}
      </span>
    )
  }
  const daysLeft = expiresAt === null ? Infinity : Math.floor((Date.parse(expiresAt) - now.getTime()) / dayMs)
  return (
    <span className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
      {daysLeft <= soonDays ? (
        <Badge tone="caution">{t(words.expiresSoon)(daysLeft)}</Badge>
      ) : (
        <Badge tone="signal">{t(words.active)}</Badge>
      )}
      {date ?? t(words.noEnd)}
    </span>
  )
}
