import type { StaffEnquiry } from '#contract/requests/messages.ts'
import type { ChoiceFilter, Column } from '../records/list/index.ts'
import { TextCell } from './cells.tsx'
import { DueClock } from './DueClock.tsx'
import { workWords as words } from './work.words.ts'

type Work = Pick<StaffEnquiry, 'assigneeName' | 'dueAt'>

export const dueColumn: Column<Work> = {
  id: 'due',
  header: words.due,
  phone: 'lead',
  sort: 'due',
  className: 'whitespace-nowrap',
  cell: ({ dueAt }) => <DueClock dueAt={dueAt} />,
  text: ({ dueAt }) => dueAt ?? '',
}

export const assigneeColumn: Column<Work> = {
  id: 'assignee',
  header: words.assignee,
  className: 'max-w-40',
  cell: ({ assigneeName }) => <TextCell text={assigneeName ?? ''} />,
  text: ({ assigneeName }) => assigneeName ?? '',
}

export const workColumns = [dueColumn, assigneeColumn]

export const dueFilter: ChoiceFilter = {
  kind: 'choice',
  id: 'due',
  label: words.due,
  choices: [
    { value: 'overdue', label: words.overdueFilter },
    { value: 'due', label: words.dueFilter },
  ],
}

/** Filter by oneself, nobody, or, through a link, a colleague. */
export const assigneeFilter: ChoiceFilter = {
  kind: 'choice',
  id: 'assignee',
  label: words.assignee,
  isSingle: true,
  choices: [
    { value: 'mine', label: words.mine },
    { value: 'nobody', label: words.nobody },
  ],
}
