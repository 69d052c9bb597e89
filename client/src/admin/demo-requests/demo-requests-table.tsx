import { exportDemoRequests, listDemoRequests } from '#contract/endpoints/inbox/messages.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { industries, industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { demoStatuses, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { useFormats } from '../i18n/formats.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../records/list/index.ts'
import {
  assigneeFilter,
  DemoStatusBadge,
  dueFilter,
  messageColumn,
  messageFilters,
  messageRows,
  receiptColumns,
  senderColumns,
  TextCell,
  workColumns,
  workWords,
} from '../requests/index.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { demoKindWords, messagesWords } from '../words/messages.words.ts'
import { demoStatusWords } from '../words/status.words.ts'
import { demoRequestsWords as words } from './demo-requests.words.ts'

const column = columnsOf<StaffDemoRequest>()

const ownColumns: Column<StaffDemoRequest>[] = [
  column('status', workWords.status, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <DemoStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(demoStatusWords[status], language),
  }),
  ...workColumns,
  column('scheduledDate', words.slot, {
    phone: 'line',
    sort: 'scheduledDate',
    className: 'whitespace-nowrap',
    cell: ({ scheduledDate, scheduledTime }) => <HongKongTime date={scheduledDate} time={scheduledTime} />,
    text: ({ scheduledDate, scheduledTime }) => [scheduledDate, scheduledTime].filter(Boolean).join(' '),
  }),
  column('kind', words.kind, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ kind }) => demoKindWords[kind]),
  }),
  column('industry', words.industry, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ industry }) => industryLabels[industry]),
  }),
  column('preferredDate', words.preferred, {
    sort: 'preferredDate',
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: (request) => <HongKongTime date={request.preferredDate} time={request.preferredTime} />,
    text: ({ preferredDate, preferredTime }) => [preferredDate, preferredTime].filter(Boolean).join(' '),
  }),
  column('useCase', words.useCase, {
    isOptional: true,
    ...wordsColumn(({ useCase }) => useCase && useCaseLabels[useCase]),
  }),
  column('product', messagesWords.product, { isOptional: true, cell: ({ product }) => <TextCell text={product} /> }),
]

export const demoRequestsTable: Table<StaffDemoRequest> = {
  name: 'demo-requests',
  title: screenWords.demoRequests,
  rows: listDemoRequests,
  exports: { csv: exportDemoRequests },
  columns: [...senderColumns, ...ownColumns, { ...messageColumn, isOptional: true }, ...receiptColumns],
  filters: [
    choiceFilter('status', workWords.status, demoStatuses, demoStatusWords),
    dueFilter,
    assigneeFilter,
    choiceFilter('industry', words.industry, industries, industryLabels),
    ...messageFilters,
  ],
  initialSort: 'due',
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  ...messageRows,
  rowPath: ({ id }) => `/admin/demo-requests/${id}`,
}

/** Renders a day (YYYY-MM-DD) and time in Hong Kong; a dash without a day. */
export function HongKongTime({ date: day, time }: { date: string | null; time: string | null }) {
  const { date } = useFormats()
  if (!day) return <Dash />
  // Noon in Hong Kong is the same day in every time zone that the shop may use.
  return `${date(`${day}T12:00:00+08:00`)}${time ? ` ${time}` : ''}`
}
