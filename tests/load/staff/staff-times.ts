import { accessTokenSchema } from '#contract/staff/staff.ts'

/** Who the bench asks as: a Super Admin that the filling of the database made. */
export const person = { email: 'bench@staff.example', password: 'lantern-harbour-44' }

/** A bearer token of a session of its own: each may ask 600 times a minute. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.email, password: person.password }),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`)
  return accessTokenSchema.parse(await answer.json()).accessToken
}

/** How long an answer takes to its last byte, ms. */
export async function time(origin: string, path: string, token: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`)
  return performance.now() - began
}
