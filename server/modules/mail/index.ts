export { type Email, emailText, momentOf, type Row, renderEmail, rowsOf, senderLine, slotText } from './email.ts'
export {
  labels,
  periods,
  staffOpening,
  staffSubjects,
  visitorOpenings,
  visitorSubjects,
  visitorWords,
  words,
} from './email.words.ts'
export { type CurrentMail, createMail, type MailSource } from './mail.service.ts'
export { mailTestRoutes } from './mail-test.routes.ts'
export { createMailTest } from './mail-test.service.ts'
export type { MailFile } from './outbox.repo.ts'
export { createOutbox, type Outbox } from './outbox.service.ts'
