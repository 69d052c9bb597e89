import { dayIn } from '#tests/api/quotes/quotes.ts'

/** What staff write of a record: a value to begin with, and another; and why each other column of its table is not among them. */
export interface WrittenRecord {
  table: string
  written: Record<string, [first: unknown, then: unknown]>
  /** Written when it is made alone. */
  atFirst?: Record<string, unknown>
  /** Written later alone. */
  later?: Record<string, unknown>
  others: Record<string, string>
}

const itself = 'its own'
const clock = 'when that was'
const byDatabase = 'made by the database'

const line = {
  name: ['感測器', '閘道器'],
  nameEn: ['Sensor', 'Gateway'],
  sku: ['S-1', 'G-2'],
  quantity: [2, 3],
  period: ['once', 'month'],
  unitPriceHkd: [100, 250],
  discount: [10, 20],
  connectivityFeeHkd: [10, 20],
  note: ['紅色', '藍色'],
} as const

/** Of that line, as it is kept in HKD at a rate of 1, and at 0.128 for USD. */
export const lineSums = {
  unitPrice: [90, 200],
  total: [180, 600],
  totalHkd: [180, 600],
  connectivityFee: [10, 20],
} as const

export const customer: WrittenRecord = {
  table: 'Customer',
  written: {
    type: ['business', 'enterprise'],
    name: ['觀塘物流', '荃灣物流'],
    nameEn: ['Kwun Tong', 'Tsuen Wan'],
    email: ['kt@first.example', 'tw@then.example'],
    phone: ['+852 2345 6789', '+852 3456 7890'],
    location: ['觀塘', '荃灣'],
    address: ['觀塘道 1 號', '沙咀道 2 號'],
    country: ['SG', 'MY'],
    language: ['zh-TW', 'en'],
    notes: ['先付', '月結'],
    statusSet: ['vip', 'inactive'],
    paymentTerms: ['deposit', 'net_30'],
    depositPercent: [30, 12.5],
    creditLimitHkd: [50_000, 99.5],
  },
  others: {
    id: itself,
    ordersCount: 'follows from its orders',
    spent: 'follows from its orders',
    lastOrderAt: 'follows from its orders',
    source: 'where it came from: api/customers/finding.test.ts',
    mergedIntoId: 'api/customers/merge.test.ts',
    erasedAt: 'api/customers/privacy.test.ts',
    version: 'rises with each change',
    isSample: 'of samples alone',
    createdAt: clock,
    updatedAt: clock,
    searchText: byDatabase,
  },
}

export const contact: WrittenRecord = {
  table: 'Contact',
  written: {
    name: ['何小姐', '林先生'],
    email: ['ho@first.example', 'lam@then.example'],
    phone: ['+852 2345 0001', '+852 2345 0002'],
    position: ['採購', '會計'],
    isPrimary: [true, false],
  },
  others: { id: itself, customerId: itself, createdAt: clock, searchText: byDatabase },
}

export const order: WrittenRecord = {
  table: 'Order',
  written: {
    customerName: ['Peak Ltd', 'Harbour Ltd'],
    contactName: ['Amy', 'Bo'],
    email: ['amy@peak.example', 'bo@harbour.example'],
    phone: ['+852 2345 6789', '+852 3456 7890'],
    address: ['1 Peak Road', '2 Harbour Road'],
    purchaseOrder: ['PO-1', 'PO-2'],
    notes: ['ring', 'knock'],
    itemsCount: [2, 3],
    total: [200, 7260],
    totalHkd: [200, 7260],
  },
  atFirst: { language: 'en', currency: 'HKD', customerType: 'enterprise' },
  others: {
    id: itself,
    reference: itself,
    submissionId: 'of the form: api/orders/orders.test.ts',
    quoteId: 'api/orders/of-quote.test.ts',
    backOrderOfId: 'of old orders',
    customerId: 'api/orders/orders.test.ts: found by the address',
    status: 'api/orders/states.test.ts',
    charges: 'api/billing/charges.test.ts',
    rate: 'of the day: unit/sales',
    rateDate: clock,
    placedAt: clock,
    carrier: 'of its shipments: api/orders/shipments.test.ts',
    trackingNumber: 'of its shipments: api/orders/shipments.test.ts',
    shippedAt: 'api/orders/states.test.ts',
    deliveredAt: 'api/orders/states.test.ts',
    cancelledAt: 'api/orders/states.test.ts',
    cancelReason: 'api/orders/states.test.ts',
    heldAt: 'api/orders/credit-limit.test.ts',
    heldLimitHkd: 'api/orders/credit-limit.test.ts',
    heldExposureHkd: 'api/orders/credit-limit.test.ts',
    releasedAt: 'api/orders/credit-limit.test.ts',
    releasedBy: 'api/orders/credit-limit.test.ts',
    createdById: 'who made it',
    createdBy: 'who made it',
    version: 'rises with each change',
    isSample: 'of samples alone',
    createdAt: clock,
    updatedAt: clock,
    searchText: byDatabase,
  },
}

export const orderLine: WrittenRecord = {
  table: 'OrderLine',
  written: { ...written(line), ...written(lineSums) },
  others: {
    id: itself,
    orderId: itself,
    position: 'api/orders/orders.test.ts',
    productId: 'api/orders/orders.test.ts: a line of a product',
    category: 'the product’s: unit/sales',
    reserved: 'api/orders/concurrency.test.ts',
    packed: 'api/orders/shipments.test.ts',
    firstYearHkd: byDatabase,
  },
}

export const quote: WrittenRecord = {
  table: 'Quote',
  written: {},
  atFirst: {
    language: 'en',
    name: 'Amy Chan',
    email: 'amy@peak.example',
    company: 'Peak Ltd',
    phone: '+852 2345 6789',
    currency: 'USD',
    message: 'Soon please',
    source: 'staff',
  },
  others: {
    id: itself,
    reference: itself,
    submissionId: 'of the form: api/quotes/making.test.ts',
    linkHash: 'api/quotes/sending.test.ts',
    linkSealed: 'api/quotes/sending.test.ts',
    linkExpiresAt: 'api/quotes/sending.test.ts',
    status: 'api/quotes/states.test.ts',
    sourceId: 'api/quotes/making.test.ts',
    customerId: 'api/quotes/making.test.ts',
    assigneeId: 'api/quotes/making.test.ts',
    answeredAt: 'api/quotes/sending.test.ts',
    revision: 'rises with each revision',
    validUntil: 'of what was sent: api/quotes/sending.test.ts',
    total: 'of what was sent: api/quotes/sending.test.ts',
    totalHkd: 'of what was sent: api/quotes/sending.test.ts',
    decidedAt: 'api/quotes/answers.test.ts',
    decision: 'api/quotes/answers.test.ts',
    version: 'rises with each change',
    isSample: 'of samples alone',
    linesCount: 'what a visitor asked for: api/forms/quote-requests.test.ts',
    listTotal: 'what a visitor asked for: api/forms/quote-requests.test.ts',
    marketingConsent: 'a visitor’s: api/forms/consent.test.ts',
    suspect: 'a visitor’s: api/forms/submissions.test.ts',
    createdAt: clock,
    updatedAt: clock,
    searchText: byDatabase,
  },
}

export const quoteRevision: WrittenRecord = {
  table: 'QuoteRevision',
  written: {
    currency: ['HKD', 'USD'],
    validUntil: [dayIn(20), dayIn(30)],
    notes: ['With thanks', 'With regards'],
    rate: [1, 0.128],
    total: [200, 929.28],
    totalHkd: [200, 7260],
  },
  others: {
    id: itself,
    quoteId: itself,
    number: 'rises with each revision',
    charges: 'api/billing/charges.test.ts',
    rateDate: clock,
    terms: 'of what was sent: api/quotes/sending.test.ts',
    overrideReason: 'api/quotes/drafts.test.ts: of a line below its minimum',
    overrideBy: 'api/quotes/drafts.test.ts: of a line below its minimum',
    createdBy: 'who made it',
    createdAt: clock,
    sentAt: 'api/quotes/sending.test.ts',
    sentBy: 'api/quotes/sending.test.ts',
  },
}

export const quoteLine: WrittenRecord = {
  table: 'QuoteLine',
  written: {
    ...written(line),
    unitPrice: [90, 25.6],
    total: [180, 76.8],
    totalHkd: [180, 600],
    connectivityFee: [10, 2.56],
  },
  others: {
    id: itself,
    revisionId: itself,
    position: 'api/quotes/drafts.test.ts',
    productId: 'api/quotes/drafts.test.ts: a line of a product',
    category: 'the product’s: unit/sales',
    listPrice: 'the product’s: unit/sales',
    minSellingPrice: 'the product’s: unit/sales',
    subscriptionId: 'api/billing/renewal-quotes.test.ts',
    paidFrom: 'api/billing/renewal-quotes.test.ts',
    paidTo: 'api/billing/renewal-quotes.test.ts',
  },
}

export const question: WrittenRecord = {
  table: 'Question',
  written: {
    group: ['installation', 'warranty'],
    question: ['可以裝在天台嗎？', '保養多久？'],
    questionEn: ['Can sensors go on a roof?', 'How long is the warranty?'],
    answer: ['可以', '兩年'],
    answerEn: ['Yes', 'Two years'],
    words: ['戶外', '保固'],
    wordsEn: ['outdoor', 'guarantee'],
    isPublished: [true, false],
  },
  others: {
    id: itself,
    slug: 'never changes: unit/questions',
    version: 'rises with each change',
    updatedBy: 'who did it',
    createdAt: clock,
    updatedAt: clock,
    searchText: byDatabase,
    terms: byDatabase,
    termsEn: byDatabase,
  },
}

export const user: WrittenRecord = {
  table: 'User',
  written: {
    name: ['Mei', 'Mei Wong'],
    email: ['mei@first.example', 'mei@then.example'],
    role: ['editor', 'manager'],
    language: ['zh-TW', 'en'],
  },
  atFirst: {},
  later: { status: 'suspended' },
  others: {
    id: itself,
    passwordHash: 'api/staff/passwords.test.ts',
    passwordChangedAt: 'api/staff/passwords.test.ts',
    totpSecret: 'a person’s own: api/staff/two-factor.test.ts',
    totpEnabledAt: 'a person’s own',
    totpLastStep: 'a person’s own',
    mailedKinds: 'a person’s own: api/back-office/notification-mails.test.ts',
    isDemo: 'of demo accounts alone',
    lastLoginAt: clock,
    version: 'rises with each change',
    createdAt: clock,
    updatedAt: clock,
    searchText: byDatabase,
  },
}

function written(fields: Record<string, readonly [unknown, unknown]>): WrittenRecord['written'] {
  return Object.fromEntries(Object.entries(fields).map(([name, [first, then]]) => [name, [first, then]]))
}

/** What is typed: the first values, or the others. */
export function typedOf({ written: values, atFirst, later }: WrittenRecord, place: 0 | 1): Record<string, unknown> {
  const both = Object.entries(values).map(([name, pair]) => [name, pair[place]])
  return { ...Object.fromEntries(both), ...(place === 0 ? atFirst : later) }
}

/** Of a line, as it is typed. */
export const typedLine = (place: 0 | 1) => ({
  productId: null,
  ...Object.fromEntries(Object.entries(line).map(([name, pair]) => [name, pair[place]])),
})

export const records = { customer, contact, order, orderLine, quote, quoteRevision, quoteLine, question, user }
