import { schedule } from 'node-cron'
import type { Logger } from 'pino'
import type { QuoteExpiry } from './quote-expiry.service.ts'

/** Every quarter of an hour: at which a day ends in every time zone. */
const cron = '*/15 * * * *'

/**
 * Marks offers that have ended, now and by the clock. Several instances may.
 * @returns a function that stops the clock and waits for a round in progress
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
