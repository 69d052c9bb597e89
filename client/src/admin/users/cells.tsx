import type { StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useSession } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { Initials } from '../shell/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { statusWords, usersWords } from './users.words.ts'

export function PersonCell({ user: { id, name, isOnline, isDemo } }: { user: StaffUser }) {
  const t = useTranslate()
  const isYou = useSession().user.id === id
  const remarks = [isYou && t(usersWords.isYou), isDemo && t(usersWords.isDemo)].filter((remark) => remark !== false)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="relative flex-none">
        <Initials name={name} />
        {isOnline && (
          <span
            className="absolute -right-px -bottom-px size-2.5 rounded-full border-2 border-raised bg-signal"
            title={t(usersWords.isOnline)}
          >
            <span className="sr-only">{t(usersWords.isOnline)}</span>
          </span>
        )}
      </span>
      <span className="min-w-0 truncate">
        {name}
        {remarks.length > 0 && <span className="font-normal text-ink-quiet"> {t(usersWords.remarks)(remarks)}</span>}
      </span>
    </span>
  )
}

const tones = { active: 'signal', invited: 'caution', inactive: 'quiet', suspended: 'danger' } as const

/** Invited until a password is set, unless deactivated in the meantime. */
export function accountStateOf({ status, isInvited }: Pick<StaffUser, 'status' | 'isInvited'>): keyof typeof tones {
  return status === 'active' && isInvited ? 'invited' : status
}

export function StatusCell({ user }: { user: StaffUser }) {
  const t = useTranslate()
  const accountState = accountStateOf(user)
  return <Badge tone={tones[accountState]}>{t(statusWords[accountState])}</Badge>
}

export function TwoFactorCell({ user: { hasTwoFactor } }: { user: StaffUser }) {
  const t = useTranslate()
  return (
    <span className={hasTwoFactor ? '' : 'text-ink-quiet'}>{t(hasTwoFactor ? usersWords.on : usersWords.off)}</span>
  )
}

export function LastLoginCell({ user: { lastLoginAt } }: { user: StaffUser }) {
  const t = useTranslate()
  return lastLoginAt ? <RelativeTime at={lastLoginAt} /> : <span className="text-ink-quiet">{t(usersWords.never)}</span>
}

export function CreatedCell({ user: { createdAt } }: { user: StaffUser }) {
  const formats = useFormats()
  return (
    <time dateTime={createdAt} title={formats.exact(createdAt)}>
      {formats.date(createdAt)}
    </time>
  )
}
