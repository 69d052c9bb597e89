import { exportEnquiries, listEnquiries } from '#contract/endpoints/inbox.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { inquiryTypeLabels, inquiryTypes } from '#contract/requests/enquiries.ts'
import { enquiryStatuses, type StaffEnquiry } from '#contract/requests/messages.ts'
import { type Column, columnsOf, type Table } from '../records/list/index.ts'
import {
  assigneeFilter,
  dueFilter,
  EnquiryStatusBadge,
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
import { messagesWords } from '../words/messages.words.ts'
import { enquiryStatusWords } from '../words/status.words.ts'
import { enquiriesWords as words } from './enquiries.words.ts'

const column = columnsOf<StaffEnquiry>()

const ownColumns: Column<StaffEnquiry>[] = [
  column('status', workWords.status, {
    className: 'whitespace-nowrap',
    cell: ({ status }) => <EnquiryStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(enquiryStatusWords[status], language),
  }),
  ...workColumns,
  column('inquiryType', words.type, {
    className: 'whitespace-nowrap',
    cell: ({ inquiryType }) => <Words of={inquiryType && inquiryTypeLabels[inquiryType]} />,
    text: ({ inquiryType }, language) => (inquiryType ? inLanguage(inquiryTypeLabels[inquiryType], language) : ''),
  }),
  column('product', messagesWords.product, { isOptional: true, cell: ({ product }) => <ExcerptCell text={product} /> }),
]

export const enquiriesTable: Table<StaffEnquiry> = {
  name: 'enquiries',
  title: screenWords.enquiries,
  rows: listEnquiries,
  exports: { csv: exportEnquiries },
  columns: [...senderColumns, ...ownColumns, messageColumn, ...receiptColumns],
  filters: [
    {
      kind: 'choice',
      id: 'status',
      label: workWords.status,
      choices: enquiryStatuses.map((value) => ({ value, label: enquiryStatusWords[value] })),
    },
    dueFilter,
    assigneeFilter,
    {
      kind: 'choice',
      id: 'inquiryType',
      label: words.type,
      choices: inquiryTypes.map((value) => ({ value, label: inquiryTypeLabels[value] })),
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
  rowPath: ({ id }) => `/admin/enquiries/${id}`,
  rowMenu: (enquiry) => <SenderMenu sender={enquiry} />,
  isQuiet: ({ suspect }) => suspect,
}
