import { bulkResultSchema } from '../../bulk-results.ts'
import { endpoint, file, idParams, nothing } from '../../endpoint.ts'
import {
  assigneesSchema,
  deliveryParamsSchema,
  demoCalendarQuerySchema,
  demoCalendarSchema,
  demoChangeSchema,
  demoChangesSchema,
  demoConfirmSchema,
  demoDeclineSchema,
  demoDeclinesSchema,
  demoRequestDetailSchema,
  demoRequestPageSchema,
  demoRequestTableQuerySchema,
  enquiryChangeSchema,
  enquiryChangesSchema,
  enquiryDetailSchema,
  enquiryPageSchema,
  enquiryTableQuerySchema,
  messagePrintSchema,
  replySchema,
} from '../../requests/messages.ts'
import { noteSchema, receivedSchema, threadSchema } from '../../sales/activities.ts'
import { exportQuery } from '../../tables.ts'

const changeWords =
  '`version` is the one that was seen: where it is no longer the present one, 409 `record.changed` answers with `current`. The new assignee is notified.'
const replyWords =
  'In the language they read, in one thread with the mails before it; an answer to it goes to the company. 409 `mail.not_configured` where no mail can leave.'
const eachAlone =
  'Each as a request for it alone would, on its own. The answer says for each whether it was done, or the code by which it was refused; refused ones stay as they were.'

export const listAssignees = endpoint({
  method: 'GET',
  path: '/admin/assignees',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'listAssignees',
  summary: 'List active staff who may be assigned',
  answer: assigneesSchema,
})

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/admin/deliveries/:reference/:channel/retry',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'retryDelivery',
  summary: 'Retry a delivery that was given up',
  params: deliveryParamsSchema,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})

export const changeEnquiry = endpoint({
  method: 'PATCH',
  path: '/admin/enquiries/:id',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'changeEnquiry',
  summary: 'Set an enquiry’s assignee and status',
  description: `${changeWords} "answered" stops the 24 hours, "new" lets them run again unless an email was sent, "closed" has no clock.`,
  params: idParams,
  body: enquiryChangeSchema,
  answer: enquiryDetailSchema,
  errors: [404, 409],
})

export const changeEnquiries = endpoint({
  method: 'POST',
  path: '/admin/enquiries/bulk',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'changeEnquiries',
  summary: 'Set assignee and status of up to 100 enquiries',
  description: eachAlone,
  body: enquiryChangesSchema,
  answer: bulkResultSchema,
})

export const printEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries/print.pdf',
  permission: 'inbox.read',
  isExport: true,
  tags: ['Inbox'],
  operationId: 'printEnquiries',
  summary: 'Download up to 100 enquiries as one PDF, in the reader’s language',
  description: 'In the order of `ids`; those that do not exist are left out.',
  query: messagePrintSchema,
  answer: file('application/pdf'),
  errors: [404],
})

export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/replies',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'replyToEnquiry',
  summary: 'Email a reply to an enquiry',
  description: `${replyWords} The first one ends the 24 hours and makes it answered.`,
  params: idParams,
  body: replySchema,
  answer: enquiryDetailSchema,
  errors: [404, 409],
})

export const noteOnEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/notes',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'noteOnEnquiry',
  summary: 'Add an internal note',
  params: idParams,
  body: noteSchema,
  answer: threadSchema,
  errors: [404],
})

export const addReceivedToEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/received',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'addReceivedToEnquiry',
  summary: 'Record a buyer’s message from another channel',
  params: idParams,
  body: receivedSchema,
  answer: threadSchema,
  errors: [404],
})

export const changeDemoRequest = endpoint({
  method: 'PATCH',
  path: '/admin/demo-requests/:id',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'changeDemoRequest',
  summary: 'Set a demo request’s assignee and outcome',
  description: `${changeWords} A confirmed demo becomes completed, and back; 409 \`demo.state\` for any other step: see …/confirm and …/decline.`,
  params: idParams,
  body: demoChangeSchema,
  answer: demoRequestDetailSchema,
  errors: [404, 409],
})

export const changeDemoRequests = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/bulk',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'changeDemoRequests',
  summary: 'Set assignee and outcome of up to 100 demo requests',
  description: eachAlone,
  body: demoChangesSchema,
  answer: bulkResultSchema,
})

export const declineDemos = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/bulk/decline',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'declineDemos',
  summary: 'Decline up to 100 demo requests, each with an email',
  description: eachAlone,
  body: demoDeclinesSchema,
  answer: bulkResultSchema,
})

export const printDemoRequests = endpoint({
  method: 'GET',
  path: '/admin/demo-requests/print.pdf',
  permission: 'inbox.read',
  isExport: true,
  tags: ['Inbox'],
  operationId: 'printDemoRequests',
  summary: 'Download up to 100 demo requests as one PDF, in the reader’s language',
  description: 'In the order of `ids`; those that do not exist are left out.',
  query: messagePrintSchema,
  answer: file('application/pdf'),
  errors: [404],
})

export const replyToDemoRequest = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/:id/replies',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'replyToDemoRequest',
  summary: 'Email a reply to a demo request',
  description: `${replyWords} The first one ends the 24 hours.`,
  params: idParams,
  body: replySchema,
  answer: demoRequestDetailSchema,
  errors: [404, 409],
})

export const noteOnDemoRequest = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/:id/notes',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'noteOnDemoRequest',
  summary: 'Add an internal note',
  params: idParams,
  body: noteSchema,
  answer: threadSchema,
  errors: [404],
})

export const addReceivedToDemoRequest = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/:id/received',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'addReceivedToDemoRequest',
  summary: 'Record a buyer’s message from another channel',
  params: idParams,
  body: receivedSchema,
  answer: threadSchema,
  errors: [404],
})

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'listEnquiries',
  summary: 'List enquiries, newest first',
  description:
    '`from` is included, `to` is not. Searched are reference, name, email, company, phone, product and the first 1,000 characters of the message.',
  query: enquiryTableQuerySchema,
  answer: enquiryPageSchema,
})

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/admin/enquiries/:id',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'getEnquiry',
  summary: 'Get an enquiry with the state of its deliveries',
  params: idParams,
  answer: enquiryDetailSchema,
  errors: [404],
})

export const exportEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries/export.csv',
  permission: 'inbox.export',
  isExport: true,
  tags: ['Inbox'],
  operationId: 'exportEnquiries',
  summary: 'Export all matching enquiries as CSV',
  query: exportQuery(enquiryTableQuerySchema),
  answer: file('text/csv'),
})

export const listDemoRequests = endpoint({
  method: 'GET',
  path: '/admin/demo-requests',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'listDemoRequests',
  summary: 'List demo requests, newest first',
  description:
    '`from` is included, `to` is not; both are of when it was sent. Searched are reference, name, email, company, phone, product and the first 1,000 characters of the message.',
  query: demoRequestTableQuerySchema,
  answer: demoRequestPageSchema,
})

export const getDemoRequest = endpoint({
  method: 'GET',
  path: '/admin/demo-requests/:id',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'getDemoRequest',
  summary: 'Get a demo request with the state of its deliveries',
  params: idParams,
  answer: demoRequestDetailSchema,
  errors: [404],
})

export const exportDemoRequests = endpoint({
  method: 'GET',
  path: '/admin/demo-requests/export.csv',
  permission: 'inbox.export',
  isExport: true,
  tags: ['Inbox'],
  operationId: 'exportDemoRequests',
  summary: 'Export all matching demo requests as CSV',
  query: exportQuery(demoRequestTableQuerySchema),
  answer: file('text/csv'),
})

export const listDemoCalendar = endpoint({
  method: 'GET',
  path: '/admin/demo-requests/calendar',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'listDemoCalendar',
  summary: 'List the demos of some days',
  description:
    'At most 62 days, both included, in Hong Kong: demos that hold a slot, and requests that wish for a day and have none. `closed` are the days on which nobody gives demos.',
  query: demoCalendarQuerySchema,
  answer: demoCalendarSchema,
})

export const confirmDemo = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/:id/confirm',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'confirmDemo',
  summary: 'Confirm a demo’s slot, or move it to another',
  description:
    'Mailed with a calendar entry that replaces the one before; where no mail server is set, nothing is mailed and the activity has no `mail`. The days and times are those of GET /demo-slots, without its notice. 409 `demo_slot.taken`, `demo_slot.closed`, `demo.state`, `record.changed`.',
  params: idParams,
  body: demoConfirmSchema,
  answer: demoRequestDetailSchema,
  errors: [404, 409],
})

export const declineDemo = endpoint({
  method: 'POST',
  path: '/admin/demo-requests/:id/decline',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'declineDemo',
  summary: 'Decline a demo request, which frees its slot and notifies the buyer by email',
  description: 'A demo that was agreed on is taken out of their calendar. 409 `demo.state`, `record.changed`.',
  params: idParams,
  body: demoDeclineSchema,
  answer: demoRequestDetailSchema,
  errors: [404, 409],
})
