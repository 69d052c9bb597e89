import * as z from 'zod/mini'
import { chatProblems } from '../assistant/chat-problems.ts'
import { syncNoteSchema } from '../sync/sync-notes.ts'
import { problemSchema, problems } from './problems.ts'

/** Problems that only staff and API clients can meet, kept apart so that visitors do not load their sentences. */
export const staffProblems = {
  'session.required': { status: 401, title: 'Sign in first' },
  'session.invalid_credentials': { status: 401, title: 'Invalid username or password.' },
  'session.code_required': { status: 401, title: 'A code of your authenticator app is needed' },
  'session.invalid_code': { status: 401, title: 'That code is not right' },
  'session.locked': { status: 429, title: 'Too many failed sign-ins' },
  'session.confirmation_required': { status: 403, title: 'Give your password again' },
  'session.password_expired': { status: 403, title: 'Your password has expired' },
  'session.two_factor_required': { status: 403, title: 'Set up two-factor sign-in first' },
  'session.not_found': { status: 404, title: 'There is no such session' },
  'permission.denied': { status: 403, title: 'Your role may not do this' },
  'origin.refused': { status: 403, title: 'The request came from another site' },
  'address.refused': { status: 403, title: 'Your address is not on the allow-list' },
  'tls.required': { status: 403, title: 'Use HTTPS' },
  'demo.link_required': { status: 403, title: 'Open the link in the terminal' },
  'link.invalid': { status: 410, title: 'This link has expired or was used' },
  'password.wrong': { status: 400, title: 'That is not your password' },
  'two_factor.not_set_up': { status: 409, title: 'Two-factor sign-in is not set up' },
  'two_factor.already_set_up': { status: 409, title: 'Two-factor sign-in is on already' },
  'two_factor.mandatory': { status: 409, title: 'Two-factor sign-in is required of all staff' },
  'two_factor.own': { status: 409, title: 'Your own is switched off in your profile' },
  'record.changed': { status: 409, title: 'Somebody else has changed this meanwhile' },
  'user.not_found': { status: 404, title: 'There is no such user' },
  'user.email_taken': { status: 409, title: 'Another user has this email address' },
  'user.last_super_admin': { status: 409, title: 'There must be an active Super Admin' },
  'user.own_role': { status: 409, title: 'You cannot change your own role or status' },
  'user.has_joined': { status: 409, title: 'This user has a password already' },
  'user.not_active': { status: 409, title: 'This user is not active' },
  'mail.not_configured': { status: 409, title: 'No mail server is configured' },
  'mail.failed': { status: 502, title: 'The mail server did not take the mail' },
  'settings.locks_you_out': { status: 409, title: 'This would lock you out' },
  'retention.settled': { status: 409, title: 'This no longer waits to be decided' },
  'view.not_found': { status: 404, title: 'There is no such view' },
  'view.name_taken': { status: 409, title: 'You have a view of this name' },
  'product.state': { status: 409, title: 'The product is in that state already' },
  'revision.not_found': { status: 404, title: 'There is no such version' },
  'operation.not_found': { status: 404, title: 'There is no such change' },
  'operation.undone': { status: 409, title: 'This was undone already' },
  'operation.overtaken': { status: 409, title: 'Some of these products have been changed since' },
  'import.not_found': { status: 404, title: 'There is no such import' },
  'import.too_large': { status: 413, title: 'The file is too large' },
  'import.unreadable': { status: 400, title: 'The file cannot be read' },
  'import.not_ready': { status: 409, title: 'The import is not at that step' },
  'import.has_errors': { status: 409, title: 'Some rows have errors' },
  'media.too_large': { status: 413, title: 'The file is too large' },
  'media.refused': { status: 400, title: 'The file cannot be taken' },
  'media.not_found': { status: 404, title: 'There is no such upload' },
  'sync.in_progress': { status: 409, title: 'Sync already in progress' },
  'sync.off': { status: 409, title: 'There is nothing to sync with' },
  'sync.of_files': { status: 409, title: 'The catalogue comes from files, which are only read' },
  'sync.run_not_found': { status: 404, title: 'There is no such run' },
  'sync.run_ended': { status: 409, title: 'This run has ended' },
  'sync.mapping_not_found': { status: 404, title: 'There is no such version of the mapping' },
  'sync.plan_settled': { status: 409, title: 'This plan is no longer open' },
  'webhook.unsigned': { status: 401, title: 'The signature is not that of the subscription' },
  'webhook.not_awaited': { status: 409, title: 'No token is waited for' },
  'webhook.no_token': { status: 409, title: 'No token has come' },
  'conflict.not_found': { status: 404, title: 'There is no such conflict' },
  'conflict.settled': { status: 409, title: 'Somebody has settled this already' },
  'conflict.open': { status: 409, title: 'This is open already' },
  'conflict.overtaken': { status: 409, title: 'The product has been changed since' },
  'files.failed': { status: 502, title: 'The product files could not be read' },
  'notion.failed': { status: 502, title: 'Notion did not answer as it should' },
  'message.not_found': { status: 404, title: 'There is no such message' },
  'assignee.unknown': { status: 400, title: 'Nobody of that id may answer' },
  'demo.state': { status: 409, title: 'The demo request is no longer at that step' },
  'delivery.not_parked': { status: 409, title: 'This delivery is not parked' },
  'quote.state': { status: 409, title: 'The quotation is no longer at that step' },
  'quote.no_draft': { status: 409, title: 'There is no draft to send' },
  'order.not_found': { status: 404, title: 'There is no such order' },
  'order.state': { status: 409, title: 'The order cannot be moved to that status' },
  'order.no_address': { status: 409, title: 'The order says nowhere to deliver to' },
  'order.no_email': { status: 409, title: 'The order has no email address' },
  'order.stock_short': { status: 409, title: 'There is not enough stock' },
  'order.stock_changed': { status: 409, title: 'Other pieces could be shipped by now' },
  'customer.not_found': { status: 404, title: 'There is no such customer' },
  'customer.merged': { status: 409, title: 'This customer has been merged into another' },
  'chat.not_configured': { status: 409, title: 'API key not configured' },
  'conversation.not_found': { status: 404, title: 'There is no such conversation' },
  'synonym.not_found': { status: 404, title: 'There is no such synonym' },
  'synonym.too_many': { status: 409, title: 'There are as many synonyms as there may be' },
  'missed_search.not_found': { status: 404, title: 'There is no such missed search' },
  'content.not_found': { status: 404, title: 'There is no such content' },
  'question.not_found': { status: 404, title: 'There is no such question' },
  'customer.open_orders': { status: 409, title: 'This customer has orders that are neither delivered nor cancelled' },
  'customer.erased': { status: 409, title: 'This customer has been erased' },
} as const satisfies Record<string, { status: number; title: string }>

export type StaffProblemCode = keyof typeof staffProblems

export const allProblems = { ...problems, ...chatProblems, ...staffProblems }
export type AnyProblemCode = keyof typeof allProblems
const codes = Object.keys(allProblems) as [AnyProblemCode, ...AnyProblemCode[]]

/** RFC 9457 problem details with any code. */
export const anyProblemSchema = z.extend(problemSchema, {
  code: z.enum(codes),
  /** The current record, for `record.changed`. */
  current: z.optional(z.unknown()),
  /** Explanation and remedy, for `notion.failed` and `files.failed`; `detail` has Notion's own message. */
  note: z.optional(syncNoteSchema),
})
export type AnyProblem = z.infer<typeof anyProblemSchema>
