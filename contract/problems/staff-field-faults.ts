import type { ImportFault } from '../catalogue/product-import-faults.ts'
import type { SyncNoteCode } from '../sync/sync-notes.ts'
import type { VisitorFault } from './field-faults.ts'

/** Codes of field errors that only staff and API clients can meet, with English messages. */
export const staffFaults = {
  not_whole: 'is not a whole number',
  out_of_bounds: 'must be {least} to {most}',
  too_short: 'is too short',
  too_long: 'is too long',
  many_decimals: 'has more than two decimals',
  not_web_address: 'is not a web address',
  not_international_phone: 'is not an international number such as "+852 1234 5678"',
  before_1970: 'is before 1970',
  taken: 'is taken',
  name_taken: '“{name}” is taken',
  not_assignable: 'is nobody who may answer',
  not_notified: 'is not told to your role',
  calendar_too_long: 'is not 1 to {days} days from the first',

  not_link: 'is not a link',
  not_page: 'is not the address of a page of the site, such as /solutions/retail',
  not_anchor: 'is not small letters, digits and single hyphens, such as tenant-billing',
  anchor_taken: 'is the address of another part of the page',
  listed_twice: 'is listed twice',
  not_after_start: 'is not after the start',
  not_all: 'does not name each entry once',
  percent_too_large: 'is more than {most} percent',
  product_twice: 'is named twice',
  on_request: 'has no list price that could be reduced',
  not_reduced: 'is not less than its list price of {price} HKD',
  too_many_entries: 'has {most} entries, which is all it can have',
  wrong_password: 'is not yours',
  password_common: 'is among the commonest passwords',
  password_personal: 'holds your name or email address',
  password_of_site: 'holds the name of this site',
  password_same: 'is the one you have',

  not_timezone: 'is not a time zone such as Asia/Hong_Kong',
  not_address_range: 'is not an address or a range such as 203.0.113.0/24',
  not_host: 'is not a host name',
  not_emails: 'holds "{value}", which is not an email address',
  sender_required: 'is required: no sender is known',
  required_with_password: 'is required with a password',
  required_to_sign_in: 'is required to sign in there',
  required_with_database: 'is required with a database id',
  required_with_key: 'is required with an API key',
  required_with_gateway: 'is required with a gateway',
  of_other_mail_server: 'was for another mail server or user: enter it again, or remove it',
  of_other_database: 'was for another database: enter it again, or remove it',
  catalogue_itself: 'is the catalogue’s own database: the pricebook needs another',
  of_other_gateway: 'was for another gateway: enter it again, or remove it',
  not_gateway: 'is not an address such as https://openrouter.ai/api/v1',
  gateway_user: 'must hold no user name or password',
  gateway_query: 'must hold no query: only the path before /chat/completions',
  gateway_plain: 'must begin with https:// outside one’s own network',

  past: 'is in the past',
  in_future: 'is in the future',
  too_far_ahead: 'is more than {years} years ahead',
  below_minimum: 'is below the minimum selling price',
  unknown_product: 'is not a product',
  unknown_sku: '“{sku}” is the SKU of no product',
  total_too_large: 'come to more than a document holds',
  not_enquiry: 'is not an enquiry',
  not_conversation: 'is not a conversation',
  none_left: 'only 0 left',
  few_left: 'only {left} left',
  more_than_line: 'the line has {quantity}',
  other_lines: 'the order has {count} lines',
  other_pieces: '{count} could be shipped',
  no_email: 'there is no email address',

  unknown_customer: 'is not, or no longer, a customer',
  same_customer: 'is the same customer',
  other_name: 'is not the name of the customer',
  email_of_other: 'belongs to another customer',
  given_twice: 'is given twice',
  foreign_contact: 'is no contact of this customer',

  one_conflict: 'another value settles one conflict at a time',
  one_of_two: 'can only be settled by one of the two values',
  picture_lost: 'cannot be fetched',
  media_empty: 'is empty',
  media_unknown: 'is no JPEG, PNG, WebP, AVIF or GIF picture',
  media_not_pdf: 'is no PDF',
  media_svg: 'is an SVG drawing, which can hold programs',
  media_heic: 'is a HEIC picture, which cannot be read',
  media_two_formats: 'can be read as a file of another kind too, and may hide something',
  media_too_many_pixels: 'has more than {most} million pixels',
  media_broken: 'is damaged',
  media_outside: 'lies outside the picture',
  media_not_uploaded: 'is no picture that was uploaded',
  unknown_column: 'There is no such column',
  not_its_encoding: 'is none that the text may be encoded in',
  field_twice: 'names a field twice',
  no_product_named: 'names no product',

  column_gone: 'is no column of the source',
  cannot_hold: 'is a column of type {type}, which cannot hold this field',
  computed_column: 'cannot be ours: the source computes this column',
  title_is_name: 'is always the title',
  name_needs_column: 'is always one of the columns',
  no_source_folder: 'needs a folder, which the server has not been given (SOURCE_FOLDER)',
  not_file_address: 'is no https:// address of a file, without a user name or password',
  no_value_of_field: 'is no value that this field understands',
  no_rule_of_field: 'is no rule of this field',
} as const

/** Errors of record fields that cannot be parsed, with the corresponding notes of a sync. */
export const recordFaults = {
  unknown_term: 'fault.term',
  unknown_category: 'fault.category',
  unknown_availability: 'fault.availability',
  no_yes_or_no: 'fault.yes-no',
  unknown_listing: 'fault.listing',
  unknown_connectivity: 'fault.connectivity',
  unknown_ip_rating: 'fault.ip-rating',
  unknown_components: 'fault.components',
  unknown_mounting: 'fault.mounting',
  no_months: 'fault.months',
  no_days: 'fault.days',
  no_pieces: 'fault.pieces',
  no_volume_price: 'fault.volume-price',
  volume_price_order: 'fault.volume-price-order',
  own_sku: 'fault.own-sku',
  unknown_country: 'fault.country',
  no_document: 'fault.document',
  no_price_in_hkd: 'fault.price-in-hkd',
  no_price_in_usd: 'fault.price-in-usd',
  no_percentage: 'fault.percentage',
  amount_too_large: 'fault.amount',
} as const satisfies Record<string, SyncNoteCode>

/** Errors of a schema's own bounds; those without a message use the schema library's. */
export const shapeFaults = [
  'wrong_type',
  'wrong_format',
  'not_offered',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_large',
  'not_multiple',
  'invalid',
] as const

export type RecordFault = keyof typeof recordFaults
export type ShapeFault = (typeof shapeFaults)[number]
/** All codes of field errors; the file of an upload has those of imports. */
export type FieldFault = VisitorFault | keyof typeof staffFaults | RecordFault | ShapeFault | ImportFault

/** Like `visitorFault`, for all codes. */
export function staffFault(code: VisitorFault | keyof typeof staffFaults): string {
  return code
}
