import { industries, industryLabels, useCaseLabels } from '#contract/demo-requests.ts'
import { demoRequestPageSchema, type StaffDemoRequest } from '#contract/messages.ts'
import { ExcerptCell, SenderMenu, Words } from '../messages/cells.tsx'
import {
  languageFilter,
  messageColumn,
  productFilter,
  receiptColumns,
  receivedFilter,
  senderColumns,
  suspectFilter,
} from '../messages/message-columns.tsx'
import { demoKindWords, messagesWords } from '../messages/messages.words.ts'
import type { Column, Table } from '../ui/data-table/table.ts'
import { screenWords } from '../words/frame.words.ts'
import { demoRequestsWords as words } from './demo-requests.words.ts'
import { PreferredTime } from './PreferredTime.tsx'

const ownColumns: Column<StaffDemoRequest>[] = [
  {
    id: 'kind',
    header: words.kind,
    className: 'whitespace-nowrap',
    cell: ({ kind }) => <Words of={demoKindWords[kind]} />,
    text: ({ kind }, language) => demoKindWords[kind][language],
  },
  {
    id: 'industry',
    header: words.industry,
    className: 'whitespace-nowrap',
    cell: ({ industry }) => <Words of={industryLabels[industry]} />,
    text: ({ industry }, language) => industryLabels[industry][language],
  },
  {
    id: 'preferredDate',
    header: words.preferred,
    sort: 'preferredDate',
    className: 'whitespace-nowrap',
    cell: (request) => <PreferredTime request={request} />,
    text: ({ preferredDate, preferredTime }) => [preferredDate, preferredTime].filter(Boolean).join(' '),
  },
  {
    id: 'useCase',
    header: words.useCase,
    isOptional: true,
    cell: ({ useCase }) => <Words of={useCase && useCaseLabels[useCase]} />,
    text: ({ useCase }, language) => (useCase ? useCaseLabels[useCase][language] : ''),
  },
  {
    id: 'product',
    header: messagesWords.product,
    isOptional: true,
    cell: ({ product }) => <ExcerptCell text={product} />,
    text: ({ product }) => product,
  },
]

export const demoRequestsTable: Table<StaffDemoRequest> = {
  name: 'demo-requests',
  title: screenWords.demoRequests,
  endpoint: '/admin/demo-requests',
  schema: demoRequestPageSchema,
  columns: [...senderColumns, ...ownColumns, { ...messageColumn, isOptional: true }, ...receiptColumns],
  filters: [
    {
      kind: 'choice',
      id: 'industry',
      label: words.industry,
      choices: industries.map((value) => ({ value, label: industryLabels[value] })),
    },
    receivedFilter,
    languageFilter,
    suspectFilter,
    productFilter,
  ],
  initialSort: '-createdAt',
  searchLabel: messagesWords.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name, reference }) => `${name} ${reference}`,
  rowPath: ({ id }) => `/admin/demo-requests/${id}`,
  rowMenu: (request) => <SenderMenu sender={request} />,
  isQuiet: ({ suspect }) => suspect,
  exportPermission: 'inbox.export',
}
