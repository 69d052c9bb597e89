import { createHash, randomUUID } from 'node:crypto'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { synonymsMax } from '#contract/catalogue/searches.ts'
import type { AnyProblemCode } from '#contract/problems/staff-problems.ts'
import { webhooksMax } from '#contract/webhooks/webhooks.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf } from '#tests/api/quotes/quotes.ts'
import { addConflict } from '#tests/api/sync-staff/catalogue.ts'
import { startTestApp } from '#tests/support/app.ts'
import { declaredEndpoints } from '#tests/support/endpoints.ts'
import { createStaff } from '#tests/support/staff.ts'
import { unknownId } from './examples.ts'
import { declaring, type Operation, operationsOf } from './operations.ts'
import { type Ask, asker, type Given } from './requests.ts'
import { bankRow, openWorld, view } from './world.ts'

const { app, ask, admin, ids, rightFor, close } = await openWorld()
afterAll(close)
const { prisma } = app.services.database
const operations = operationsOf(app)
const ownPage = { 'sec-fetch-site': 'same-origin' }

interface Conflict {
  code: AnyProblemCode
  given?: Given
  /** Of whom it is asked, where that is another app. */
  of?: Ask
}

async function appliedImport(): Promise<string> {
  const columns = [{ heading: 'name', samples: [], guess: null }]
  const file = { fileName: 'a.csv', format: 'csv', columns, createdBy: 'Somebody' }
  return (await prisma.productImport.create({ data: { ...file, status: 'applied' } })).id
}

/** What each operation is in conflict with, beside a version that is not the present one. */
const conflicts: Record<string, () => Promise<Conflict>> = {
  createDemoRequest: async () => {
    const slot = { preferredDate: '2099-01-15', preferredTime: '10:00' }
    return { code: 'demo_slot.closed', given: withBody('createDemoRequest', slot) }
  },
  requestQuotation: async () => ({ code: 'quote.cannot_confirm' }),
  acceptQuotation: async () => ({
    code: 'quote.lines_changed',
    given: withBody('acceptQuotation', { lines: [{ quantity: 2, unitPrice: 100 }] }),
  }),
  counterQuotation: async () => ({ code: 'quote.revised', given: withBody('counterQuotation', { revision: 99 }) }),
  declineQuotation: async () => ({ code: 'quote.revised', given: withBody('declineQuotation', { revision: 99 }) }),
  answerQuote: async () => ({ code: 'quote.revised', given: { body: { answer: 'decline', revision: 99 } } }),
  askAssistant: busy,
  regenerateAnswer: busy,
  useLink: firstOwnerTaken,
  prepareTwoFactor: async () => {
    const { id, cookie } = await createStaff(app, 'viewer')
    await prisma.user.update({ where: { id }, data: { totpEnabledAt: new Date(), totpSecret: 'kept' } })
    return { code: 'two_factor.already_set_up', given: { headers: cookie } }
  },
  runFeed: async () => {
    const moment = new Date()
    await prisma.feedRun.create({ data: { id: randomUUID(), feed: 'ERP', dueAt: moment, startedAt: moment } })
    return { code: 'feed.running' }
  },
  createWebhook: async () => {
    const data = { name: 'ERP', url: 'https://erp.example/', secretSealed: 'none', createdBy: 'Somebody' }
    await prisma.webhookEndpoint.createMany({ data: Array.from({ length: webhooksMax }, () => data) })
    return { code: 'webhook.too_many' }
  },
  changeWebhook: async () => ({ code: 'record.changed', given: withBody('changeWebhook', { version: 99 }) }),
  testWebhook: disabledWebhook,
  resendWebhookDelivery: disabledWebhook,
  revokeApiKey: async () => {
    const secret = { prefix: 'hk_00000000', hash: 'of a revoked one', scopes: [], rate: 600 }
    const revoked = { revokedAt: new Date(), revokedBy: 'Somebody' }
    const { id } = await prisma.apiKey.create({ data: { name: 'Old', createdBy: 'Somebody', ...secret, ...revoked } })
    return { code: 'key.revoked', given: { params: { id } } }
  },
  disableTwoFactor: async () => ({ code: 'two_factor.not_set_up' }),
  enableTwoFactor: async () => ({ code: 'two_factor.not_set_up' }),
  resetUserTwoFactor: async () => ({ code: 'two_factor.own', given: { params: { id: admin.id } } }),
  renewRecoveryCodes: async () => ({ code: 'two_factor.not_set_up' }),
  inviteUser: async () => ({ code: 'user.email_taken', given: withBody('inviteUser', { email: admin.email }) }),
  inviteUserAgain: async () => ({ code: 'user.has_joined' }),
  sendPasswordReset: async () => {
    const { id } = await createStaff(app, 'viewer')
    await prisma.user.update({ where: { id }, data: { status: 'suspended' } })
    return { code: 'user.not_active', given: { params: { id } } }
  },
  addSynonym: async () => {
    const data = Array.from({ length: synonymsMax }, (_, index) => ({
      term: `term ${index}`,
      words: ['air'],
      bothWays: false,
      createdBy: 'x',
    }))
    await app.services.database.prisma.searchSynonym.createMany({ data })
    return { code: 'synonym.too_many', given: { body: { term: 'one more', words: ['air'], bothWays: false } } }
  },
  sendTestMail: async () => ({ code: 'mail.not_configured' }),
  testGateway: async () => ({ code: 'chat.not_configured' }),
  createView: async () => ({ code: 'view.name_taken', given: { body: view } }),
  writeView: async () => {
    const body = { ...view, name: 'Another' }
    expect((await ask(operationOf('createView'), { body })).status).toBe(201)
    return { code: 'view.name_taken', given: { body } }
  },
  receiveNotionWebhook: async () => ({ code: 'webhook.not_awaited', given: { body: { verification_token: 'x' } } }),
  showSyncWebhookToken: async () => ({ code: 'webhook.no_token' }),
  connectSyncWebhook: filesAreTheSource,
  startSync: async () => ({ code: 'sync.off' }),
  refreshCatalogue: async () => ({ code: 'sync.off' }),
  retrySyncPush: async () => ({ code: 'sync.off' }),
  makePushPage: async () => ({ code: 'sync.off' }),
  letPushGo: async () => ({ code: 'product.state' }),
  cancelSyncRun: async () => ({ code: 'sync.run_ended' }),
  getSyncDatabase: async () => ({ code: 'sync.off' }),
  getSyncMapping: async () => ({ code: 'sync.off' }),
  previewSyncMapping: async () => ({ code: 'sync.off' }),
  putSyncMapping: async () => ({ code: 'sync.off' }),
  setSyncFieldOwner: async () => ({ code: 'sync.off' }),
  restoreSyncMapping: async () => ({ code: 'sync.off' }),
  exportSyncMapping: async () => ({ code: 'sync.off' }),
  readSyncMapping: async () => ({ code: 'sync.off' }),
  applySyncPlan: settledPlan,
  discardSyncPlan: settledPlan,
  approveRetention: async () => ({ code: 'retention.settled', given: { params: { id: unknownId } } }),
  declineRetention: async () => ({ code: 'retention.settled', given: { params: { id: unknownId } } }),
  settleSyncConflicts: async () => {
    const id = await addConflict(app, ids.product, { field: 'sku', ours: 'A', theirs: 'B' })
    await prisma.syncConflict.update({
      where: { id },
      data: { settledAt: new Date(), settledBy: 'Somebody', choice: 'ours' },
    })
    return { code: 'conflict.settled', given: { body: { ids: [id], choice: 'ours' } } }
  },
  reopenSyncConflicts: async () => {
    const id = await addConflict(app, ids.product, { field: 'sku', ours: 'A', theirs: 'B' })
    return { code: 'conflict.open', given: { body: { ids: [id] } } }
  },
  chooseProductImportEncoding: async () => ({
    code: 'import.not_ready',
    given: { params: { id: await appliedImport() }, body: { encoding: 'big5' } },
  }),
  previewProductImport: async () => ({ code: 'import.not_ready', given: { params: { id: await appliedImport() } } }),
  listProductImportRows: async () => ({ code: 'import.not_ready' }),
  exportProductImportErrors: async () => ({ code: 'import.not_ready' }),
  applyProductImport: async () => ({ code: 'import.not_ready' }),
  changeProducts: async () => {
    const products = [{ id: ids.product, version: 99 }]
    return { code: 'record.changed', given: { body: { products, change: { action: 'retire' } } } }
  },
  revertProduct: async () => {
    const id = await productWith(app, admin, 5)
    await prisma.product.update({ where: { id }, data: { version: { increment: 1 } } })
    return { code: 'record.changed', given: { params: { id }, body: { version: 1, to: 1 } } }
  },
  undoProductsChange: async () => {
    await prisma.productOperation.update({ where: { id: ids.operation }, data: { undoneAt: new Date() } })
    return { code: 'operation.undone' }
  },
  putContent: async () => ({ code: 'record.changed', given: withBody('putContent', { version: 99 }) }),
  orderContent: async () => ({ code: 'record.changed', given: { body: { kind: 'cases', ids: [ids.content] } } }),
  retryDelivery: async () => ({ code: 'delivery.not_parked' }),
  retryLetter: async () => ({ code: 'delivery.not_parked' }),
  moveReturn: async () => ({ code: 'return.state', given: { body: { version: 1, to: 'receive' } } }),
  settleReturn: async () => ({
    code: 'return.state',
    given: { body: { version: 1, lines: [{ outcome: 'none', isRestocked: false }] } },
  }),
  changeDevice: async () => ({ code: 'record.changed', given: { body: { version: 99, note: 'x' } } }),
  showDeviceKey: async () => ({ code: 'device.no_key' }),
  editSubscription: async () => ({ code: 'record.changed', given: { body: { version: 99, quantity: 3 } } }),
  moveSubscription: async () => ({ code: 'subscription.state', given: { body: { version: 1, to: 'keep' } } }),
  renewSubscription: async () => ({ code: 'record.changed', given: { body: { version: 99 } } }),
  startSubscriptions: async () => ({ code: 'order.state', given: { body: { startsOn: '2026-01-05' } } }),
  replyToEnquiry: async () => ({ code: 'mail.not_configured' }),
  replyToDemoRequest: async () => ({ code: 'mail.not_configured' }),
  replyToOrder: async () => ({ code: 'mail.not_configured' }),
  replyToQuote: async () => ({ code: 'mail.not_configured' }),
  createOrder: async () => {
    const customerId = await erased()
    return { code: 'customer.erased', given: withBody('createOrder', { customerId }) }
  },
  fillReplyTemplate: async () => {
    const { id } = await prisma.replyTemplate.create({ data: { name: 'Empty', kinds: ['enquiry'] } })
    return { code: 'reply_template.no_text', given: { params: { id } } }
  },
  repeatOrder: async () => {
    const { id } = await sellerOf(app, admin).create({ lines: [lineOf(null)], email: '' })
    return { code: 'order.no_email', given: { params: { id } } }
  },
  repeatQuote: async () => {
    const { id } = await quotesOf(app, admin).create()
    await prisma.quote.update({ where: { id }, data: { email: '' } })
    return { code: 'customer.erased', given: { params: { id } } }
  },
  putAutoSync: outrun,
  changeQuestionGap: async () => {
    await prisma.questionGap.update({ where: { id: ids.gap }, data: { state: 'answered' } })
    return { code: 'record.changed' }
  },
  countStock: async () => ({ code: 'stock.changed', given: withBody('countStock', { was: 99 }) }),
  createShipment: async () => ({ code: 'order.state' }),
  closeOrder: async () => ({ code: 'order.state' }),
  deliverShipment: async () => ({ code: 'shipment.state' }),
  issueDocument: async () => ({ code: 'order.state', given: { params: { id: await cancelled() } } }),
  previewDocument: async () => ({ code: 'order.state', given: { params: { id: await cancelled() } } }),
  issueStatement: async () => ({ code: 'customer.erased', given: { params: { id: await erased() } } }),
  creditDocument: async () => {
    const { id } = await billerOf(app, admin).issue(ids.order, 'order_confirmation')
    return { code: 'document.not_creditable', given: { params: { id } } }
  },
  sendDocument: async () => ({ code: 'mail.not_configured' }),
  makeCardLink: async () => ({ code: 'card.not_configured' }),
  payByCard: async () => ({ code: 'card.not_configured' }),
  confirmBankRow: async () => {
    const settled = { ...bankRow, key: 'settled', ignoredAt: new Date() }
    const { id } = await prisma.bankRow.create({ data: settled })
    return { code: 'bank_row.settled', given: { params: { id } } }
  },
  ignoreBankRow: async () => {
    const settled = { ...bankRow, key: 'ignored', ignoredAt: new Date() }
    const { id } = await prisma.bankRow.create({ data: settled })
    return { code: 'bank_row.settled', given: { params: { id } } }
  },
  pauseReminders: async () => {
    const { id } = await billerOf(app, admin).issue(ids.order, 'order_confirmation')
    return { code: 'document.no_reminders', given: { params: { id } } }
  },
  releaseOrder: async () => {
    const { id, version } = await sellerOf(app, admin).create({ lines: [lineOf(null)] })
    return { code: 'order.not_held', given: { params: { id }, body: { version } } }
  },
  recordPayment: async () => {
    const customerId = await erased()
    return { code: 'customer.erased', given: withBody('recordPayment', { customerId, receivedOn: '2026-01-05' }) }
  },
  recordRefund: async () => {
    const customerId = await erased()
    return { code: 'customer.erased', given: withBody('recordRefund', { customerId, receivedOn: '2026-01-05' }) }
  },
  addCustomerNote: async () => ({ code: 'customer.erased', given: { params: { id: await erased() } } }),
  getCustomerData: async () => ({ code: 'customer.erased', given: { params: { id: await erased() } } }),
}

function operationOf(id: string): Operation {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  return operation
}

function withBody(id: string, more: object): Given {
  return { body: { ...Object(rightFor(operationOf(id)).body), ...more } }
}

/** An answer to this visitor is on its way. */
async function disabledWebhook(): Promise<Conflict> {
  await prisma.webhookEndpoint.updateMany({ data: { isEnabled: false } })
  return { code: 'webhook.disabled' }
}

async function busy(): Promise<Conflict> {
  const lease = { addressHash: 'a', turnId: randomUUID(), until: new Date('2099-01-01') }
  const { visitorHash } = ids
  await prisma.chatLease.upsert({ where: { visitorHash }, create: { visitorHash, ...lease }, update: lease })
  return { code: 'chat.busy' }
}

/** Others write the settings whenever this one is about to. */
async function outrun(): Promise<Conflict> {
  await prisma.$executeRaw`CREATE FUNCTION "outrun"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`
  await prisma.$executeRaw`
    CREATE TRIGGER "outrun" BEFORE INSERT OR UPDATE ON "SettingGroup" FOR EACH ROW EXECUTE FUNCTION "outrun"()`
  onTestFinished(async () => {
    await prisma.$executeRaw`DROP FUNCTION "outrun" CASCADE`
  })
  return { code: 'record.changed', given: { body: { enabled: true } } }
}

/** Where nobody is a Super Admin yet, but somebody has the address that the first one gives. */
async function firstOwnerTaken(): Promise<Conflict> {
  const fresh = await startTestApp()
  onTestFinished(fresh.close)
  const { email } = await createStaff(fresh, 'viewer')
  const token = 's'.repeat(43)
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const link = { purpose: 'setup', tokenHash, expiresAt: new Date('2099-01-01') } as const
  await fresh.services.database.prisma.oneTimeLink.create({ data: link })
  const body = { token, password: 'lantern-harbour-45', name: 'Another', email }
  return { code: 'user.email_taken', given: { body }, of: asker(fresh, ownPage) }
}

async function settledPlan(): Promise<Conflict> {
  const { direction, complete, stage, percent } = await prisma.syncRun.findUniqueOrThrow({ where: { id: ids.run } })
  const plan = { direction, complete, stage, percent, message: '' }
  const { id } = await prisma.syncRun.create({ data: { ...plan, status: 'discarded' } })
  return { code: 'sync.plan_settled', given: { params: { id } } }
}

async function erased(): Promise<string> {
  const { id } = await prisma.customer.create({
    data: { type: 'business', name: 'Nobody', language: 'en', source: 'staff', erasedAt: new Date() },
  })
  return id
}

/** Over a version that is not the present one. */
function overOldVersion(operation: Operation): Conflict | undefined {
  const right = rightFor(operation)
  const version = 2 ** 31 - 1
  if (operation.body?.properties?.version)
    return { code: 'record.changed', given: { body: { ...Object(right.body), version } } }
  if (operation.query.some(({ name }) => name === 'version'))
    return { code: 'record.changed', given: { query: { ...right.query, version: String(version) } } }
  return undefined
}

/** With an `Idempotency-Key` that another request had. Undefined where the endpoint declares a 409 of its own. */
async function keyOfAnother({ id }: Operation): Promise<Conflict | undefined> {
  const endpoint = endpointOf.get(id)
  if (!endpoint || endpoint.errors?.includes(409)) return undefined
  const claim = { owner: admin.id, key: 'sent-before' }
  await prisma.idempotentAnswer.upsert({
    where: { owner_key: claim },
    create: { ...claim, fingerprint: 'of another request' },
    update: {},
  })
  return { code: 'idempotency.other_request', given: { headers: { 'idempotency-key': claim.key } } }
}

const endpointOf = new Map(await declaredEndpoints())

it.each(declaring(operations, 409))('409: %s', async (route, operation) => {
  const conflict = (await conflicts[operation.id]?.()) ?? overOldVersion(operation) ?? (await keyOfAnother(operation))
  if (!conflict) throw new Error(`${route} declares 409 and nobody provokes it: say in conflicts.test.ts how`)
  const { status, problem } = await (conflict.of ?? ask)(operation, { ...rightFor(operation), ...conflict.given })
  expect([status, problem?.code], JSON.stringify(problem)).toEqual([409, conflict.code])
  if (conflict.code === 'record.changed' && operation.id !== 'putAutoSync') expect(problem?.current).toBeDefined()
})

async function cancelled(): Promise<string> {
  const seller = sellerOf(app, admin)
  return (await seller.move(await seller.create({ lines: [lineOf(null)] }), 'cancelled')).id
}

/** The catalogue comes from a file, until the test is over. */
async function filesAreTheSource(): Promise<Conflict> {
  const { settings } = app.services
  const before = await prisma.settingGroup.findUnique({ where: { name: 'sync' } })
  const values = { ...settings.current().sync, source: 'address', fileUrl: 'https://example.com/products.csv' }
  await prisma.settingGroup.upsert({ where: { name: 'sync' }, create: { name: 'sync', values }, update: { values } })
  await settings.refresh()
  onTestFinished(async () => {
    if (before) await prisma.settingGroup.update({ where: { name: 'sync' }, data: { values: before.values ?? {} } })
    else await prisma.settingGroup.delete({ where: { name: 'sync' } })
    await settings.refresh()
  })
  return { code: 'sync.of_files' }
}
