import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Retention } from '#contract/staff/retention.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { decideRetention, retentionOptions } from '../api/retention.ts'
import { useFormats } from '../i18n/formats.ts'
import { noticeClass } from '../ui/AlertLine.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { retentionKindWords, retentionReasonWords, retentionWords as words } from './retention.words.ts'

/**
 * Shows when old records were last erased. If erasing waits for approval, shows what would be erased and why, with both
 * decisions.
 */
export function RetentionPanel() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(retentionOptions)
  const panel = useRef<HTMLElement>(null)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="grid max-w-176 gap-2 border-b border-hairline pb-5 outline-none"
      aria-labelledby="retention"
    >
      <h2 className="text-body font-semibold" id="retention">
        {t(words.title)}
      </h2>
      <p className="field-hint measure">
        {t(words.hint)} {data && <LastErased at={data.erasedAt} />}
      </p>
      {error && !data && <LoadFailure title={t(words.failedTitle)} error={error} onRetry={refetch} isSmall />}
      {!data && !error && <Skeleton className="h-6 w-56" />}
      {data?.held && <Held held={data.held} onDeclined={() => panel.current?.focus()} />}
    </section>
  )
}

function LastErased({ at }: { at: string | null }) {
  const t = useTranslate()
  const formats = useFormats()
  const text = at ? t(words.erasedAt)(formats.dateTime(at)) : t(words.never)
  // wraps as a whole, so that dates are not broken
  return <span className="inline-block">{text}</span>
}

interface HeldProps {
  held: NonNullable<Retention['held']>
  /** Takes the focus, since the button disappears with the question. */
  onDeclined: () => void
}

function Held({ held, onDeclined }: HeldProps) {
  const t = useTranslate()
  const formats = useFormats()
  const lastSeen = held.lastSeenAt ? formats.dateTime(held.lastSeenAt) : ''
  return (
    <section className={`${noticeClass} border-l-caution`} aria-labelledby="retention-held">
      <h3 className="font-semibold" id="retention-held">
        {t(words.heldTitle)}
      </h3>
      <ul className="list-disc pl-5">
        {held.reasons.map((reason) => (
          <li key={reason}>{t(retentionReasonWords[reason])(lastSeen)}</li>
        ))}
      </ul>
      <p className="measure">{t(words.held)(formats.exact(held.at))}</p>
      <dl className="grid gap-1">
        {held.due
          .filter(({ due }) => due > 0)
          .map(({ kind, due, of }) => (
            <div key={kind} className="flex flex-wrap gap-x-3">
              <dt className="font-semibold">{t(retentionKindWords[kind])}</dt>
              <dd>{t(words.share)(formats.number(due), formats.number(of))}</dd>
            </div>
          ))}
      </dl>
      <p className="measure font-semibold text-caution">{t(words.checkClock)}</p>
      <Decision id={held.id} onDeclined={onDeclined} />
    </section>
  )
}

function Decision({ id, onDeclined }: { id: string } & Pick<HeldProps, 'onDeclined'>) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const decide = useMutation({
    mutationFn: (decision: 'approve' | 'decline') => decideRetention(id, decision),
    onSuccess(answer, decision) {
      queries.setQueryData(retentionOptions.queryKey, answer)
      toast(t(decision === 'approve' ? words.approved : words.declined))
      if (decision === 'decline') onDeclined()
    },
    onError: () => queries.invalidateQueries({ queryKey: retentionOptions.queryKey }),
  })
  const decline = () => decide.mutate('decline', { onError: (error) => toast(failureWords(error), 'failure') })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" disabled={decide.isPending} onClick={decline}>
        {t(words.decline)}
      </Button>
      <Button size="compact" variant="danger" disabled={decide.isPending} onClick={() => setConfirming(true)}>
        {t(words.approve)}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t(words.confirmTitle)}
          description={t(words.confirmHint)}
          action={t(words.approve)}
          isErasing
          onConfirm={() => decide.mutateAsync('approve')}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
