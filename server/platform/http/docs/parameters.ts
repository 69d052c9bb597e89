/** Descriptions of parameters by name, for the OpenAPI document; `operationId.name` describes one that means something else there. */
const descriptions: Record<string, string> = {
  id: 'Id of the record that the path names.',
  slug: 'Slug of the product, a former one too.',
  token: 'Secret of the private link to a quotation, which alone protects it.',
  orderToken: 'Secret of the private link to an order, which alone protects it.',
  quotationId: 'Id of the quotation, as `requestQuotation` answered it; it alone protects the quotation.',
  turnId: 'Id of an answer of the conversation.',
  hash: 'SHA-256 of the picture.',
  file: 'Width and format, such as `480.avif`; `share.jpg` for previews of links.',
  upload: 'SHA-256 of the file.',
  document: 'SHA-256 of the file, with `.pdf`.',
  issued: 'Id of the issued document.',
  delivery: 'Id of the delivery.',
  reference: 'Reference of the message, such as `ENQ-FXMR32JK`.',
  number: 'Number of the revision.',
  'restoreSyncMapping.version': 'Version of the mapping.',
  'retryDelivery.channel': 'Where it is delivered to.',

  page: 'Number of the page, from 1.',
  pageSize: 'Rows a page.',
  cursor: 'From the `Link` of the page before, in place of `page`: rows that come or go meanwhile shift nothing.',
  sort: 'Column to sort by, descending with `-`.',
  search: 'Words to look for.',
  headings: 'Language of the headings; without it, the reader’s.',
  limit: 'Rows at most.',
  before: 'The `next` of the answer before.',
  from: 'From this moment, included.',
  to: 'Until this moment, not included.',
  ids: 'Ids of the records, with commas between.',
  language: 'Language of the answer.',
  fileName: 'Name of the file, with its extension.',
  range: 'Period to report on, up to today.',
  version: 'Version that the change was made on.',
  'if-none-match': 'The `ETag` of an answer that the client has.',
  'idempotency-key':
    'A value of the caller’s: sent again with it within 24 hours, the request is done once and has the same answer.',

  state: 'Only records in this state.',
  status: 'Only records of this status.',
  kind: 'Only records of this kind.',
  product: 'Only what is about the product with this id.',
  customer: 'Only what belongs to the customer with this id.',
  order: 'Only what belongs to the order with this id.',
  shipment: 'Only devices of the shipment with this id.',
  location: 'Only stock at the location with this id.',
  currency: 'Only amounts in this currency.',
  category: 'Only products of this category.',
  assignee: 'Only records of this member of staff: `mine`, `nobody` or an id.',
  due: 'Only records whose answer is due or overdue.',
  suspect: 'Only records that look automatic, or only the others.',
  direction: 'Only this direction.',
  reason: 'Only this reason.',
  mark: 'Only what has one of these marks.',
  cost: 'Only rows whose cost is known, or unknown.',
  stock: 'Only products with this stock.',
  source: 'Only products of this source.',
  issue: 'Only products with this issue.',
  type: 'Only customers of this type.',
  customerType: 'Only orders of customers of this type.',
  industry: 'Only requests of this industry.',
  inquiryType: 'Only enquiries of this type.',
  step: 'Only requests that have reached this step.',
  role: 'Only users with this role.',
  group: 'Only this group.',
  method: 'Only payments of this method.',
  period: 'Only subscriptions billed for this period.',
  channel: 'Only calls of this channel.',
  outcome: 'Only calls with this outcome.',
  published: 'Only published questions, or only the others.',
  change: 'Only subscriptions that changed so, on the days of `changedFrom` and `changedTo`.',
  changedFrom: 'First day of the change.',
  changedTo: 'Last day of the change.',
  renewsFrom: 'First day of renewal.',
  renewsTo: 'Last day of renewal.',
  warrantyFrom: 'First of the days on which the warranty ends.',
  warrantyTo: 'Last of the days on which the warranty ends.',
  actorKind: 'Only what was done by this kind of actor.',
  actorId: 'Only what was done by the actor with this id.',
  action: 'Only this action, such as `order.created`.',
  entity: 'Only this kind of record.',
  entityId: 'Only the record with this id.',
  trigger: 'Only runs that were started so.',
  pushesWith: 'Lists the single pushes that are one row with this run.',
  side: 'Only changes on this side.',
  marked: 'Only changes with a mark.',
  field: 'Only conflicts of this field.',
  productId: 'Only conflicts of the product with this id.',
  shape: 'Columns of the file: all of them, or those that the program imports.',
  account: 'Account of sales, for Xero; without it, 200.',
  table: 'The table whose views are listed.',
  days: 'Days up to today.',
  date: 'A day in Hong Kong.',
  format: 'The join server that imports the file.',
  since: 'The `cursor` of the answer before; without it, only a cursor for now.',
  kinds: 'Only changes of these kinds.',
  q: 'What was typed.',

  subcategory: 'Only products of this subcategory.',
  tag: 'Only products with this tag.',
  ipRating: 'Only products with this IP code, such as `IP67`.',
  connectivityType: 'Only products that connect so, such as `lora`.',
  mounting: 'Only products that can be mounted so.',
  inStock: 'Only products in stock, or only the others.',
  minPrice: 'Lowest list price, in HKD.',
  maxPrice: 'Highest list price, in HKD.',
  minBattery: 'Shortest battery life, in years.',
  minRange: 'Shortest range, in km.',

  know: 'What the building is to know, with dots between.',
  floors: 'Number of floors.',
  area: 'Area of a floor, in m².',
  bays: 'Parking bays.',
  meters: 'Electricity meters.',
  leaks: 'Places of a floor that may leak.',
  air: 'Area of an air sensor, in m².',
  walls: 'Walls between rooms.',
  run: 'Who runs the platform: a monthly plan, or the buyer.',
  installation: 'Whether we install it.',
  lines: 'Changed lines of the bill of materials, as in the address of `/builder`.',

  'listProducts.language': 'Language of the answer.',
  'listMissedSearches.language': 'Only searches in this language.',
  'listQuestionGaps.language': 'Only questions in this language.',
  'listContent.kind': 'Only content of this kind.',
  'uploadMedia.kind': 'What the file is.',
  'listCustomers.from': 'Customers since this moment, included.',
  'exportCustomers.from': 'Customers since this moment, included.',
}

/** Filters by language, in lists; elsewhere it is the language of the answer. */
const filtersByLanguage = /^(?:list|export)(?:Enquiries|DemoRequests|Quotes|Conversations)$/

interface Parameter {
  name: string
  description?: string | undefined
  schema?: { format?: string | undefined } | undefined
}

/** Returns the description of a parameter; its own, of values to choose from, comes after. */
export function describeParameter(operationId: string, { name, description, schema }: Parameter): string {
  return [meaningOf(operationId, name, schema?.format), description].filter(Boolean).join(' ')
}

function meaningOf(operationId: string, name: string, format: string | undefined): string | undefined {
  if (name === 'language' && filtersByLanguage.test(operationId)) return 'Only records in this language.'
  if (name === 'from' && format === 'date') return 'First day.'
  if (name === 'to' && format === 'date') return 'Last day.'
  return descriptions[`${operationId}.${name}`] ?? descriptions[name]
}
