export { createConfirmationLinks } from './deliveries/confirmation-links.ts'
export { createDeliveriesRepo } from './deliveries/deliveries.repo.ts'
export { createDeliveries, usualRetry } from './deliveries/deliveries.service.ts'
export { createChannels } from './deliveries/deliveries-channels.ts'
export { createMessagesRepo } from './deliveries/messages.repo.ts'
export { appointmentsRoutes } from './demo-requests/appointments.routes.ts'
export { createAppointments } from './demo-requests/appointments.service.ts'
export { demoRequestsRoutes } from './demo-requests/demo-requests.routes.ts'
export { createDemoRequestsService } from './demo-requests/demo-requests.service.ts'
export { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
export { createEnquiriesService } from './enquiries/enquiries.service.ts'
export { createAssigneesRepo } from './inbox/assignees.repo.ts'
export { demoInboxRoutes, inboxRoutes } from './inbox/inbox.routes.ts'
export { createInbox } from './inbox/inbox.service.ts'
export { createMessagePrinting } from './inbox/message-printing.service.ts'
export {
  dueOrder,
  messageConditions,
  senderColumns,
  strokeOrder,
  timed,
  unanswered,
  workColumns,
  workConditions,
} from './inbox/message-tables.repo.ts'
export { senderFields } from './inbox/messages.columns.ts'
export { staffDemoRequestsRoutes } from './inbox/staff-demo-requests.routes.ts'
export { createStaffEnquiriesRepo } from './inbox/staff-enquiries.repo.ts'
export { staffEnquiriesRoutes } from './inbox/staff-enquiries.routes.ts'
export { createStaffMessages, isoMoments } from './inbox/staff-messages.service.ts'
export { paragraphsOf, threadEmail } from './inbox/thread-email.ts'
export { createThreads, type ThreadOf, type Threads } from './inbox/threads.service.ts'
export { createPrivateLinks, type PrivateLinks, type StoredLink } from './quote-requests/private-links.ts'
export { addQuote, type QuoteLineToWrite } from './quote-requests/quote-adding.repo.ts'
export { createQuoteRequestsRepo } from './quote-requests/quote-requests.repo.ts'
export { quoteRequestsRoutes } from './quote-requests/quote-requests.routes.ts'
export { createQuoteRequestsService } from './quote-requests/quote-requests.service.ts'
export { requestLineOf } from './quote-requests/request-lines.rules.ts'
export { messageRecords } from './replies/message-records.ts'
export { repliesRoutes } from './replies/replies.routes.ts'
export { createReplyFilling, type ReplyRecordReader } from './replies/reply-filling.service.ts'
export { seedReplyTemplates } from './replies/reply-templates.repo.ts'
export { createReplyTemplates } from './replies/reply-templates.service.ts'
export { createConfirmations } from './submissions/confirmations.service.ts'
export { createFormGuard } from './submissions/form-guard.ts'
export { createFormProofs } from './submissions/form-proofs.ts'
export { confirmationsRoutes, formProofsRoutes } from './submissions/submissions.routes.ts'
export { messageId, newReference, type Random } from './submissions/submissions.rules.ts'
export { createTurns } from './submissions/submissions.service.ts'
