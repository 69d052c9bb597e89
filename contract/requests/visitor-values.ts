/** The three forms. */
export const messageKinds = ['enquiry', 'demo-request', 'quote-request'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Maximum characters of each field. */
export const lengths = {
  name: 100,
  email: 254,
  phone: 40,
  company: 200,
  product: 300,
  message: 5000,
  note: 500,
} as const

/** A form sent sooner after it was opened was not filled in by a person. In milliseconds. */
export const minimumFillMs = 2000
