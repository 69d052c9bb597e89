/**
 * Codes of field errors, with the English messages of the API; `{name}` is filled in from parameters. These are the
 * ones that visitors can meet; staff's are in staff-field-faults.ts.
 */

/** Errors of the site's forms. The site has a sentence for each, or it does not compile. */
export const formFaults = {
  required: 'is required',
  not_email: 'is not an email address',
  not_phone: 'is not a phone number',
  control_characters: 'holds control characters',
  several_lines: 'must be on one line',
} as const

/** Errors that the site's forms prevent. */
export const requestFaults = {
  unknown_field: 'There is no such field',
  too_quick: 'was too quick for a person',
  message_too_long: 'must be at most {maximum} characters',
  below_minimum_order: 'is below the minimum order of {minimum} pieces',
  not_sold: 'is not, or no longer, the address of a product',
  date_past: 'is in the past in Hong Kong',
  date_too_far: 'is more than {days} days ahead',
  date_weekend: 'is no working day: a Saturday or Sunday',
  date_holiday: 'is no working day: a general holiday in Hong Kong',
  date_without: 'is required with a time',
  not_amount: 'is not an amount such as 1180 or 99.50',
  nul_character: 'holds a NUL character',
} as const

export type FormFault = keyof typeof formFaults
export type VisitorFault = FormFault | keyof typeof requestFaults

/** Returns the code as a schema's error, so that the message is the code. */
export function visitorFault(code: VisitorFault): string {
  return code
}
