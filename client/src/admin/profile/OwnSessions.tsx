import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone, SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import type { OwnSession } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { endSession, ownSessionsOptions } from '../api/staff/account.ts'
import { useFormats } from '../i18n/formats.ts'
import { MutationFailure } from '../ui/AlertLine.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { deviceOf } from './device.ts'
import { EndOthersDialog } from './EndOthersDialog.tsx'
import { sessionsWords } from './profile.words.ts'

export function OwnSessions() {
  const t = useTranslate()
  const sessions = useQuery(ownSessionsOptions)
  const [isConfirming, setConfirming] = useState(false)
  if (sessions.isPending) return <SessionsSkeleton />
  if (!sessions.data) {
    return (
      <div className="grid justify-items-start gap-3">
        <MutationFailure error={sessions.error} />
        <Button size="compact" onClick={() => void sessions.refetch()}>
          {t(uiWords.tryAgain)}
        </Button>
      </div>
    )
  }
  const items = sessions.data.items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const others = items.filter(({ isCurrent }) => !isCurrent).length
  return (
    <div className="grid gap-4">
      <ul className="border-y border-hairline">
        {items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others === 0 ? (
        <p className="field-hint">{t(sessionsWords.only)}</p>
      ) : (
        <div>
          <Button size="compact" onClick={() => setConfirming(true)}>
            {t(sessionsWords.endOthers)}
          </Button>
        </div>
      )}
      {isConfirming && <EndOthersDialog count={others} onClose={() => setConfirming(false)} />}
    </div>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslate()
  const toast = useToast()
  const formats = useFormats()
  const queries = useQueryClient()
  const name = useDeviceName()(session)
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => toast(t(sessionsWords.ended)(name)),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey }),
  })
  return (
    <li className="grid min-h-16 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-hairline py-2 not-first:border-t">
      <DeviceIcon session={session} />
      <div>
        <p>
          <strong className="mr-3 font-semibold">{name}</strong>
          {session.isCurrent && <Badge tone="signal">{t(sessionsWords.current)}</Badge>}
        </p>
        <p className="text-fine text-ink-quiet">
          {session.address} · {t(sessionsWords.since)(formats.dateTime(session.createdAt))}
          {!session.isCurrent && <> · {t(sessionsWords.seen)(formats.relative(session.lastSeenAt))}</>}
        </p>
        <MutationFailure error={end.error} />
      </div>
      {!session.isCurrent && (
        <Button
          size="compact"
          disabled={end.isPending}
          aria-label={t(sessionsWords.endLabel)(name)}
          onClick={() => end.mutate()}
        >
          {t(sessionsWords.end)}
        </Button>
      )}
    </li>
  )
}

function DeviceIcon({ session: { kind, userAgent } }: { session: OwnSession }) {
  const isPhone = ['iPhone', 'Android'].includes(deviceOf(userAgent)?.system ?? '')
  const Icon = kind === 'bearer' ? SquareTerminal : isPhone ? Smartphone : Monitor
  return <Icon aria-hidden="true" className="w-5 text-ink-quiet" />
}

function useDeviceName(): (session: OwnSession) => string {
  const t = useTranslate()
  return ({ kind, userAgent }) => {
    if (kind === 'bearer') return t(sessionsWords.program)
    const device = deviceOf(userAgent)
    return device ? t(sessionsWords.device)(device.browser, device.system) : t(sessionsWords.unknownDevice)
  }
}

function SessionsSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
