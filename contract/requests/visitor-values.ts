/** The three forms, each with a table of its own. */
export const messageKinds = ['enquiry', 'demo-request', 'quote-request'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The longest a visitor may take for a form; longer texts belong in an attachment to an e-mail. Characters. */
export const lengths = {
  name: 100,
  email: 254,
  phone: 40,
  company: 200,
  product: 300,
  message: 5000,
  note: 500,
} as const

/** A form sent sooner than this after it was opened was not filled in by a person. Milliseconds. */
export const minimumFillMs = 2000
