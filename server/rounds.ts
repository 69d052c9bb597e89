import type { Logger } from 'pino'
import { scheduleRounds, scheduleTask } from './platform/rounds.ts'
import type { OpenServices } from './services.ts'

/** Every 15 minutes, so that days end on time in every time zone. */
const quarterly = '*/15 * * * *'
const hourly = '7 * * * *'
const nightly = '30 3 * * *'
/** Before the nightly erasing, so that a backup holds what was erased by mistake. */
const backupTime = '30 2 * * *'
const minutely = '* * * * *'
const nightZone = 'Asia/Hong_Kong'

/**
 * Schedules what is done by itself: expiring offers, renewals, reminders, erasing what was stored long enough. Several instances
 * may run them.
 * @returns a function that stops all of it
 */
export function scheduleAll(services: OpenServices, log: Logger): () => Promise<void> {
  const stops = [
    scheduleRounds(quarterly, () => expire(services, log)),
    scheduleRounds(hourly, () => renew(services, log)),
    scheduleRounds(quarterly, () => remind(services, log)),
    scheduleRounds(nightly, () => erase(services, log), nightZone),
    scheduleTask(backupTime, () => backUp(services, log), nightZone),
    scheduleTask(hourly, () => watchBackups(services, log)),
    scheduleTask(minutely, () => exchangeFiles(services, log)),
    services.webhookSending.start(),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function expire({ quoteExpiry }: OpenServices, log: Logger): Promise<void> {
  try {
    const count = await quoteExpiry.expire()
    if (count > 0) log.info({ count }, 'Marked quotations as expired')
  } catch (error) {
    log.error({ err: error }, 'Quotations that have expired could not be marked')
  }
}

async function renew({ dailyRenewals }: OpenServices, log: Logger): Promise<void> {
  try {
    const { invoiced, quoted, failed } = await dailyRenewals.run()
    if (invoiced > 0) log.info({ invoiced }, 'Invoiced renewals')
    if (quoted > 0) log.info({ quoted }, 'Sent renewal quotations')
    for (const { error, customerId } of failed) log.error({ err: error, customerId }, 'A renewal could not be invoiced')
  } catch (error) {
    log.error({ err: error }, 'Renewals could not be invoiced')
  }
}

async function remind({ reminders }: OpenServices, log: Logger): Promise<void> {
  try {
    const count = await reminders.remind()
    if (count > 0) log.info({ count }, 'Reminded of invoices')
  } catch (error) {
    log.error({ err: error }, 'Reminders of invoices could not be sent')
  }
}

async function erase({ retentionBrake }: OpenServices, log: Logger): Promise<void> {
  try {
    const night = await retentionBrake.run()
    if ('held' in night) log.warn(night, 'Erasing what was kept long enough waits for staff')
    else if (Object.values(night.erased).some((count) => count > 0)) log.info(night, 'Erased what was kept long enough')
  } catch (error) {
    log.error({ err: error }, 'What was kept long enough could not be erased')
  }
}

async function backUp({ backups }: OpenServices, log: Logger): Promise<void> {
  try {
    await backups.make()
  } catch (error) {
    log.error({ err: error }, 'A backup could not be made')
  }
}

async function exchangeFiles({ feedRuns }: OpenServices, log: Logger): Promise<void> {
  try {
    await feedRuns.runDue(new Date())
  } catch (error) {
    log.error({ err: error }, 'Scheduled files could not be exchanged')
  }
}

async function watchBackups({ backups }: OpenServices, log: Logger): Promise<void> {
  try {
    await backups.watch()
  } catch (error) {
    log.error({ err: error }, 'Backups could not be looked after')
  }
}
