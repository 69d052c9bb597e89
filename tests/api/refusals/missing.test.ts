import { afterAll, describe, expect, it } from 'vitest'
import type { AnyProblemCode } from '#contract/problems/staff-problems.ts'
import { createConfirmationLinks } from '#server/modules/requests/deliveries/confirmation-links.ts'
import { createSecrets } from '#server/platform/secrets.ts'
import { testSecret } from '#tests/support/app.ts'
import { unknownId } from './examples.ts'
import { declaring, type Operation, operationsOf } from './operations.ts'
import type { Given } from './requests.ts'
import { openWorld, subjectOf } from './world.ts'

const { app, ask, rightFor, close } = await openWorld({
  NOTION_API_KEY: 'ntn_strange',
  NOTION_DATABASE_ID: '0'.repeat(32),
})
afterAll(close)
const operations = operationsOf(app)

interface Missing {
  given: Given
  code: AnyProblemCode
}

/** What is named elsewhere than in a path. */
const inBodies: Record<string, Missing> = {
  askAssistant: {
    given: { body: { message: 'And?', language: 'en', conversationId: unknownId } },
    code: 'chat.conversation_not_found',
  },
  changeProducts: {
    given: { body: { products: [{ id: unknownId, version: 1 }], change: { action: 'retire' } } },
    code: 'product.not_found',
  },
  previewProductPage: {
    given: { body: { id: unknownId, record: {}, language: 'en' } },
    code: 'product.not_found',
  },
  runFeed: { given: { body: { name: 'Nobody' } }, code: 'feed.not_found' },
  printEnquiries: { given: { query: { ids: unknownId } }, code: 'message.not_found' },
  printDemoRequests: { given: { query: { ids: unknownId } }, code: 'message.not_found' },
  printQuotes: { given: { query: { ids: unknownId } }, code: 'message.not_found' },
  printOrders: { given: { query: { ids: unknownId } }, code: 'order.not_found' },
  confirmAddress: { given: { body: { token: 'x' } }, code: 'confirmation.not_found' },
  addSynonym: {
    given: { body: { term: 'gas', words: ['air'], bothWays: false, missedId: unknownId } },
    code: 'missed_search.not_found',
  },
  reopenSyncConflicts: { given: { body: { ids: [unknownId] } }, code: 'conflict.not_found' },
  settleSyncConflicts: { given: { body: { ids: [unknownId], choice: 'ours' } }, code: 'conflict.not_found' },
  previewReply: {
    given: { body: { kind: 'enquiry', record: unknownId, subject: 'A', text: 'B' } },
    code: 'message.not_found',
  },
  createQuote: {
    given: { body: { name: 'A', email: 'a@b.example', language: 'en', currency: 'HKD', customerId: unknownId } },
    code: 'customer.not_found',
  },
}

/** What is named in a path by something else than an id. */
const inPaths: Record<string, [value: string, code: AnyProblemCode]> = {
  hash: ['1'.repeat(64), 'image.not_found'],
  file: ['1280.avif', 'image.not_found'],
  upload: ['1'.repeat(64), 'media.not_found'],
  document: [`${'1'.repeat(64)}.pdf`, 'document.not_found'],
  token: ['n'.repeat(32), 'quote_request.not_found'],
  quotationId: ['n'.repeat(32), 'quote_request.not_found'],
  issued: [unknownId, 'document.not_found'],
  orderToken: ['n'.repeat(32), 'order_link.not_found'],
  delivery: [unknownId, 'webhook_delivery.not_found'],
  slug: ['no-such-product', 'product.not_found'],
  reference: ['ENQ-00000000', 'message.not_found'],
  number: ['99', 'revision.not_found'],
  version: ['99', 'sync.mapping_not_found'],
}

/** Each thing that an operation names, where it is not there. */
function missingOf(operation: Operation): Missing[] {
  const { params } = rightFor(operation)
  const inBody = inBodies[operation.id]
  const named = operation.params.filter(({ schema }) => !schema.enum)
  return [
    ...(inBody ? [inBody] : []),
    ...named.map(({ name }): Missing => {
      const [value = unknownId, code = subjectOf(operation).missing] = inPaths[name] ?? []
      if (!code) throw new Error(`${operation.route}: say in world.ts how {${name}} is missed`)
      return { given: { params: { ...params, [name]: value } }, code }
    }),
  ]
}

describe('404 of what is not there', () => {
  it.each(declaring(operations, 404))('%s', async (route, operation) => {
    const missing = missingOf(operation)
    if (missing.length === 0)
      throw new Error(`${route} declares 404 and nobody provokes it: say in missing.test.ts how`)
    for (const { given, code } of missing) {
      const { status, problem } = await ask(operation, { ...rightFor(operation), ...given })
      expect([status, problem?.code], JSON.stringify(given)).toEqual([404, code])
    }
  })
})

describe('410 of what is no more', () => {
  const gone: Record<string, () => Promise<Given>> = {
    getProduct: retired,
    getProductDatasheet: retired,
    confirmAddress: async () => {
      const reference = 'ENQ-00000000'
      const confirmUntil = new Date(0)
      await app.services.database.prisma.delivery.create({ data: { reference, channel: 'visitor_mail', confirmUntil } })
      const link = createConfirmationLinks(createSecrets([testSecret]), 'https://site.example').url(reference, 'en')
      return { body: { token: link?.split('#')[1] } }
    },
    listChanges: async () => ({ query: { since: Buffer.from('1.000000000000.1.1').toString('base64url') } }),
    lookAtLink: async () => ({ body: { token: 'x'.repeat(43) } }),
    useLink: async () => ({ body: { token: 'x'.repeat(43), password: 'lantern-harbour-45' } }),
  }
  async function retired(): Promise<Given> {
    await app.services.database.prisma.product.update({
      where: { slug: 'parking-sensor' },
      data: { retiredAt: new Date() },
    })
    return { params: { slug: 'parking-sensor' } }
  }

  it.each(declaring(operations, 410))('%s', async (route, operation) => {
    const given = await gone[operation.id]?.()
    if (!given) throw new Error(`${route} declares 410 and nobody provokes it: say in missing.test.ts how`)
    expect((await ask(operation, given)).status).toBe(410)
  })
})
