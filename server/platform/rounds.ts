import { schedule } from 'node-cron'

/**
 * Runs `round` now, since its time may have passed while the site was off, and then as the cron expression says; one
 * round after the other.
 * @param round handles its own errors
 * @param timezone IANA name; the machine's without
 * @returns a function that stops the schedule and waits for a running round
 */
export function scheduleRounds(
  cron: string,
  round: () => Promise<void>,
  timezone?: string | undefined,
): () => Promise<void> {
  return scheduleTask(cron, round, timezone, true)
}

/** Does the same, first when the cron expression says. */
export function scheduleTask(
  cron: string,
  round: () => Promise<void>,
  timezone?: string | undefined,
  isBegunNow = false,
): () => Promise<void> {
  let current = Promise.resolve()
  const start = () => {
    current = current.then(round)
  }
  const task = schedule(cron, start, timezone === undefined ? {} : { timezone })
  if (isBegunNow) start()
  return async () => {
    await task.destroy()
    await current
  }
}
