import { describe, expect, it, onTestFinished } from 'vitest'
import { linkSchema } from '#contract/staff/staff.ts'
import { connect } from '#server/platform/database/database.ts'
import { type RunningServer, startLocalServer, startServer } from '#tests/api/platform/running-server.ts'
import { call, codeOf, login, problemOf, sessionOf } from '#tests/api/staff/auth.ts'
import { testSecret } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const admin = { ADMIN_EMAIL: 'First.Admin@Harbour.example', ADMIN_PASSWORD: 'copper-kettle-on-the-roof' }
const next = 'winter-orange-by-the-pier'

/** A database of nobody, dropped after the test. */
async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database.url
}

async function users(url: string): Promise<string[]> {
  const client = await connect(url)
  const { rows } = await client.query('SELECT "email" FROM "User" ORDER BY "email"')
  await client.end()
  return rows.map(({ email }) => email)
}

const environment = (url: string) => ({ DATABASE_URL: url, APP_SECRET: testSecret })

/** The link that a start prints below its address. */
function setupLink(server: RunningServer): Promise<string> {
  return until(() => / is at \S+\n[^\n]*(http\S+\/admin\/link#[\w-]{43})\n/.exec(server.output())?.[1])
}

describe('without users, ADMIN_EMAIL and DEMO', () => {
  it('each start prints a link of its own, until somebody has made the first account', async () => {
    const url = await emptyDatabase()
    const first = await startLocalServer(environment(url))
    const former = await setupLink(first)
    await first.stop('SIGTERM')
    const server = await startLocalServer(environment(url))
    const link = await setupLink(server)
    expect(link.startsWith(`${server.url}/admin/link#`)).toBe(true)
    const [formerToken, token] = [former.split('#')[1], link.split('#')[1]]
    const look = (given = token) => call(server, 'POST', '/auth/links/look', { body: { token: given } })
    expect(await codeOf(await look(formerToken), 410)).toBe('link.invalid')
    expect(linkSchema.parse(await (await look()).json())).toMatchObject({ purpose: 'setup', name: null, email: null })

    const use = (body: object) => call(server, 'POST', '/auth/links/use', { body: { token, password: next, ...body } })
    const { errors } = await problemOf(await use({ name: 'First Admin' }), 400)
    expect(errors).toEqual([{ path: 'email', message: 'is required', code: 'required' }])
    const who = { name: 'First Admin', email: 'Me@Harbour.example' }
    const answers = await Promise.all([use(who), use({ ...who, email: 'other@harbour.example' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410])
    const [email = ''] = await users(url)
    const session = await sessionOf(await login(server, { username: email, password: next }))
    expect(session.user).toMatchObject({ email, name: 'First Admin', role: 'super_admin' })
    await server.stop('SIGTERM')

    const third = await startLocalServer(environment(url))
    await login(third, { username: 'nobody@harbour.example', password: 'x' })
    await third.stop('SIGTERM')
    expect(third.output()).not.toContain('/admin/link')
  })
})

describe('with DEMO', () => {
  it('the log says whose the sample accounts are, and their passwords', async () => {
    const server = await startServer({ ...environment(await emptyDatabase()), DEMO: '1' })
    const [username, password] = await until(() => /\n {2}(admin@\S+) {2}(\S{16})\n/.exec(server.output())?.slice(1))
    expect(server.output()).toContain('shown to everybody')
    expect((await sessionOf(await login(server, { username, password }))).user?.role).toBe('super_admin')
    await server.stop('SIGTERM')
  })
})

describe('with ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  it('two instances that start together make one Super Admin, who signs in; a later password changes nothing', async () => {
    const url = await emptyDatabase()
    const both = await Promise.all([1, 2].map(() => startLocalServer({ ...environment(url), ...admin })))
    expect(await users(url)).toEqual(['first.admin@harbour.example'])
    const [server] = both
    if (!server) throw new Error('Neither has started')
    const session = await sessionOf(
      await login(server, { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    )
    expect(session.user?.role).toBe('super_admin')
    for (const each of both) expect(await each.stop('SIGTERM')).toBe(0)
    for (const each of both) expect(each.output()).not.toMatch(/admin\/link|copper/)

    const again = await startLocalServer({ ...environment(url), ...admin, ADMIN_PASSWORD: next })
    const answer = await login(again, { username: admin.ADMIN_EMAIL, password: next })
    expect(await codeOf(answer, 401)).toBe('session.invalid_credentials')
    await again.stop('SIGTERM')
  })
})
