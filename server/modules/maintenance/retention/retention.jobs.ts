import { schedule } from 'node-cron'
import type { Logger } from 'pino'
import type { RetentionBrake } from './retention-brake.service.ts'

const cron = '30 3 * * *'
const timezone = 'Asia/Hong_Kong'

/**
 * Erases what is due now, since the site may have been off at night, and then once a day. Several instances may run it.
 * @returns a function that stops the schedule and waits for an erasure in progress
 */
export function scheduleRetention(retention: RetentionBrake, log: Logger): () => Promise<void> {
  let current = Promise.resolve()

  async function erase(): Promise<void> {
    try {
      const night = await retention.run()
      if ('held' in night) log.warn(night, 'Erasing what was kept long enough waits for staff')
      else if (Object.values(night.erased).some((count) => count > 0))
        log.info(night, 'Erased what was kept long enough')
    } catch (error) {
      log.error({ err: error }, 'What was kept long enough could not be erased')
    }
  }

  function start(): void {
    current = current.then(erase)
  }

  const task = schedule(cron, start, { timezone })
  start()
  return async () => {
    await task.destroy()
    await current
  }
}
