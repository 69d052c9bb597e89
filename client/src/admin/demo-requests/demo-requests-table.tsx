import { exportDemoRequests, listDemoRequests } from '#contract/endpoints/inbox.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { industries, industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { demoStatuses, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { type Column, choiceFilter, columnsOf, inWords, type Table } from '../records/list/index.ts'
import {
  assigneeFilter,
  DemoStatusBadge,
  dueFilter,
  ExcerptCell,
  messageColumn,
  messageFilters,
  messageRows,
  receiptColumns,
  senderColumns,
  workColumns,
  workWords,
} from '../requests/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { demoKindWords, messagesWords } from '../words/messages.words.ts'
import { demoStatusWords } from '../words/status.words.ts'
import { demoRequestsWords as words } from './demo-requests.words.ts'
import { HongKongTime } from './HongKongTime.tsx'

const column = columnsOf<StaffDemoRequest>()

const ownColumns: Column<StaffDemoRequest>[] = [
  column('status', workWords.status, {
    className: 'whitespace-nowrap',
    cell: ({ status }) => <DemoStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(demoStatusWords[status], language),
  }),
  ...workColumns,
  column('scheduledDate', words.slot, {
    sort: 'scheduledDate',
    className: 'whitespace-nowrap',
    cell: ({ scheduledDate, scheduledTime }) => <HongKongTime date={scheduledDate} time={scheduledTime} />,
    text: ({ scheduledDate, scheduledTime }) => [scheduledDate, scheduledTime].filter(Boolean).join(' '),
  }),
  column('kind', words.kind, {
    className: 'whitespace-nowrap',
    ...inWords(({ kind }) => demoKindWords[kind]),
  }),
  column('industry', words.industry, {
    className: 'whitespace-nowrap',
    ...inWords(({ industry }) => industryLabels[industry]),
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
    ...inWords(({ useCase }) => useCase && useCaseLabels[useCase]),
  }),
  column('product', messagesWords.product, { isOptional: true, cell: ({ product }) => <ExcerptCell text={product} /> }),
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
