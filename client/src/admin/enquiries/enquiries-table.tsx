import { exportEnquiries, listEnquiries } from '#contract/endpoints/inbox/messages.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { inquiryTypeLabels, inquiryTypes } from '#contract/requests/enquiries.ts'
import { enquiryStatuses, type StaffEnquiry } from '#contract/requests/messages.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../records/list/index.ts'
import {
  assigneeFilter,
  dueFilter,
  EnquiryStatusBadge,
  messageColumn,
  messageFilters,
  messageRows,
  receiptColumns,
  senderColumns,
  TextCell,
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
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <EnquiryStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(enquiryStatusWords[status], language),
  }),
  ...workColumns,
  column('inquiryType', words.type, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ inquiryType }) => inquiryType && inquiryTypeLabels[inquiryType]),
  }),
  column('product', messagesWords.product, { isOptional: true, cell: ({ product }) => <TextCell text={product} /> }),
]

export const enquiriesTable: Table<StaffEnquiry> = {
  name: 'enquiries',
  title: screenWords.enquiries,
  rows: listEnquiries,
  exports: { csv: exportEnquiries },
  columns: [...senderColumns, ...ownColumns, messageColumn, ...receiptColumns],
  filters: [
    choiceFilter('status', workWords.status, enquiryStatuses, enquiryStatusWords),
    dueFilter,
    assigneeFilter,
    choiceFilter('inquiryType', words.type, inquiryTypes, inquiryTypeLabels),
    ...messageFilters,
  ],
  initialSort: 'due',
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  ...messageRows,
  rowPath: ({ id }) => `/admin/enquiries/${id}`,
}
