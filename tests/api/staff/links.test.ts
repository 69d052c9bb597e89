import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { linkSchema } from '#contract/staff/staff.ts'
import type { LinkSent } from '#contract/staff/users.ts'
import { systemActor } from '#server/platform/audit.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { auditEntries, call, codeOf, cookieHeader, cookiesOf, login, manyTries, problemOf, sessionOf } from './auth.ts'

const origin = 'https://harbour.example'
const next = 'copper-kettle-on-the-roof'
const pace = { jobs: { pollS: 0.5, superviseS: 1 }, retry: { tries: 5, firstPauseS: 1, longestPauseS: 1, limitS: 30 } }
/** Without mail: links are handed over by hand. */
let app: TestApp
let mailed: TestApp
let mailServer: MailServer

beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({}, { limits: manyTries })
  const mail = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Harbour IoT <hello@harbour.example>',
    MAIL_TO: 'desk@harbour.example',
  }
  mailed = await startTestApp({ ...mail, PUBLIC_URL: origin }, { limits: manyTries, pace })
})

afterAll(async () => {
  await Promise.all([app.close(), mailed.close()])
  await mailServer.close()
})

async function send(
  at: TestApp,
  id: string,
  purpose: 'invitation' | 'password_reset' = 'password_reset',
): Promise<LinkSent> {
  const { database, links } = at.services
  const user = await database.prisma.user.findUniqueOrThrow({ where: { id } })
  return database.prisma.$transaction((tx) => links.send(tx, { purpose, user, actor: systemActor, origin }))
}

async function tokenFor(id: string, purpose?: 'invitation' | 'password_reset'): Promise<string> {
  const { url } = await send(app, id, purpose)
  return tokenOf(url ?? '')
}

function tokenOf(url: string): string {
  const [page, token = ''] = url.split('#')
  expect(page).toBe(`${origin}/admin/link`)
  expect(token).toMatch(/^[\w-]{43}$/)
  return token
}

const look = (token: string) => call(app, 'POST', '/auth/links/look', { body: { token } })
const use = (body: object, at: { url: string } = app) => call(at, 'POST', '/auth/links/use', { body })

describe('a link', () => {
  it('says whose it is, and stays good for that', async () => {
    const { id, email } = await createStaff(app, 'editor', { name: '陳家明' })
    const token = await tokenFor(id)
    for (const _time of [1, 2]) {
      const link = linkSchema.parse(await (await look(token)).json())
      expect(link).toMatchObject({ purpose: 'password_reset', name: '陳家明', email })
      const minutes = (Date.parse(link.expiresAt) - Date.now()) / 60_000
      expect(minutes).toBeGreaterThan(58)
      expect(minutes).toBeLessThanOrEqual(60)
    }
    const rows = await app.services.database.prisma.oneTimeLink.findMany({ where: { userId: id } })
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('sets the password once, ends every session, forgets browsers, and keeps two-factor sign-in on', async () => {
    const { id, email, cookie, bearer } = await createStaff(app, 'editor', { password: true })
    const known = cookieHeader(cookiesOf(await login(app, { username: email, password: staffPassword })))
    const totpEnabledAt = new Date()
    await app.services.database.prisma.user.update({ where: { id }, data: { totpEnabledAt, totpSecret: 'x' } })
    const token = await tokenFor(id)
    const answer = await use({ token, password: next })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
    for (const headers of [cookie, bearer, known]) {
      expect(await codeOf(await call(app, 'GET', '/auth/sessions', { headers }), 401)).toBe('session.required')
    }
    expect(await app.services.database.prisma.knownDevice.count({ where: { userId: id } })).toBe(0)
    expect(await codeOf(await login(app, { username: email, password: staffPassword }), 401)).toBe(
      'session.invalid_credentials',
    )
    expect(await codeOf(await login(app, { username: email, password: next }), 401)).toBe('session.code_required')
    expect(await codeOf(await use({ token, password: next }), 410)).toBe('link.invalid')
    expect(await codeOf(await look(token), 410)).toBe('link.invalid')
    const [entry] = (await auditEntries(app, 'link.used')).slice(-1)
    expect(entry).toMatchObject({
      actorId: id,
      entityName: email,
      after: { purpose: 'password_reset', endedSessions: 3 },
    })
  })

  it('used by several at once, is used once', async () => {
    const { id, email } = await createStaff(app, 'editor', { password: true })
    const token = await tokenFor(id)
    const passwords = Array.from({ length: 5 }, (_, index) => `${next}-${index}`)
    const answers = await Promise.all(passwords.map((password) => use({ token, password })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410])
    const won = passwords[answers.findIndex(({ status }) => status === 204)]
    await sessionOf(await login(app, { username: email, password: won }))
  })

  it('is ended by a newer one of its purpose, and by no other', async () => {
    const { id } = await createStaff(app, 'editor')
    const invitation = await tokenFor(id, 'invitation')
    const first = await tokenFor(id)
    const second = await tokenFor(id)
    expect(await codeOf(await look(first), 410)).toBe('link.invalid')
    expect((await look(second)).status).toBe(200)
    expect((await look(invitation)).status).toBe(200)
  })

  it('that has expired, or is of somebody who may not sign in, is none', async () => {
    const { prisma } = app.services.database
    const [one, two] = [await createStaff(app, 'editor'), await createStaff(app, 'editor')]
    const [expired, closed] = [await tokenFor(one.id), await tokenFor(two.id)]
    await prisma.oneTimeLink.updateMany({ where: { userId: one.id }, data: { expiresAt: new Date() } })
    await prisma.user.update({ where: { id: two.id }, data: { status: 'suspended' } })
    for (const token of [expired, closed, 'A'.repeat(43)]) {
      expect(await codeOf(await look(token), 410)).toBe('link.invalid')
      expect(await codeOf(await use({ token, password: next }), 410)).toBe('link.invalid')
    }
  })

  it('frees an account that was locked', async () => {
    const { id, email } = await createStaff(app, 'editor', { password: true })
    for (let time = 0; time < 5; time += 1) await login(app, { username: email, password: 'wrong' })
    expect((await login(app, { username: email, password: staffPassword })).status).toBe(429)
    await use({ token: await tokenFor(id), password: next })
    await sessionOf(await login(app, { username: email, password: next }))
  })

  it('of an invitation is good for seven days; whoever invited hears of it', async () => {
    const admin = await createStaff(app, 'super_admin')
    const { id, email } = await createStaff(app, 'viewer', { name: 'New Colleague' })
    const { prisma } = app.services.database
    await prisma.user.update({ where: { id }, data: { passwordHash: null, passwordChangedAt: null } })
    const link = await send(app, id, 'invitation')
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await use({ token: tokenOf(link.url ?? ''), password: next })).status).toBe(204)
    await sessionOf(await login(app, { username: email, password: next }))
    const notifications = await prisma.notification.findMany({ where: { userId: admin.id } })
    expect(notifications).toMatchObject([{ kind: 'user.joined', params: { id, name: 'New Colleague', email } }])
  })

  it.each([
    ['a short password', { password: 'short' }, 'password', /too short/],
    ['a common password', { password: 'qwertyuiop' }, 'password', /^is among the commonest passwords$/],
    ['no password', {}, 'password', /./],
    ['a token that is none', { token: 'x', password: next }, 'token', /is not a link/],
    ['a role', { password: next, role: 'super_admin' }, 'role', /no such field/],
  ])('with %s is refused by the name of the field, and stays good', async (_case, body, path, message) => {
    const { id } = await createStaff(app, 'viewer')
    const token = await tokenFor(id)
    const { code, errors } = await problemOf(await use({ token, ...body }), 400)
    expect([code, errors]).toMatchObject(['request.invalid', [{ path, message: expect.stringMatching(message) }]])
    expect((await look(token)).status).toBe(200)
  })

  it('is taken from our own pages only, and guessed at 30 times a minute', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const body = { token: 'A'.repeat(43), password: next }
    expect(await codeOf(await call(app, 'POST', '/auth/links/use', { headers, body }), 403)).toBe('origin.refused')
    const usual = await appWith(app, {})
    onTestFinished(() => usual.close())
    const at = { url: await usual.listen({ host: '127.0.0.1', port: 0 }) }
    for (let time = 0; time < 30; time += 1) expect((await use(body, at)).status).toBe(410)
    expect(await codeOf(await use(body, at), 429)).toBe('rate.limited')
  })
})

describe('POST /auth/password-reset', () => {
  const ask = (at: TestApp, email: string) => call(at, 'POST', '/auth/password-reset', { body: { email } })

  async function mailTo(email: string) {
    return until(() => mailServer.mails.find(({ recipients }) => recipients.includes(email)))
  }

  it.each([
    ['zh-TW' as const, /重設密碼/, /連結只可使用一次，有效至 20\d\d 年/],
    ['en' as const, /reset your password/, /works once, until/],
  ])('mails a link in the language of its owner: %s', async (language, subject, text) => {
    const { id, email } = await createStaff(mailed, 'editor', { name: 'Ada Wong', password: true })
    await mailed.services.database.prisma.user.update({ where: { id }, data: { language } })
    expect((await ask(mailed, email.toUpperCase())).status).toBe(202)
    const mail = await mailTo(email)
    expect(mail.headers.subject).toMatch(subject)
    expect(mail.text).toMatch(text)
    expect(mail.text).toContain('Ada Wong')
    const [url = ''] = /https:\S+#[\w-]{43}/.exec(mail.text) ?? []
    expect((await use({ token: tokenOf(url), password: next }, mailed)).status).toBe(204)
    await sessionOf(await login(mailed, { username: email, password: next }))
  })

  it('keeps the token out of the job queue and the log', async () => {
    const { email } = await createStaff(mailed, 'editor', { password: true })
    await ask(mailed, email)
    const mail = await mailTo(email)
    const token = /#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const jobs = await mailed.services.database.prisma
      .$queryRaw`SELECT "data"::text FROM pgboss.job WHERE name = 'staff.links'`
    expect(JSON.stringify(jobs)).toContain('sealed')
    expect(JSON.stringify(jobs)).not.toContain(token)
  })

  it('answers the same for who is not there, and mails nobody; nor twice in five minutes', async () => {
    const { prisma } = mailed.services.database
    const { id, email } = await createStaff(mailed, 'editor', { password: true })
    const closed = await createStaff(mailed, 'editor', { password: true })
    const demo = await createStaff(mailed, 'editor', { password: true })
    await prisma.user.update({ where: { id: closed.id }, data: { status: 'inactive' } })
    await prisma.user.update({ where: { id: demo.id }, data: { isDemo: true } })
    const before = await prisma.oneTimeLink.count()
    for (const address of [email, email, closed.email, demo.email, 'nobody@staff.example']) {
      const answer = await ask(mailed, address)
      expect([answer.status, await answer.text()]).toEqual([202, ''])
      await mailed.services.staff.backgroundTasks.settled()
    }
    expect(await prisma.oneTimeLink.count()).toBe(before + 1)
    expect(await prisma.oneTimeLink.count({ where: { userId: id } })).toBe(1)
    expect(await codeOf(await ask(mailed, 'no-address'), 400)).toBe('request.invalid')
  })

  it('without a mail server makes no link, and tells nobody one', async () => {
    const { id, email } = await createStaff(app, 'editor', { password: true })
    expect((await ask(app, email)).status).toBe(202)
    await app.services.staff.backgroundTasks.settled()
    expect(await app.services.database.prisma.oneTimeLink.count({ where: { userId: id } })).toBe(0)
  })

  it('may be asked ten times in ten minutes', async () => {
    await app.services.database.prisma.rateCount.deleteMany()
    const usual = await appWith(app, {})
    onTestFinished(() => usual.close())
    const url = await usual.listen({ host: '127.0.0.1', port: 0 })
    const body = { email: 'nobody@staff.example' }
    const found: number[] = []
    for (let time = 0; time < 11; time += 1) {
      found.push((await call({ url }, 'POST', '/auth/password-reset', { body })).status)
    }
    expect(found).toEqual([...Array(10).fill(202), 429])
  })
})

describe('a mail server that is down', () => {
  it('delays a mail; once the link was used, nothing is sent', async () => {
    const [late, used] = [await createStaff(mailed, 'viewer'), await createStaff(mailed, 'viewer')]
    await mailServer.down()
    const link = await send(mailed, late.id, 'invitation')
    expect(link.url).toBeNull()
    await send(mailed, used.id, 'invitation')
    await mailed.services.database.prisma.oneTimeLink.updateMany({
      where: { userId: used.id },
      data: { usedAt: new Date() },
    })
    await mailServer.up()
    await until(() => mailServer.mails.find(({ recipients }) => recipients.includes(late.email)))
    const left = async () => {
      const [row] = await mailed.services.database.prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS "count" FROM pgboss.job WHERE name = 'staff.links' AND state < 'completed'`
      return row?.count === 0
    }
    await until(left)
    expect(mailServer.mails.filter(({ recipients }) => recipients.includes(used.email))).toEqual([])
  })
})
