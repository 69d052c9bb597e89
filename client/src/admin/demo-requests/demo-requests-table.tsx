import { exportDemoRequests, listDemoRequests } from '#contract/endpoints/inbox.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { industries, industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { demoStatuses, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { type Column, columnsOf, type Table } from '../records/list/index.ts'
import {
  assigneeFilter,
  DemoStatusBadge,
  dueFilter,
  ExcerptCell,
  languageFilter,
  messageColumn,
  productFilter,
  receiptColumns,
  receivedFilter,
  SenderMenu,
  senderColumns,
  suspectFilter,
  Words,
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
    cell: ({ kind }) => <Words of={demoKindWords[kind]} />,
    text: ({ kind }, language) => inLanguage(demoKindWords[kind], language),
  }),
  column('industry', words.industry, {
    className: 'whitespace-nowrap',
    cell: ({ industry }) => <Words of={industryLabels[industry]} />,
    text: ({ industry }, language) => inLanguage(industryLabels[industry], language),
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
    cell: ({ useCase }) => <Words of={useCase && useCaseLabels[useCase]} />,
    text: ({ useCase }, language) => (useCase ? inLanguage(useCaseLabels[useCase], language) : ''),
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
    {
      kind: 'choice',
      id: 'status',
      label: workWords.status,
      choices: demoStatuses.map((value) => ({ value, label: demoStatusWords[value] })),
    },
    dueFilter,
    assigneeFilter,
    {
      kind: 'choice',
      id: 'industry',
      label: words.industry,
      choices: industries.map((value) => ({ value, label: industryLabels[value] })),
    },
    receivedFilter,
    languageFilter(readerLanguages),
    suspectFilter,
    productFilter,
  ],
  initialSort: 'due',
  searchLabel: messagesWords.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name, reference }) => `${name} ${reference}`,
  rowPath: ({ id }) => `/admin/demo-requests/${id}`,
  rowMenu: (request) => <SenderMenu sender={request} />,
  isQuiet: ({ suspect }) => suspect,
}
