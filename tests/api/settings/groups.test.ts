import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultSettings, settingsHistorySchema, settingsSchema } from '#contract/site/settings.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { startProcess, until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, terminalCookie } from '#tests/support/staff.ts'
import { ask, change, problemOf, set, settingsOf } from './settings.ts'

const app = await restoredApp({ CONTACT_PHONE: '+852 2345 6789' })
const admin = await createStaff(app, 'super_admin', { name: 'Ada Admin' })

describe('for Super Admins alone', () => {
  it.each(['security', 'integrations'] as const)('%s asks for the password again after ten minutes', async (group) => {
    const late = await createStaff(app, 'super_admin')
    const confirmedAt = new Date(Date.now() - 11 * 60_000)
    await app.services.database.prisma.session.updateMany({ where: { userId: late.id }, data: { confirmedAt } })
    expect(problemOf(await change(app, late, group, {})).code).toBe('session.confirmation_required')
    expect((await change(app, late, 'general', {})).status).toBe(200)
  })
})

describe('before anybody has set any', () => {
  it("defaults hold, and the environment's over them", async () => {
    const settings = await settingsOf(app, admin)
    const phoneNumber = '+852 2345 6789'
    expect(settings.general).toEqual({
      values: { ...defaultSettings.general, phoneNumber },
      version: 0,
      updatedAt: null,
      updatedBy: null,
    })
    expect(settings.notifications.values).toEqual(defaultSettings.notifications)
    expect(settings.security.values).toEqual(defaultSettings.security)
    expect(settings.integrations.values).toEqual(defaultSettings.integrations)
    expect(settings.yourAddress).toBe('127.0.0.1')
  })

  it('writing what holds is no change', async () => {
    expect((await set(app, admin, 'general', {})).general.version).toBe(0)
  })
})

describe('a change', () => {
  it('holds for the answer already; what was not changed still follows the environment', async () => {
    const { general } = await set(app, admin, 'general', { siteNameEn: 'Quay Sensors', currency: 'USD' })
    expect(general).toMatchObject({ version: 1, updatedBy: 'Ada Admin', updatedAt: expect.any(String) })
    expect(general.values).toMatchObject({ siteNameEn: 'Quay Sensors', currency: 'USD' })
    const site = await fetch(`${app.url}/api/v1/site`).then((answer) => answer.json())
    expect(site).toMatchObject({ name: { en: 'Quay Sensors' }, defaultCurrency: 'USD', phone: '+852 2345 6789' })
    const contact = { contactEmail: 'hi@quay.example', supportEmail: 'help@quay.example', addressEn: '1 Quay' }
    await set(app, admin, 'general', { ...contact, siteDescription: '碼頭', siteDescriptionEn: 'Sensors for quays' })
    await set(app, admin, 'notifications', { marketingEmails: true })
    expect(await fetch(`${app.url}/api/v1/site`).then((answer) => answer.json())).toMatchObject({
      description: { 'zh-TW': '碼頭', en: 'Sensors for quays' },
      email: 'hi@quay.example',
      supportEmail: 'help@quay.example',
      address: { en: '1 Quay' },
      asksForMarketing: true,
    })
  })

  it('keeps what was changed, and no more', async () => {
    await set(app, admin, 'general', { siteNameEn: 'Quay Sensors', currency: 'USD' })
    const contact = { contactEmail: 'hi@quay.example', supportEmail: 'help@quay.example', addressEn: '1 Quay' }
    await set(app, admin, 'general', { ...contact, siteDescription: '碼頭', siteDescriptionEn: 'Sensors for quays' })
    const row = await app.services.database.prisma.settingGroup.findUnique({ where: { name: 'general' } })
    expect(Object.keys(Object(row?.values)).sort()).toEqual([
      'addressEn',
      'contactEmail',
      'currency',
      'siteDescription',
      'siteDescriptionEn',
      'siteNameEn',
      'supportEmail',
    ])
  })

  it('is in the audit log and in the history, with what differs', async () => {
    await set(app, admin, 'notifications', { marketingEmails: true })
    await set(app, admin, 'notifications', { marketingEmails: false })
    await set(app, admin, 'notifications', { productNotifications: true })
    const { body } = await ask(app, admin, 'GET', '/history?group=notifications')
    expect(settingsHistorySchema.parse(body)).toMatchObject({
      total: 3,
      items: [
        {
          actorKind: 'staff',
          actorId: admin.id,
          actorName: 'Ada Admin',
          address: '127.0.0.1',
          action: 'settings.updated',
          entity: 'settings',
          entityId: 'notifications',
          before: { productNotifications: false },
          after: { productNotifications: true },
        },
        { after: { marketingEmails: false } },
        { after: { marketingEmails: true } },
      ],
    })
  })

  it('the history shows the newest first, by pages', async () => {
    await set(app, admin, 'notifications', { orderNotifications: false })
    await set(app, admin, 'notifications', { orderNotifications: true })
    const page = settingsHistorySchema.parse((await ask(app, admin, 'GET', '/history?pageSize=1')).body)
    expect(page).toMatchObject({ page: 1, pageSize: 1, items: [{ after: { orderNotifications: true } }] })
    expect(page.total).toBeGreaterThan(1)
    expect((await ask(app, admin, 'GET', '/history?group=colours')).status).toBe(400)
  })

  it('another instance acts on it within a moment', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl })
    try {
      await until(() => other.services.events.isListening())
      await set(app, admin, 'general', { siteName: '碼頭感測' })
      await until(() => other.services.site().name['zh-TW'] === '碼頭感測', 5000)
      const site = await fetch(`${other.url}/api/v1/site`).then((answer) => answer.json())
      expect(site).toMatchObject({ name: { 'zh-TW': '碼頭感測' } })
    } finally {
      await other.close()
    }
  })

  it('is in the line that a start prints', async () => {
    await set(app, admin, 'general', { siteNameEn: 'Quay Sensors' })
    const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, PORT: '0' }
    const server = startProcess('server/main.ts', environment)
    await until(() => server.output().includes('Quay Sensors is at http://localhost:'))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('reaches a datasheet that was made before', async () => {
    const datasheet = () =>
      fetch(`${app.url}/api/v1/products/water-leak-sensor/datasheet.pdf`).then(({ headers }) => headers.get('etag'))
    const before = await datasheet()
    expect(await datasheet()).toBe(before)
    await set(app, admin, 'general', { phoneNumber: '+852 3456 7890' })
    expect(await datasheet()).not.toBe(before)
  })
})

describe('"two people editing one record"', () => {
  it('the second is answered 409 with everything as it is now, and nothing is overwritten', async () => {
    const { values, version } = (await settingsOf(app, admin)).general
    await set(app, admin, 'general', { address: '九龍灣宏光道' })
    const stale = { values: { ...values, address: '新界沙田' }, version }
    const problem = problemOf(await ask(app, admin, 'PUT', '/general', stale))
    expect(problem).toMatchObject({ status: 409, code: 'record.changed' })
    const current = settingsSchema.parse(problem.current)
    expect(current.general).toMatchObject({ version: version + 1, values: { address: '九龍灣宏光道' } })
    expect((await settingsOf(app, admin)).general.values.address).toBe('九龍灣宏光道')
  })

  it('of many at once, one is taken, also for the first change of all', async () => {
    const fresh = await startTestApp()
    try {
      const someone = await createStaff(fresh, 'super_admin')
      const { values } = (await settingsOf(fresh, someone)).general
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ask(fresh, someone, 'PUT', '/general', { values: { ...values, address: `${index} Quay` }, version: 0 }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
      const { total } = settingsHistorySchema.parse((await ask(fresh, someone, 'GET', '/history')).body)
      expect(total).toBe(1)
    } finally {
      await fresh.close()
    }
  })
})

describe('bad input names its field', () => {
  it.each([
    ['security', { sessionTimeout: 0 }, 'values.sessionTimeout', 'must be 1 to 24'],
    ['security', { sessionTimeout: 25 }, 'values.sessionTimeout', 'must be 1 to 24'],
    ['security', { sessionTimeout: 2.5 }, 'values.sessionTimeout', 'is not a whole number'],
    ['security', { sessionTimeout: '8' }, 'values.sessionTimeout', 'is not a whole number'],
    ['security', { passwordExpiry: -1 }, 'values.passwordExpiry', 'must be 0 to 365'],
    ['security', { passwordExpiry: 366 }, 'values.passwordExpiry', 'must be 0 to 365'],
    ['security', { maxLoginAttempts: 2 }, 'values.maxLoginAttempts', 'must be 3 to 20'],
    ['security', { maxLoginAttempts: 1e9 }, 'values.maxLoginAttempts', 'must be 3 to 20'],
    ['security', { ipWhitelist: ['127.0.0.1', '10.0.0.0/33'] }, 'values.ipWhitelist.1', 'address or a range'],
    ['security', { ipWhitelist: ['127.0.0.1', 'example.com'] }, 'values.ipWhitelist.1', 'address or a range'],
    ['security', { ipWhitelist: ['127.0.0.1', '::1/129'] }, 'values.ipWhitelist.1', 'address or a range'],
    ['security', { ipWhitelist: ['127.0.0.1', '10.0.0.0/'] }, 'values.ipWhitelist.1', 'address or a range'],
    ['security', { colour: 'teal' }, 'values.colour', 'no such field'],
    ['integrations', { smtpPort: 0 }, 'values.smtpPort', 'must be 1 to 65535'],
    ['integrations', { smtpPort: 65_536 }, 'values.smtpPort', 'must be 1 to 65535'],
    ['integrations', { smtpHost: 'smtp://mail.example' }, 'values.smtpHost', 'host name'],
    ['integrations', { smtpHost: 'mail.example:587' }, 'values.smtpHost', 'host name'],
    ['integrations', { mailFrom: 'nobody' }, 'values.mailFrom', 'email address'],
    ['integrations', { mailTo: 'a@b.example, nobody' }, 'values.mailTo', '"nobody"'],
    ['integrations', { emailService: 'pigeon' }, 'values.emailService', ''],
    ['general', { timezone: 'Asia/Atlantis' }, 'values.timezone', 'time zone'],
    ['general', { timezone: '+08:00' }, 'values.timezone', 'time zone'],
    ['general', { contactEmail: 'nobody' }, 'values.contactEmail', 'email address'],
    ['general', { siteName: ' ' }, 'values.siteName', 'is required'],
    ['general', { siteName: 'x\r\nBcc: all@evil.example' }, 'values.siteName', ''],
    ['general', { phoneNumber: '2345 6789' }, 'values.phoneNumber', 'international number'],
    ['general', { currency: 'GBP' }, 'values.currency', ''],
    ['general', { language: 'fr' }, 'values.language', ''],
    ['notifications', { emailNotifications: 'yes' }, 'values.emailNotifications', ''],
  ] as const)('%s %j', async (group, changes, path, message) => {
    const before = await settingsOf(app, admin)
    const { code, status, errors } = problemOf(await change(app, admin, group, changes))
    expect({ code, status }).toEqual({ code: 'request.invalid', status: 400 })
    expect(errors).toContainEqual(expect.objectContaining({ path, message: expect.stringContaining(message) }))
    expect(await settingsOf(app, admin)).toEqual(before)
  })
})

describe('the allow-list: nobody locks themselves out', () => {
  it.each([[['203.0.113.7']], [['10.0.0.0/8', '2001:db8::/32']]])('%j', async (ipWhitelist) => {
    const problem = problemOf(await change(app, admin, 'security', { ipWhitelist }))
    expect(problem).toMatchObject({ status: 409, code: 'settings.locks_you_out' })
    expect(problem.detail).toContain('127.0.0.1')
  })

  it('TLS cannot be required over plain HTTP, unless by whoever opened the link of the terminal', async () => {
    const remote = await startTestApp({}, { isLocalSite: false })
    onTestFinished(remote.close)
    const values = { ...defaultSettings.security, sslRequired: false }
    await remote.services.database.prisma.settingGroup.create({ data: { name: 'security', values } })
    await remote.services.settings.refresh()
    const staff = await createStaff(remote, 'super_admin')
    const requireTls = (cookie: string) =>
      remote.app.inject({
        method: 'PUT',
        url: '/api/v1/admin/settings/security',
        headers: { ...staff.cookie, cookie },
        payload: { values: { ...values, sslRequired: true }, version: 1 },
      })
    const session = staff.cookie.cookie
    expect((await requireTls(session)).json()).toMatchObject({ status: 409, code: 'settings.locks_you_out' })
    expect((await requireTls(`${session}; ${terminalCookie(remote)}`)).statusCode).toBe(200)
  })

  it('liftAccessPolicy lets a locked-out operator in again, and says so in the log', async () => {
    await set(app, admin, 'security', { ipWhitelist: ['127.0.0.0/8'], twoFactorAuth: false })
    await app.services.settingsChanges.liftAccessPolicy()
    const { security } = await settingsOf(app, admin)
    expect(security.values).toMatchObject({ ipWhitelist: [], sslRequired: false, twoFactorAuth: false })
    expect(security.updatedBy).toBe('system')
  })
})

describe('Security: each setting acts on sessions that were begun before', () => {
  const hour = 3_600_000
  const { security } = defaultSettings

  it('sessionTimeout ends what has lasted longer', async () => {
    const early = await createStaff(app, 'super_admin')
    const createdAt = new Date(Date.now() - 2 * hour)
    await app.services.database.prisma.session.updateMany({ where: { userId: early.id }, data: { createdAt } })
    expect((await ask(app, early, 'GET', '')).status).toBe(200)
    await set(app, admin, 'security', { sessionTimeout: 1 })
    expect(problemOf(await ask(app, early, 'GET', '')).code).toBe('session.required')
    await set(app, admin, 'security', { sessionTimeout: 3 })
    expect((await ask(app, early, 'GET', '')).status).toBe(200)
    await set(app, admin, 'security', security)
  })

  it('no session is longer than 24 hours, whatever its row says', async () => {
    const early = await createStaff(app, 'super_admin')
    const createdAt = new Date(Date.now() - 25 * hour)
    const expiresAt = new Date(Date.now() + hour)
    await app.services.database.prisma.session.updateMany({
      where: { userId: early.id },
      data: { createdAt, expiresAt },
    })
    expect(problemOf(await ask(app, early, 'GET', '')).code).toBe('session.required')
  })

  it('passwordExpiry keeps those out whose password is older; 0 is off', async () => {
    const old = await createStaff(app, 'super_admin')
    const passwordChangedAt = new Date(Date.now() - 91 * 24 * hour)
    await app.services.database.prisma.user.update({ where: { id: old.id }, data: { passwordChangedAt } })
    expect(defaultSettings.security.passwordExpiry).toBe(90)
    expect(problemOf(await ask(app, old, 'GET', ''))).toMatchObject({ status: 403, code: 'session.password_expired' })
    await set(app, admin, 'security', { passwordExpiry: 0 })
    expect((await ask(app, old, 'GET', '')).status).toBe(200)
    await set(app, admin, 'security', { passwordExpiry: 92 })
    expect((await ask(app, old, 'GET', '')).status).toBe(200)
    await set(app, admin, 'security', security)
  })

  it('twoFactorAuth lets nobody on who has none', async () => {
    const one = await createStaff(app, 'super_admin')
    await app.services.database.prisma.user.update({ where: { id: one.id }, data: { totpEnabledAt: new Date() } })
    await set(app, admin, 'security', { twoFactorAuth: true })
    expect(problemOf(await ask(app, admin, 'GET', ''))).toMatchObject({
      status: 403,
      code: 'session.two_factor_required',
    })
    await set(app, one, 'security', security)
    expect((await ask(app, admin, 'GET', '')).status).toBe(200)
  })
})
