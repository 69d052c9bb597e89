import { describe, expect, it } from 'vitest'
import { linkSchema } from '#contract/staff/staff.ts'
import { testSecret } from '#tests/support/app.ts'
import { startProcess, until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const app = await restoredApp()

/** What npm run staff:link says, and its exit code. */
async function staffLink(
  ...parameters: string[]
): Promise<{ code: unknown; output: string; token: string | undefined }> {
  const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, LOG_LEVEL: 'silent', PORT: '3456' }
  const run = startProcess('server/staff-link.ts', environment, parameters)
  const code = await run.ended
  const [, token] = /^http:\/\/localhost:3456\/admin\/link\?terminal=[\w.-]+#([\w-]{43})$/m.exec(run.output()) ?? []
  return { code, output: run.output(), token }
}

/** What a link is for. */
async function look(token: string | undefined) {
  const answer = await fetch(`${app.url}/api/v1/auth/links/look`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  })
  return linkSchema.parse(await answer.json())
}

const trail = () =>
  app.services.database.prisma.auditEntry.findMany({
    select: { action: true, actorKind: true, entityName: true },
    orderBy: { seq: 'asc' },
  })

describe('npm run staff:link', () => {
  it('prints a link to set the password, good once, and writes that down', async () => {
    const { email } = await createStaff(app, 'super_admin', { name: '黎經理', email: 'lai@staff.example' })
    const { code, token } = await staffLink('LAI@staff.example')
    expect(code).toBe(0)
    expect(await look(token)).toMatchObject({ purpose: 'password_reset', name: '黎經理', email })
    expect(await trail()).toEqual([{ action: 'link.sent', actorKind: 'system', entityName: email }])
    expect(app.services.settings.current().security.sslRequired).toBe(true)
  })

  it('prints an invitation for who has not joined', async () => {
    await createStaff(app, 'super_admin')
    const { prisma } = app.services.database
    await prisma.user.create({ data: { name: 'New', email: 'new@staff.example', role: 'viewer' } })
    const { token } = await staffLink('new@staff.example')
    expect(await look(token)).toMatchObject({ purpose: 'invitation', email: 'new@staff.example' })
  })

  it('prints the link that makes the first Super Admin where there is none', async () => {
    const { code, token } = await staffLink('first@staff.example')
    expect(code).toBe(0)
    expect(await look(token)).toMatchObject({ purpose: 'setup', email: null })
  })

  it('--open-door lifts what shuts staff out, also on a running server', async () => {
    const { id, email } = await createStaff(app, 'super_admin')
    const { prisma } = app.services.database
    const security = { ipWhitelist: ['192.0.2.1'], sslRequired: true, twoFactorAuth: true, sessionTimeout: 8 }
    await prisma.settingGroup.create({ data: { name: 'security', values: security } })
    await prisma.user.update({ where: { id }, data: { totpSecret: 'sealed', totpEnabledAt: new Date() } })
    await app.services.settings.refresh()
    await until(() => app.services.events.isListening())
    const { code, output } = await staffLink(email, '--open-door')
    expect([code, output]).toEqual([0, expect.stringContaining('Staff may now come from anywhere')])
    await until(() => app.services.settings.current().security.ipWhitelist.length === 0)
    expect(app.services.settings.current().security).toMatchObject({
      ipWhitelist: [],
      sslRequired: false,
      twoFactorAuth: false,
      sessionTimeout: 8,
    })
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ totpSecret: null, totpEnabledAt: null })
    expect((await trail()).map(({ action, actorKind }) => `${action} ${actorKind}`)).toEqual([
      'link.sent system',
      'settings.updated system',
      'user.two_factor_reset system',
    ])
  })

  it('says in one line what is wrong, and changes nothing', async () => {
    const { email } = await createStaff(app, 'super_admin')
    const gone = await createStaff(app, 'editor')
    await app.services.database.prisma.user.update({ where: { id: gone.id }, data: { status: 'inactive' } })
    const calls = [['nobody@staff.example', '--open-door'], [gone.email], [], ['lai'], [email, '--open-dor']]
    const answers = await Promise.all(calls.map((parameters) => staffLink(...parameters)))
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
    const usage = 'Say whose link: npm run staff:link -- lai@example.com [--open-door]\n'
    expect(answers.map(({ output }) => output)).toEqual([
      'No user has the address nobody@staff.example\n',
      `${gone.email} is inactive: a Super Admin has to activate the account first\n`,
      usage,
      usage,
      usage,
    ])
    expect(await trail()).toEqual([])
    expect(app.services.settings.current().security.sslRequired).toBe(true)
  })
})
