import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { deliveriesOf, mailTo, quick, settled, submit } from '../deliveries/deliveries.ts'
import { enquiry, many } from '../forms/forms.ts'
import { ask, change, problemOf, set, settingsOf } from './settings.ts'

const login = { user: 'site', password: 'pier-seven-lantern' }

let ofEnvironment: MailServer
let own: MailServer
let sendgrid: MailServer
let mailgun: MailServer
let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  ofEnvironment = await startMailServer()
  own = await startMailServer(undefined, login)
  sendgrid = await startMailServer(undefined, { user: 'apikey', password: 'SG.key' })
  mailgun = await startMailServer(undefined, { user: 'postmaster@mg.harbour.example', password: 'mg-key' })
  const presets = {
    sendgrid: { host: '127.0.0.1', port: sendgrid.port },
    mailgun: { host: '127.0.0.1', port: mailgun.port },
  }
  app = await startTestApp({ SMTP_URL: ofEnvironment.url, ...mailTo }, { pace: quick, limits: many, presets })
  admin = await createStaff(app, 'super_admin', { name: '陳管理', email: 'ada@harbour.example' })
})

beforeEach(async () => {
  await app.services.database.prisma.delivery.deleteMany() // no letter of the test before goes out during this one
  await set(app, admin, 'integrations', defaultSettings.integrations, { secrets: { smtpPassword: null } })
  admin = await createStaff(app, 'super_admin', { name: '陳管理' }) // with a count of test mails of their own
  for (const server of [ofEnvironment, own, sendgrid, mailgun]) {
    server.mails.length = 0
    server.logins.length = 0
  }
})

afterAll(async () => {
  await app.close()
  for (const server of [ofEnvironment, own, sendgrid, mailgun]) await server.close()
})

const ownServer = () => ({ smtpHost: '127.0.0.1', smtpPort: own.port, smtpUsername: login.user })
const setOwn = (more: object = {}) =>
  set(app, admin, 'integrations', { ...ownServer(), ...more }, { secrets: { smtpPassword: login.password } })
const sendTest = () => ask(app, admin, 'POST', '/mail/test')

describe('Integrations: mail goes out by what is kept at that moment', () => {
  it("nothing set: by the environment's server, from and to whom it says", async () => {
    expect((await settingsOf(app, admin)).integrations.environment).toEqual({
      mailServer: new URL(ofEnvironment.url).host,
      mailFrom: mailTo.MAIL_FROM,
      mailTo: mailTo.MAIL_TO,
      notionDatabaseId: null,
      chatApiUrl: 'https://openrouter.ai/api/v1',
      chatModel: 'anthropic/claude-sonnet-4.5',
      chatApiKey: false,
    })
    expect(await sendTest()).toMatchObject({ status: 200, body: { to: admin.email } })
    expect(ofEnvironment.mails).toMatchObject([
      { recipients: [admin.email], headers: { from: '港灣物聯 <hello@harbour.example>' } },
    ])
  })

  it('a server of one’s own, with password, sender and staff: from the next mail on', async () => {
    const before = await submit(app, '/enquiries', enquiry())
    await settled(app, before)
    await setOwn({ mailFrom: 'Quay <quay@harbour.example>', mailTo: 'a@harbour.example, b@harbour.example' })
    const reference = await submit(app, '/enquiries', enquiry())
    await settled(app, reference)
    expect(own.logins).toEqual([login, login])
    expect(own.mails.map(({ recipients }) => recipients.length).sort()).toEqual([1, 2])
    expect(own.mails[0]?.headers.from).toBe('Quay <quay@harbour.example>')
    expect(ofEnvironment.mails.filter(({ headers }) => headers['message-id']?.includes(reference))).toEqual([])
  })

  it("back to the environment's, where the host is empty", async () => {
    await setOwn()
    await set(app, admin, 'integrations', { smtpHost: '' }, { secrets: { smtpPassword: null } })
    await sendTest()
    // others are of the tests before: what found no server then is tried again
    const ofTest = ofEnvironment.mails.filter(({ recipients }) => recipients.includes(admin.email))
    expect([ofTest.length, own.mails.length]).toEqual([1, 0])
  })

  it('SendGrid: as "apikey", with the key', async () => {
    await set(app, admin, 'integrations', { emailService: 'sendgrid' }, { secrets: { smtpPassword: 'SG.key' } })
    expect((await sendTest()).status).toBe(200)
    expect(sendgrid.logins).toEqual([{ user: 'apikey', password: 'SG.key' }])
    expect(sendgrid.mails).toHaveLength(1)
  })

  it('Mailgun: with user and password', async () => {
    const changes = { emailService: 'mailgun', smtpUsername: 'postmaster@mg.harbour.example' }
    await set(app, admin, 'integrations', changes, { secrets: { smtpPassword: 'mg-key' } })
    expect((await sendTest()).status).toBe(200)
    expect(mailgun.mails).toHaveLength(1)
  })

  it('a server elsewhere that offers no TLS is told neither password nor mail', async () => {
    await setOwn({ smtpHost: '0.0.0.0' }) // this machine, by a name that does not say so
    const problem = problemOf(await sendTest())
    expect(problem).toMatchObject({ status: 502, code: 'mail.failed', detail: expect.stringContaining('STARTTLS') })
    expect([own.logins, own.mails]).toEqual([[], []])
  })

  it('another instance sends by them too', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl })
    try {
      await until(() => other.services.events.isListening())
      expect(other.services.currentMailer()).toBeUndefined()
      await setOwn({ mailFrom: 'quay@harbour.example' })
      await until(() => other.services.currentMailer() !== undefined, 5000)
      expect((await ask(other, admin, 'POST', '/mail/test')).status).toBe(200)
      expect(own.mails).toHaveLength(1)
    } finally {
      await other.close()
    }
  })
})

describe('a kept password goes to the server and user it was given for, and nowhere else', () => {
  it.each([
    ['another host', { smtpHost: 'localhost' }],
    ['another user', { smtpUsername: 'somebody' }],
    ['another service', { emailService: 'sendgrid' }],
    ['none', { smtpHost: '' }],
  ])('%s', async (_what, changes) => {
    await setOwn()
    const problem = problemOf(await change(app, admin, 'integrations', changes))
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'secrets.smtpPassword' }] })
    await sendTest()
    expect(own.logins).toEqual([login])
  })

  it('given again it may move; what is kept stays where nothing moves', async () => {
    await setOwn()
    await set(app, admin, 'integrations', { mailTo: 'c@harbour.example' })
    await sendTest()
    await set(app, admin, 'integrations', { smtpHost: 'localhost' }, { secrets: { smtpPassword: login.password } })
    await sendTest()
    expect(own.logins).toEqual([login, login])
  })

  it.each([
    ['a user without a password', { smtpHost: 'mail.example', smtpUsername: 'site' }, {}, 'secrets.smtpPassword'],
    ['SendGrid without a key', { emailService: 'sendgrid' }, {}, 'secrets.smtpPassword'],
    ['a password without a user', { smtpHost: 'mail.example' }, { smtpPassword: 'x' }, 'values.smtpUsername'],
    ['Mailgun without a user', { emailService: 'mailgun' }, { smtpPassword: 'x' }, 'values.smtpUsername'],
    ['a password without a server', {}, { smtpPassword: 'x' }, 'values.smtpHost'],
  ])('%s', async (_what, changes, secrets, path) => {
    const problem = problemOf(await change(app, admin, 'integrations', changes, { secrets }))
    expect(problem).toMatchObject({ code: 'request.invalid', errors: [{ path }] })
  })
})

describe('"send me a test"', () => {
  it('is in the language of whoever asks, and says when, in the time zone of the settings', async () => {
    await set(app, admin, 'general', { timezone: 'America/New_York' })
    await sendTest()
    const [mail] = ofEnvironment.mails
    expect(mail?.headers).toMatchObject({ to: `陳管理 <${admin.email}>`, subject: 'Test mail from Harbour IoT' })
    expect(mail?.text).toMatch(/Sent: \d+ \w+ 20\d\d at \d\d:\d\d \(America\/New_York\)/)
    await app.services.database.prisma.user.update({ where: { id: admin.id }, data: { language: 'zh-TW' } })
    await sendTest()
    expect(ofEnvironment.mails[1]?.headers.subject).toBe('港灣物聯的測試電郵')
    expect(ofEnvironment.mails[1]?.html).toContain('<html lang="zh-HK">')
  })

  it('says what the mail server said, without the password in any form', async () => {
    await set(app, admin, 'integrations', ownServer(), { secrets: { smtpPassword: 'wrong-and-private' } })
    const answer = await sendTest()
    const { status, code, detail } = problemOf(answer)
    expect({ status, code }).toEqual({ status: 502, code: 'mail.failed' })
    expect(detail).toContain('5.7.8 Nobody is site with')
    const encoded = Buffer.from('\0site\0wrong-and-private').toString('base64')
    expect(JSON.stringify(answer.body)).not.toMatch(`wrong-and-private|${encoded}`)
  })

  it('a server that is not there', async () => {
    await set(app, admin, 'integrations', { smtpHost: '127.0.0.1', smtpPort: 1 })
    expect(problemOf(await sendTest())).toMatchObject({ status: 502, detail: expect.stringContaining('ECONNREFUSED') })
  })

  it('without any mail server: 409', async () => {
    const bare = await startTestApp()
    try {
      const someone = await createStaff(bare, 'super_admin')
      expect(problemOf(await ask(bare, someone, 'POST', '/mail/test'))).toMatchObject({
        status: 409,
        code: 'mail.not_configured',
      })
      const alone = await change(bare, someone, 'integrations', { smtpHost: 'mail.example' })
      expect(problemOf(alone).errors).toMatchObject([{ path: 'values.mailFrom' }])
    } finally {
      await bare.close()
    }
  })

  it('at most five a minute, each person', async () => {
    const answers = []
    for (let sent = 0; sent < 6; sent += 1) answers.push(await sendTest())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
    admin = await createStaff(app, 'super_admin')
    expect((await sendTest()).status).toBe(200)
  })
})

describe('which deliveries are planned is decided by the settings at that moment', () => {
  it('emailNotifications off: staff are not mailed, visitors are', async () => {
    await set(app, admin, 'notifications', { emailNotifications: false })
    const reference = await submit(app, '/enquiries', enquiry())
    expect(await settled(app, reference)).toMatchObject([{ channel: 'visitor_mail', status: 'delivered' }])
    await set(app, admin, 'notifications', { emailNotifications: true })
    expect(await deliveriesOf(app, await submit(app, '/enquiries', enquiry()))).toHaveLength(2)
  })

  it('language and time zone are those of the settings, in mail to staff', async () => {
    await set(app, admin, 'general', { language: 'zh-TW', timezone: 'Asia/Tokyo' })
    const reference = await submit(app, '/enquiries', enquiry())
    await settled(app, reference)
    const mail = ofEnvironment.mails.find(({ headers }) => headers['message-id']?.includes(`${reference}.staff`))
    expect(mail?.headers.subject).toBe(`[${reference}] 查詢：陳家明（維港物業管理有限公司）`)
    expect(mail?.text).toMatch(/收到時間：20\d\d 年 \d+ 月 \d+ 日 .+\d:\d\d（Asia\/Tokyo）/)
    await set(app, admin, 'general', defaultSettings.general)
  })

  it('a planned mail that finds no mail server is tried again, and goes out by the next one', async () => {
    const bare = await startTestApp({}, { pace: quick, limits: many })
    try {
      const someone = await createStaff(bare, 'super_admin')
      const from = { mailFrom: 'quay@harbour.example', mailTo: 'sales@harbour.example' }
      await set(bare, someone, 'integrations', { smtpHost: '127.0.0.1', smtpPort: 1, ...from })
      const reference = await submit(bare, '/enquiries', enquiry())
      await set(bare, someone, 'integrations', { smtpHost: '' })
      await until(async () => {
        const deliveries = await deliveriesOf(bare, reference)
        return deliveries.every(({ lastError }) => lastError === 'No mail server is configured')
      })
      await set(bare, someone, 'integrations', ownServer(), { secrets: { smtpPassword: login.password } })
      expect(await settled(bare, reference)).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }])
    } finally {
      await bare.close()
    }
  })
})
