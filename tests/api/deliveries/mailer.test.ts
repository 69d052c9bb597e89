import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '#server/platform/mail.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'

let server: MailServer
let mailer: Mailer

beforeAll(async () => {
  server = await startMailServer()
  mailer = createMailer({ url: server.url }, '港灣物聯 <hello@harbour.example>', pino({ level: 'silent' }))
})

afterAll(() => server.close())

const never = new AbortController().signal
const visitor = { name: '陳大文', address: 'tai-man@buyer.example' }
const mail = { id: 'ENQ-1', to: [visitor], replyTo: visitor, subject: '查詢', text: '你好', html: '<p>你好</p>' }

describe('no text makes a header or a recipient, even one that no form would take', () => {
  it.each([
    ['a name', { to: [{ ...visitor, name: '大文\r\nBcc: all@evil.example' }] }],
    ['a name to reply to', { replyTo: { ...visitor, name: '大文>\r\nBcc: all@evil.example' } }],
    ['a subject', { subject: '查詢\r\nBcc: all@evil.example\r\n\r\nBuy!' }],
    ['an id', { id: 'ENQ-1>\r\nBcc: all@evil.example' }],
  ])('%s', async (_what, given) => {
    server.mails.length = 0
    await mailer.send({ ...mail, ...given }, never)
    expect(server.mails).toMatchObject([{ recipients: ['tai-man@buyer.example'], text: '你好', html: '<p>你好</p>' }])
    expect(server.mails[0]?.headers).not.toHaveProperty('bcc')
  })

  it('an address', async () => {
    server.mails.length = 0
    const to = [{ ...visitor, address: 'tai-man@buyer.example>\r\nRCPT TO:<all@evil.example, all@evil.example' }]
    await mailer.send({ ...mail, to }, never).catch(() => undefined)
    expect(server.mails.flatMap(({ recipients }) => recipients)).not.toContain('all@evil.example')
  })
})

it.each([
  ['Harbour IoT (HK) Ltd <hello@harbour.example>', '"Harbour IoT (HK) Ltd" <hello@harbour.example>'],
  ['Sales: Harbour IoT <hello@harbour.example>', '"Sales: Harbour IoT" <hello@harbour.example>'],
  ['"Harbour, IoT" <hello@harbour.example>', '"Harbour, IoT" <hello@harbour.example>'],
  ['<hello@harbour.example>', 'hello@harbour.example'],
  ['hello@harbour.example', 'hello@harbour.example'],
])('mail of %s is from %s', async (from, header) => {
  server.mails.length = 0
  await createMailer({ url: server.url }, from, pino({ level: 'silent' })).send(mail, never)
  expect(server.mails[0]?.headers).toMatchObject({ from: header, 'message-id': '<ENQ-1@harbour.example>' })
})

it('mail from, to and about international domains goes by their ASCII form', async () => {
  server.mails.length = 0
  const to = [{ name: '陳大文', address: 'Info@公司.香港' }]
  const international = createMailer({ url: server.url }, '港灣物聯 <hello@港灣.香港>', pino({ level: 'silent' }))
  await international.send({ ...mail, to, replyTo: { name: '', address: 'sales@港灣.香港' } }, never)
  expect(server.mails[0]?.headers).toMatchObject({
    from: '港灣物聯 <hello@xn--j6wy0c.xn--j6w193g>',
    to: '陳大文 <Info@xn--55qx5d.xn--j6w193g>',
    'reply-to': 'sales@xn--j6wy0c.xn--j6w193g',
    'message-id': '<ENQ-1@xn--j6wy0c.xn--j6w193g>',
  })
})

it('a mail that is called off is not sent', async () => {
  server.mails.length = 0
  await expect(mailer.send(mail, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(server.mails).toEqual([])
})

it('where one of several addresses is refused, the others have their mail', async () => {
  server.mails.length = 0
  server.refuse((address) => address.startsWith('former'), '550 5.1.1 No such user')
  await mailer.send({ ...mail, to: [{ name: '', address: 'former@harbour.example' }, visitor] }, never)
  expect(server.mails).toMatchObject([{ recipients: ['tai-man@buyer.example'] }])
})
