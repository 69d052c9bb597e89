import type { ReactNode } from 'react'
import type { StaffEnquiry } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useCan, useSession } from '../api/staff/session.ts'
import { type Fact, Facts } from '../records/page/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { AssigneeField } from './AssigneeField.tsx'
import { DueClock } from './DueClock.tsx'
import { workWords as words } from './work.words.ts'

interface WorkPanelProps {
  message: Pick<StaffEnquiry, 'assigneeId' | 'assigneeName' | 'dueAt' | 'answeredAt'>
  status: { value: string; badge: ReactNode; choices: { value: string; label: string }[] }
  isBusy: boolean
  onChange: (change: { status?: string; assigneeId?: string | null }) => void
}

/** Edits a message's status and assignee; saved at once. */
export function WorkPanel({ message, status, isBusy, onChange }: WorkPanelProps) {
  const t = useTranslate()
  const can = useCan()
  const me = useSession().user.id
  const { assigneeId, assigneeName, dueAt, answeredAt } = message
  const canChange = can('inbox.answer')
  const facts: Fact[] = [
    [words.due, <DueClock key="due" dueAt={dueAt} />],
    [words.answered, answeredAt && <RelativeTime key="answered" at={answeredAt} />],
  ]
  if (!canChange || status.choices.length === 0) facts.unshift([words.status, status.badge])
  if (!canChange) facts.push([words.assignee, assigneeName ?? t(words.nobody)])
  return (
    <section className="message-panel" aria-label={t(words.work)}>
      <h2>{t(words.work)}</h2>
      <Facts facts={facts} />
      {canChange && (
        <div className="mt-3 grid gap-3 lg:[&_.control]:min-h-9">
          {status.choices.length > 0 && (
            <SelectField
              label={t(words.status)}
              value={status.value}
              disabled={isBusy}
              options={status.choices}
              onChange={({ target }) => onChange({ status: target.value })}
            />
          )}
          <AssigneeField
            assigneeId={assigneeId}
            assigneeName={assigneeName}
            disabled={isBusy}
            onChange={(next) => onChange({ assigneeId: next })}
          />
          {assigneeId !== me && (
            <Button size="compact" disabled={isBusy} onClick={() => onChange({ assigneeId: me })}>
              {t(words.takeIt)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
