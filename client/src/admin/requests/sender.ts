import type { StaffEnquiry } from '#contract/requests/messages.ts'

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
