import { type AnyProblem, anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { type SettingsAnswer, type SettingsGroup, settingsSchema } from '#contract/site/settings.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

/** Asks the staff API; `as` none is somebody who is not signed in. */
export async function ask(
  { url }: Pick<TestApp, 'url'>,
  as: StaffMember | undefined,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${url}/api/v1/admin/settings${path}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', ...as?.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

/** What holds now; fails where it is not answered. */
export async function settingsOf(app: Pick<TestApp, 'url'>, as: StaffMember): Promise<SettingsAnswer> {
  return settingsSchema.parse((await ask(app, as, 'GET', '')).body)
}

/** Writes a group, of which only `changes` differ from what holds now. */
export async function change(
  app: Pick<TestApp, 'url'>,
  as: StaffMember,
  group: SettingsGroup,
  changes: object,
  more: object = {},
): Promise<Answer> {
  const { values, version } = (await settingsOf(app, as))[group]
  return ask(app, as, 'PUT', `/${group}`, { values: { ...values, ...changes }, version, ...more })
}

/** As `change`, and must be taken. */
export async function set(...given: Parameters<typeof change>): Promise<SettingsAnswer> {
  const { status, body } = await change(...given)
  if (status !== 200) throw new Error(`The settings were refused: ${JSON.stringify(body)}`)
  return settingsSchema.parse(body)
}

/** Why it was refused. */
export function problemOf({ body }: Answer): AnyProblem {
  return anyProblemSchema.parse(body)
}
