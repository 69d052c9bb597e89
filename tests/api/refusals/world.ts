import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from 'vitest'
import { cases } from '#content/cases.words.ts'
import { replyTemplates } from '#content/emails/reply-templates.ts'
import { questionSchema } from '#contract/assistant/questions.ts'
import { returnDetailSchema } from '#contract/billing/returns.ts'
import { contentEntrySchema } from '#contract/content/entries.ts'
import type { AnyProblemCode } from '#contract/problems/staff-problems.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { savedViewSchema } from '#contract/staff/views.ts'
import { systemActor } from '#server/platform/audit.ts'
import { ask as send } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { added } from '#tests/api/customers/customers.ts'
import { newDemo, newEnquiry } from '#tests/api/inbox/inbox.ts'
import { pdf } from '#tests/api/media/media.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { acceptance, answer, draftForm, ordersOf, quoteForm, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { addConflict } from '#tests/api/sync-staff/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation, addGap } from '#tests/support/conversations.ts'
import { unlimited } from '#tests/support/limits.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { exampleOf } from './examples.ts'
import type { Operation } from './operations.ts'
import { type Ask, asker, type Given } from './requests.ts'

/** An app with one of each kind of record in it, and a request that fits each operation. */
export interface World {
  app: TestApp
  admin: StaffMember
  /** As the Super Admin, in a visitor's browser. */
  ask: Ask
  /** Of such a request. */
  headers: Record<string, string>
  ids: Ids
  close: () => Promise<void>
  /** What an operation takes, of records that are there. */
  rightFor: (operation: Operation) => Given & { params: Record<string, string>; query: Record<string, string> }
}

type Ids = Awaited<ReturnType<typeof records>>

/** @param environment of its app; without a word about it, Notion's place is taken by what knows no key */
export async function openWorld(environment: NodeJS.ProcessEnv = {}): Promise<World> {
  const stranger = await startStranger()
  const app = await startTestApp({ NOTION_API_URL: stranger.url, ...environment }, { limits: unlimited })
  const admin = await createStaff(app, 'super_admin', { password: true })
  const ids = await records(app, admin)
  const cookie = `${admin.cookie.cookie}; assistant=${ids.visitorSecret}`
  const headers = { ...admin.cookie, cookie }
  return {
    app,
    admin,
    headers,
    ask: asker(app, headers),
    ids,
    async close() {
      await app.close()
      await stranger.close()
    },
    rightFor(operation) {
      const query = operation.query.filter(({ required }) => required)
      const body = bodyOf(operation, ids)
      const file = files[operation.id]
      return {
        params: Object.fromEntries(operation.params.map(({ name }) => [name, paramOf(operation, name, ids)])),
        query: {
          ...Object.fromEntries(query.map(({ name, schema }) => [name, String(exampleOf(schema))])),
          ...queries[operation.id]?.(ids),
        },
        ...(body !== undefined && { body }),
        ...(file && { file }),
      }
    },
  }
}

/** A server that knows nobody's key. */
export async function startStranger() {
  const server = createServer((_request, answer) => {
    answer.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"API token is invalid."}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function records(app: TestApp, admin: StaffMember) {
  const { prisma } = app.services.database
  const visitorSecret = 'v'.repeat(43)
  const visitorHash = createHash('sha256').update(visitorSecret).digest('hex')
  const productId = await productWith(app, admin, 5)
  const quotes = quotesOf(app, admin)
  const { token } = await sentQuote(quotes)
  const conversation = await addConversation(app, { visitorHash })
  const enquiry = await newEnquiry(app, admin)
  const run = { direction: 'both', complete: true, stage: 'complete', percent: 100, message: 'Done' } as const
  const { id: activity } = await prisma.activity.create({
    data: { entity: 'enquiry', entityId: enquiry.id, kind: 'note', actorKind: 'system', actorName: '' },
  })
  await prisma.delivery.create({ data: { reference: enquiry.reference, channel: 'form' } })
  const order = await sellerOf(app, admin).create({ lines: [lineOf(null)] })
  const invoice = await billerOf(app, admin).issue(order.id, 'invoice', { pieces: [1] })
  await prisma.settingGroup.create({ data: { name: 'feeds', values: { feeds: [aFeed] } } })
  await app.services.settings.refresh()
  const webhook = await prisma.webhookEndpoint.create({ data: aWebhook, include: { deliveries: true } })
  const accepted = await sentQuote(quotes)
  await answer(app, accepted.token, acceptance)
  const [ordered] = await ordersOf(app, accepted.quote.id)
  const buyersInvoice = await billerOf(app, admin).issue(ordered?.id ?? '', 'invoice')
  const operation = { kind: 'bulk', count: 0, actorName: 'Somebody' }
  const file = {
    fileName: 'products.csv',
    format: 'csv',
    columns: [{ heading: 'name', samples: [], guess: 'name' }],
    createdBy: 'Somebody',
  }
  return {
    visitorSecret,
    visitorHash,
    token,
    buyersToken: accepted.token,
    buyersInvoice: buyersInvoice.id,
    product: productId,
    enquiry: enquiry.id,
    reference: enquiry.reference,
    demo: (await newDemo(app, admin)).id,
    quote: (await quotes.draft(await quotes.create())).id,
    order: (await sellerOf(app, admin).create({ lines: [lineOf(null)] })).id,
    customer: (await added(app, admin)).id,
    otherCustomer: (await added(app, admin, { contacts: [] })).id,
    shipment: await packedShipment(app, admin),
    device: await recordedDevice(app, admin),
    webhook: webhook.id,
    delivery: webhook.deliveries[0]?.id ?? '',
    apiKey: (await prisma.apiKey.create({ data: anApiKey })).id,
    location: (await prisma.stockLocation.findFirstOrThrow({ where: { isDefault: true } })).id,
    receipt: (
      await prisma.receipt.create({
        data: {
          submissionId: randomUUID(),
          supplier: 'Somebody',
          createdBy: 'Somebody',
          lines: { create: { productId, position: 0, quantity: 5 } },
        },
      })
    ).id,
    invoice: invoice.id,
    return: await returned(app, admin),
    subscription: (
      await prisma.subscription.create({
        data: {
          customerId: (await added(app, admin, { contacts: [] })).id,
          kind: 'licence',
          customerName: 'Peak Property Ltd',
          orderReference: '',
          name: '平台',
          quantity: 2,
          period: 'year',
          currency: 'HKD',
          unitPrice: 365,
          unitPriceHkd: 365,
          startsOn: new Date('2026-01-05'),
          anchorOn: new Date('2026-01-05'),
          periods: 1,
          renewsOn: new Date('2027-01-05'),
        },
      })
    ).id,
    payment: (
      await prisma.payment.create({
        data: {
          submissionId: randomUUID(),
          direction: 'received',
          method: 'fps',
          receivedOn: new Date('2026-01-05'),
          amount: 100,
          currency: 'HKD',
          createdBy: 'Somebody',
        },
      })
    ).id,
    bankRow: (await prisma.bankRow.create({ data: bankRow })).id,
    conversation: conversation.id,
    turn: conversation.turnIds[0] ?? '',
    gap: await addGap(app, { question: 'How much?' }),
    missedSearch: (await prisma.missedSearch.create({ data: { term: 'gas', language: 'en' } })).id,
    synonym: (
      await prisma.searchSynonym.create({ data: { term: 'gas', words: ['air'], bothWays: false, createdBy: 'x' } })
    ).id,
    question: (await made(app, admin, '/admin/questions', questionSchema, question)).id,
    content: (await made(app, admin, '/admin/content', contentEntrySchema, content)).id,
    media: (
      await app.services.media.upload(systemActor, 'picture', 'front.png', Buffer.from(solidPng([11, 94, 99], 64)))
    ).hash,
    document: (await app.services.media.upload(systemActor, 'document', 'guide.pdf', pdf())).hash,
    replyTemplate: replyTemplates[0]?.id ?? '',
    replyFile: (await app.services.replyFiles.upload(admin.id, 'guide.pdf', pdf())).id,
    view: (await made(app, admin, '/admin/views', savedViewSchema, view)).id,
    import: (await prisma.productImport.create({ data: { ...file, status: 'uploaded' } })).id,
    operation: (await prisma.productOperation.create({ data: operation })).id,
    run: (await prisma.syncRun.create({ data: { ...run, status: 'planned', finishedAt: new Date() } })).id,
    conflict: await addConflict(app, productId, { field: 'name', ours: 'Ours', theirs: 'Theirs' }),
    activity,
    heldErasing: (await prisma.retentionRun.create({ data: heldErasing })).id,
    user: (await createStaff(app, 'viewer')).id,
    session: (await createStaff(app, 'viewer')).sessionId,
  }
}

async function recordedDevice(app: TestApp, admin: StaffMember): Promise<string> {
  const { prisma } = app.services.database
  const { id: shipmentLineId, shipment } = await prisma.shipmentLine.findFirstOrThrow({
    where: { shipmentId: await packedShipment(app, admin) },
    include: { shipment: true },
  })
  const device = { submissionId: randomUUID(), serial: 'SN-0', state: 'packed' as const }
  return (await prisma.device.create({ data: { ...device, shipmentLineId, orderId: shipment.orderId } })).id
}

async function packedShipment(app: TestApp, admin: StaffMember): Promise<string> {
  const seller = sellerOf(app, admin)
  const order = await seller.move(await seller.create({ lines: [lineOf(null)] }), 'processing')
  const { shipments } = await seller.ship(order, { state: 'packed' })
  return shipments[0]?.id ?? ''
}

/** A return of a shipped order, which nobody has decided on. */
async function returned(app: TestApp, admin: StaffMember): Promise<string> {
  const seller = sellerOf(app, admin)
  const order = await seller.create({ lines: [lineOf(null, 2)] })
  await seller.move(await seller.move(order, 'processing'), 'shipped')
  const form = { submissionId: randomUUID(), pieces: [1], reason: 'faulty' }
  const path = `/admin/orders/${order.id}/returns`
  return (await made(app, admin, path, returnDetailSchema, form)).id
}

async function made<Value>(
  app: TestApp,
  staff: StaffMember,
  path: string,
  schema: { parse: (value: unknown) => Value },
  body: object,
): Promise<Value> {
  const answer = await send(app, path, staff, { method: 'POST', body })
  const value: unknown = await answer.json()
  expect(answer.status, JSON.stringify(value)).toBe(201)
  return schema.parse(value)
}

export const view = { table: 'orders', name: 'Mine', audience: 'mine', query: '' }
const question = {
  group: 'choosing',
  question: '幾錢？',
  questionEn: 'How much?',
  answer: '看價目表。',
  answerEn: 'See the list.',
  words: '',
  wordsEn: '',
  isPublished: true,
}

const { key: _key, ...caseData } = Object(cases[0])
export const content = { kind: 'cases', data: caseData }

export const bankRow = {
  key: 'a row',
  account: 'HSBC',
  bookedOn: new Date('2026-01-05'),
  amount: 100,
  currency: 'HKD',
  text: '',
  reference: '',
  payer: '',
  createdBy: 'Somebody',
}

const anApiKey = { name: 'ERP', prefix: 'hk_00000000', hash: 'none', scopes: [], rate: 600, createdBy: 'Somebody' }

const aFeed = { name: 'ERP', kind: 'stock_out', place: 'folder', isEnabled: false, cron: '0 6 * * *', path: '' }

const anEvent = { type: 'webhook.test', subject: 'test', entityId: randomUUID(), data: {} }
const aWebhook = {
  name: 'ERP',
  url: 'https://erp.example/',
  events: [],
  secretSealed: 'none',
  createdBy: 'Somebody',
  deliveries: { create: { event: { create: anEvent } } },
}

const heldErasing = {
  state: 'held' as const,
  at: new Date('2026-05-20T09:00:00Z'),
  conversationDays: 90,
  reasons: ['unusual_amount'],
  due: [{ kind: 'enquiries', due: 30, of: 30 }],
}

/** Which record a path is about, by the path's beginning, and what is said where it is not there. */
const subjects: [prefix: string, name: keyof Ids, missing: AnyProblemCode][] = [
  ['/admin/users', 'user', 'user.not_found'],
  ['/admin/api-keys', 'apiKey', 'key.not_found'],
  ['/admin/webhooks', 'webhook', 'webhook.not_found'],
  ['/admin/products/imports', 'import', 'import.not_found'],
  ['/admin/products/operations', 'operation', 'operation.not_found'],
  ['/admin/products', 'product', 'product.not_found'],
  ['/admin/sync/runs', 'run', 'sync.run_not_found'],
  ['/admin/sync/mapping', 'run', 'sync.mapping_not_found'],
  ['/admin/sync/pushes', 'product', 'product.not_found'],
  ['/admin/enquiries', 'enquiry', 'message.not_found'],
  ['/admin/demo-requests', 'demo', 'message.not_found'],
  ['/admin/quotes', 'quote', 'message.not_found'],
  ['/admin/orders', 'order', 'order.not_found'],
  ['/admin/devices', 'device', 'device.not_found'],
  ['/admin/shipments', 'shipment', 'shipment.not_found'],
  ['/admin/stock/locations', 'location', 'stock_location.not_found'],
  ['/admin/receipts', 'receipt', 'receipt.not_found'],
  ['/admin/customers', 'customer', 'customer.not_found'],
  ['/admin/missed-searches', 'missedSearch', 'missed_search.not_found'],
  ['/admin/search-synonyms', 'synonym', 'synonym.not_found'],
  ['/admin/questions', 'question', 'question.not_found'],
  ['/admin/content', 'content', 'content.not_found'],
  ['/admin/media', 'media', 'media.not_found'],
  ['/admin/documents', 'invoice', 'billing_document.not_found'],
  ['/admin/payments', 'payment', 'payment.not_found'],
  ['/admin/bank/rows', 'bankRow', 'bank_row.not_found'],
  ['/admin/returns', 'return', 'return.not_found'],
  ['/admin/subscriptions', 'subscription', 'subscription.not_found'],
  ['/admin/reply-templates', 'replyTemplate', 'reply_template.not_found'],
  ['/admin/reply-files', 'replyFile', 'reply_file.not_found'],
  ['/admin/question-gaps', 'gap', 'question.not_found'],
  ['/admin/conversations', 'conversation', 'conversation.not_found'],
  ['/admin/views', 'view', 'view.not_found'],
  ['/admin/retention', 'heldErasing', 'retention.settled'],
  ['/admin/activities', 'activity', 'message.not_found'],
  ['/auth/sessions', 'session', 'session.not_found'],
  ['/chat/conversations', 'conversation', 'chat.conversation_not_found'],
]

/** What a path is about. */
export function subjectOf({ path }: Operation) {
  const [, name, missing] = subjects.find(([prefix]) => path.startsWith(`/api/v1${prefix}/`)) ?? []
  return { name, missing }
}

function paramOf(operation: Operation, name: string, ids: Ids): string {
  const named: Record<string, string> = {
    slug: 'water-leak-sensor',
    hash: '0'.repeat(64),
    file: '480.avif',
    upload: ids.media,
    document: `${ids.document}.pdf`,
    token: ids.token,
    quotationId: ids.token,
    orderToken: ids.buyersToken,
    issued: ids.buyersInvoice,
    turnId: ids.turn,
    reference: ids.reference,
    channel: 'form',
    delivery: ids.delivery,
    number: '1',
    version: '1',
  }
  const subject = subjectOf(operation).name
  const value = named[name] ?? (subject && ids[subject])
  if (!value) throw new Error(`${operation.route}: say in world.ts what {${name}} is, and make one`)
  return value
}

/** What is sent to operations whose body is a file. */
const files: Record<string, { type: string; content: string | Buffer }> = {
  uploadProductImport: { type: 'text/csv', content: 'name\r\nA sensor' },
  uploadReplyFile: { type: 'application/octet-stream', content: pdf() },
  uploadMedia: { type: 'application/octet-stream', content: Buffer.from(solidPng([11, 94, 99])) },
}

/** What a query names. */
const queries: Record<string, (ids: Ids) => Record<string, string>> = {
  printEnquiries: ({ enquiry }) => ({ ids: enquiry }),
  printDemoRequests: ({ demo }) => ({ ids: demo }),
  printQuotes: ({ quote }) => ({ ids: quote }),
  printOrders: ({ order }) => ({ ids: order }),
  exportAccounting: () => ({ shape: 'lines', from: '2026-01-01', to: '2026-01-31' }),
}

/** What a rule beside the schema asks of a body; of all others the schema's own example will do. */
const bodies: Record<string, (ids: Ids) => object> = {
  createQuoteRequest: () => ({ lines: [{ slug: 'water-leak-sensor', quantity: 1 }] }),
  requestQuotation: () => ({ lines: [{ product: 'water-leak-sensor', quantity: 1 }] }),
  acceptQuotation: () => ({ revision: 1, lines: [{ quantity: 1, unitPrice: 100 }], total: 100 }),
  answerQuote: () => ({ answer: 'decline', revision: 1 }),
  putGeneralSettings: () => ({ values: defaultSettings.general }),
  putIntegrationSettings: () => ({
    values: { ...defaultSettings.integrations, notionEnabled: false, smtpHost: 'mail.example' },
  }),
  putFeeds: () => ({ values: { feeds: [aFeed] }, version: 1 }),
  runFeed: () => ({ name: 'ERP' }),
  createWebhook: () => ({ url: 'https://erp.example/hooks', events: ['order.created'] }),
  changeWebhook: () => ({ url: 'https://erp.example/hooks', events: ['order.created'], isEnabled: true, version: 1 }),
  createApiKey: () => ({ expiresAt: null }),
  createProduct: () => ({ record: { name: 'A sensor' } }),
  previewProductPage: () => ({ record: { name: 'A sensor' }, language: 'en' }),
  previewProductImport: () => ({ mapping: { 0: 'name' } }),
  changeProducts: ({ product }) => ({ products: [{ id: product, version: 1 }], change: { action: 'retire' } }),
  settleSyncConflicts: ({ conflict }) => ({ ids: [conflict], choice: 'other', value: 'Another' }),
  createQuote: () => quoteForm(),
  saveQuoteDraft: () => draftForm(),
  uploadBankStatement: () => ({
    currency: 'HKD',
    text: 'Date,Details,Amount',
    mapping: { date: 'Date', amount: 'Amount' },
  }),
  confirmBankRow: ({ invoice }) => ({ documentId: invoice }),
  putSalesSettings: () => ({ values: defaultSettings.sales }),
  moveOrder: () => ({ to: 'processing' }),
  countStock: ({ product, location }) => ({ productId: product, locationId: location, was: 5, counted: 5 }),
  transferStock: ({ product, location }) => ({ productId: product, fromId: location, toId: randomUUID(), quantity: 1 }),
  changeStockLocation: () => ({ name: 'Main', isDefault: true, isArchived: false }),
  createReceipt: ({ product }) => ({ lines: [{ productId: product, quantity: 1 }], expectedOn: null }),
  changeReceipt: ({ product }) => ({ lines: [{ productId: product, quantity: 1 }], expectedOn: null }),
  recordDevices: () => ({ text: 'SN-1' }),
  receiveGoods: () => ({ pieces: [1] }),
  deliverShipment: () => ({ deliveredAt: '2026-01-05T09:00:00Z', files: [] }),
  recordPayment: ({ customer }) => ({ customerId: customer, receivedOn: '2026-01-05' }),
  recordRefund: ({ customer }) => ({ customerId: customer, receivedOn: '2026-01-05' }),
  issueStatement: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  moveOrders: ({ order }) => ({ rows: [{ id: order, version: 1, to: 'processing' }] }),
  changeQuotes: ({ quote }) => ({ rows: [{ id: quote, version: 1 }] }),
  decideQuotes: ({ quote }) => ({ rows: [{ id: quote, version: 1, decision: 'withdraw' }] }),
  changeEnquiries: ({ enquiry }) => ({ rows: [{ id: enquiry, version: 1 }] }),
  changeDemoRequests: ({ demo }) => ({ rows: [{ id: demo, version: 1 }] }),
  declineDemos: ({ demo }) => ({ rows: [{ id: demo, version: 1 }] }),
  putSyncMapping: () => ({ version: 0, mapping: { fields: [] } }),
  addContent: () => content,
  cropMedia: () => ({ left: 0, top: 0, width: 32, height: 24 }),
  putContent: () => ({ ...content, version: 1 }),
  publishContent: () => ({ from: null, until: null }),
  addReplyTemplate: () => ({ body: 'Hello' }),
  putReplyTemplate: () => ({ body: 'Hello' }),
  fillReplyTemplate: ({ enquiry }) => ({ kind: 'enquiry', record: enquiry }),
  previewReply: ({ enquiry }) => ({ kind: 'enquiry', record: enquiry }),
  mergeCustomers: ({ otherCustomer }) => ({ otherId: otherCustomer }),
}

function bodyOf({ id, body }: Operation, ids: Ids): unknown {
  const own = bodies[id]?.(ids)
  if (!body || body.oneOf) return own
  return { ...Object(exampleOf(body)), ...own }
}
