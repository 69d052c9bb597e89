import type { StaffEnquiry } from '#contract/requests/messages.ts'

/** What every message says of who sent it. */
export type Sender = Pick<
  StaffEnquiry,
  | 'id'
  | 'reference'
  | 'language'
  | 'name'
  | 'email'
  | 'isEmailConfirmed'
  | 'phone'
  | 'company'
  | 'suspect'
  | 'marketingConsent'
  | 'createdAt'
  | 'message'
>
