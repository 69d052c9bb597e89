import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'

export interface StripeStandIn {
  /** Variables of the environment that lead to it. */
  environment: Record<string, string>
  /** Forms of the pages that were asked for, newest last. */
  pages: URLSearchParams[]
  /** Answers with this status instead of making pages. */
  failWith: (status: number | undefined) => void
  /** An event as Stripe sends it. @param signedAt in seconds; by now without */
  event: (
    session: object,
    more?: { type?: string; created?: number; secret?: string; signedAt?: number },
  ) => {
    body: string
    signature: string
  }
  close: () => Promise<void>
}

const secret = 'whsec_of_tests'

/** Starts a server that makes pages for payments as Stripe does: the same key is the same page. */
export async function startStripe(): Promise<StripeStandIn> {
  const pages: URLSearchParams[] = []
  const byKey = new Map<string, { form: string; session: object }>()
  let failure: number | undefined
  const server = createServer(async (request, response) => {
    const form = await text(request)
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== 'Bearer sk_test_tests') return answer(401, { error: { message: 'No key' } })
    if (failure) return answer(failure, { error: { type: 'api_error', message: 'Broken' } })
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') return answer(404, { error: {} })
    const key = String(request.headers['idempotency-key'])
    const known = byKey.get(key)
    if (known && known.form !== form) return answer(400, { error: { type: 'idempotency_error', message: 'Another' } })
    if (known) return answer(200, known.session)
    pages.push(new URLSearchParams(form))
    const id = `cs_test_${pages.length}`
    const session = { id, object: 'checkout.session', url: `https://checkout.stripe.example/c/${id}` }
    byKey.set(key, { form, session })
    return answer(200, session)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe('sk_test_tests')
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_tests',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    pages,
    failWith: (status) => {
      failure = status
    },
    event(session, { type = 'checkout.session.completed', created, secret: signer = secret, signedAt } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const event = { id: `evt_${pages.length}_${created ?? now}`, object: 'event', type, created: created ?? now }
      const body = JSON.stringify({ ...event, data: { object: { object: 'checkout.session', ...session } } })
      const timestamp = signedAt ?? now
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: signer, timestamp }) }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
