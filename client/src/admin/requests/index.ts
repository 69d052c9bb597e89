export { AssigneeField } from './AssigneeField.tsx'
export { assigneeColumn, assigneeFilter, dueColumn, dueFilter, workColumns } from './assignment-columns.tsx'
export { NumberCell, TextCell } from './cells.tsx'
export { Deliveries } from './Deliveries.tsx'
export { DueClock } from './DueClock.tsx'
export { MessagePage } from './MessagePage.tsx'
export { MessageView } from './MessageView.tsx'
export {
  copyActions,
  languageFilter,
  messageColumn,
  messageFilters,
  messageRows,
  receiptColumns,
  senderColumns,
} from './message-columns.tsx'
export { messageSubject } from './message-subject.ts'
export { DemoStatusBadge, EnquiryStatusBadge } from './StatusBadges.tsx'
export { ThreadPanel } from './ThreadPanel.tsx'
export { useAssignAction } from './useAssignAction.tsx'
export { internationalDigits, useContact } from './useContact.ts'
export { useRecordUpdate } from './useRecordUpdate.ts'
export { WorkPanel } from './WorkPanel.tsx'
export { workWords } from './work.words.ts'
