import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { amountOf } from '#contract/catalogue/values/cents.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Payments } from '../payments/payments.service.ts'
import { type CardGateway, stripeCurrencies } from './stripe.ts'

interface CardPaymentServices {
  gateway: CardGateway | undefined
  payments: Pick<Payments, 'receive' | 'noticeUnmatched'>
  settings: SettingsSource
  log: Logger
}

/** Events after which the money of a page has come. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/** The fields that are read from a payment page's session. */
const sessionSchema = z.object({
  id: z.string(),
  payment_status: z.string(),
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  metadata: z.nullish(z.object({ invoiceId: z.optional(z.uuid()) })),
  customer_details: z.nullish(z.object({ name: z.nullish(z.string()), email: z.nullish(z.string()) })),
})

/** Takes events of Stripe's webhooks. */
export function createCardPayments({ gateway, payments, settings, log }: CardPaymentServices) {
  /** @throws webhook.unsigned for what Stripe has not signed within the last minutes */
  function verified(raw: Buffer, signature: string): Stripe.Event {
    const unsigned = problem('webhook.unsigned', 'Sign the body with the secret of the webhook')
    if (!gateway) throw unsigned
    const { webhooks, errors } = gateway.client
    try {
      return webhooks.constructEvent(raw, signature, gateway.webhookSecret)
    } catch (error) {
      throw error instanceof errors.StripeSignatureVerificationError ? unsigned : error
    }
  }

  return {
    /**
     * Records what was paid on a page, once however often and late it is reported. Money that fits no open invoice is
     * recorded as credit, and staff are notified.
     * @throws webhook.unsigned
     */
    async receive(raw: Buffer, signature: string): Promise<void> {
      const event = verified(raw, signature)
      if (!paidEvents.includes(event.type)) return
      const session = sessionSchema.parse(event.data.object)
      const { id, payment_status, payment_intent, amount_total, metadata, customer_details } = session
      const invoiceId = metadata?.invoiceId
      if (payment_status !== 'paid' || !amount_total || !invoiceId) return // unpaid, free, or a page of another program
      const currency = currencyOf(session.currency)
      if (!currency) {
        const code = session.currency?.toUpperCase() ?? ''
        log.error({ event: event.id, session: id }, 'A card payment is in a currency that is not used here')
        await payments.noticeUnmatched({ id, reference: id, amount: amountOf(BigInt(amount_total)), currency: code })
        return
      }
      const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      await payments.receive({
        submissionId: uuidOf(id),
        method: 'card',
        receivedOn: shopDay(new Date(event.created * 1000), settings.current().general.timezone),
        amount: amountOf(BigInt(amount_total)),
        currency,
        payer: customer_details?.name ?? customer_details?.email ?? '',
        reference: intent ?? id,
        invoiceId,
      })
    },
  }
}

export type CardPayments = ReturnType<typeof createCardPayments>

function currencyOf(code: string | null | undefined): CurrencyCode | undefined {
  return currencyCodes.find((currency) => stripeCurrencies[currency] === code)
}

/** Returns a UUID that is always the same for a page's session. */
function uuidOf(sessionId: string): string {
  const hex = createHash('sha256').update(`stripe ${sessionId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
