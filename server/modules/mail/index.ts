export { type Letter, letterText, mailOf, momentOf, type Row, rowsOf, senderLine, slotText } from './letters.ts'
export {
  labels,
  periods,
  staffOpening,
  staffSubjects,
  visitorOpenings,
  visitorSubjects,
  visitorWords,
  words,
} from './letters.words.ts'
export { type CurrentMail, createMail, type MailSource } from './mail.service.ts'
export { mailTestRoutes } from './mail-test.routes.ts'
export { createMailTest } from './mail-test.service.ts'
export type { MailFile } from './outbox.repo.ts'
export { createOutbox, type Outbox } from './outbox.service.ts'
