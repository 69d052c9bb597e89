import { onTestFinished } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** An open page of the admin, until the test is finished; what it has heard so far. */
export async function follow({ url }: Pick<TestApp, 'url'>, staff: StaffMember) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${url}/api/v1/admin/events`, { headers: staff.cookie, signal: leaving.signal })
  let text = ''
  let ended = false
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString()
  })()
  reading
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  return {
    answer,
    leave: () => leaving.abort(),
    text: () => text,
    ended: () => ended,
    /** How often an event was heard. */
    heard: (event: string) => text.split(`event: ${event}\n`).length - 1,
  }
}
