import type Stripe from 'stripe'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Config } from '#server/platform/config.ts'

const timeoutMs = 15_000
const retriesMax = 2

/** Currencies as Stripe names them. */
export const stripeCurrencies: Record<CurrencyCode, string> = { HKD: 'hkd', USD: 'usd', RMB: 'cny' }

/** Languages of the hosted page; the browser's for others. */
export const stripeLocales: Partial<Record<ReaderLanguage, 'zh-HK' | 'en' | 'zh'>> = {
  'zh-TW': 'zh-HK',
  en: 'en',
  'zh-CN': 'zh',
}

export interface CardGateway {
  client: Stripe
  /** Secret by which webhooks are signed. */
  webhookSecret: string
}

/** Returns the client of Stripe; undefined without keys, and cards are not offered then. */
export async function openCardGateway(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>,
): Promise<CardGateway | undefined> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: api } = config
  if (!key || !webhookSecret) return undefined
  const { hostname: host, port, protocol } = new URL(api)
  const isPlain = protocol === 'http:'
  const { default: Client } = await import('stripe') // 218 files
  const client = new Client(key, {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retriesMax,
    telemetry: false,
  })
  return { client, webhookSecret }
}
