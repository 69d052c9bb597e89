import { schedule } from 'node-cron'
import type { Logger } from 'pino'
import type { QuoteExpiry } from './quote-expiry.service.ts'

/** Every 15 minutes, so that days end on time in every time zone. */
const cron = '*/15 * * * *'

/**
 * Expires offers now and on a schedule; safe to run on several instances.
 * @returns a function that stops the schedule and waits for a running round
 */
export function scheduleQuoteExpiry(expiry: QuoteExpiry, log: Logger): () => Promise<void> {
  let current = Promise.resolve()

  async function expire(): Promise<void> {
    try {
      const count = await expiry.expire()
      if (count > 0) log.info({ count }, 'Marked quotations as expired')
    } catch (error) {
      log.error({ err: error }, 'Quotations that have expired could not be marked')
    }
  }

  function start(): void {
    current = current.then(expire)
  }

  const task = schedule(cron, start)
  start()
  return async () => {
    await task.destroy()
    await current
  }
}
