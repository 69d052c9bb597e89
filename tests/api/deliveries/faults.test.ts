import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#server/platform/logging.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { demoRequest, enquiry, many } from '../forms/forms.ts'
import { deliveriesOf, mailTo, quick, settled, submit } from './deliveries.ts'

let forms: FormService
let mail: MailServer
let app: TestApp
let output = ''

beforeAll(async () => {
  forms = await startFormService()
  mail = await startMailServer()
  const log = createLogger('info', {
    write: (line) => {
      output += line
    },
  })
  const environment = { FORM_ENDPOINT_URL: forms.url, SMTP_URL: mail.url, ...mailTo }
  app = await startTestApp(environment, { pace: { ...quick, formLimitMs: 2000 }, limits: many, log })
})

afterEach(async () => {
  await forms.behave('take')
  await mail.up()
  mail.refuse(() => false, '')
})

afterAll(async () => {
  await app.close()
  await mail.close()
  await forms.close()
})

const postsOf = (reference: string) => forms.posts.filter(({ key }) => key === reference)
const mailsOf = (reference: string) => mail.mails.filter(({ headers }) => headers['message-id']?.includes(reference))

/** Waits for a channel's first failure; gives its reason. */
function failureOf(reference: string, channel: string): Promise<string> {
  return until(async () => {
    const delivery = (await deliveriesOf(app, reference)).find((one) => one.channel === channel)
    return delivery?.lastError ?? undefined
  })
}

/** What was logged about a message. */
const logged = (reference: string) => output.split('\n').filter((line) => line.includes(reference))

describe('faults of the form service: nothing is lost', () => {
  it.each([
    ['answers 500', 500, 'The form service answered 500'],
    ['answers 422', 422, 'The form service answered 422'],
    ['leads elsewhere', 302, 'The form service answered 302'],
    ['hangs', 'hang', 'The form service did not answer: The operation was aborted due to timeout'],
    ['hangs up', 'drop', 'The form service did not answer: UND_ERR_SOCKET'],
    ['refuses connections', 'refuse', 'The form service did not answer: ECONNREFUSED'],
  ] as const)('it %s: the mails go out, and the form once it is back', async (_what, behaviour, reason) => {
    await forms.behave(behaviour)
    const reference = await submit(app, '/enquiries', enquiry())
    expect(await failureOf(reference, 'form')).toBe(reason)
    await until(() => mailsOf(reference).length === 2)
    await forms.behave('take')
    const [form, ...mails] = await settled(app, reference)
    expect(form).toMatchObject({ channel: 'form', status: 'delivered', lastError: null, deliveredAt: expect.any(Date) })
    expect(form?.attempts).toBeGreaterThan(1)
    expect(mails).toMatchObject([
      { channel: 'staff_mail', status: 'delivered', attempts: 1 },
      { channel: 'visitor_mail', status: 'delivered', attempts: 1 },
    ])
    expect(postsOf(reference).filter(({ taken }) => taken)).toHaveLength(1)
    expect(mailsOf(reference)).toHaveLength(2)
  })

  it('an answer that breaks off after its status counts', async () => {
    await forms.behave('cut')
    const reference = await submit(app, '/demo-requests', demoRequest())
    expect(await settled(app, reference)).toMatchObject([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }])
    expect(postsOf(reference)).toHaveLength(1)
  })
})

describe('faults of the mail server', () => {
  it('down: the form goes out, and the mails once it is up', async () => {
    await mail.down()
    const reference = await submit(app, '/enquiries', enquiry())
    expect(await failureOf(reference, 'staff_mail')).toContain('ECONNREFUSED')
    expect(await failureOf(reference, 'visitor_mail')).toContain('ECONNREFUSED')
    await until(() => postsOf(reference).length === 1)
    await mail.up()
    expect(await settled(app, reference)).toMatchObject([
      { status: 'delivered', attempts: 1 },
      { status: 'delivered' },
      { status: 'delivered' },
    ])
    expect(mailsOf(reference)).toHaveLength(2)
  })

  it("a visitor's address that nobody has is parked at once, and stops nothing else", async () => {
    mail.refuse((address) => address === 'nobody@buyer.example', '550 5.1.1 <nobody@buyer.example> No such user')
    const reference = await submit(app, '/enquiries', enquiry({ email: 'nobody@buyer.example' }))
    expect(await settled(app, reference)).toMatchObject([
      { channel: 'form', status: 'delivered' },
      { channel: 'staff_mail', status: 'delivered' },
      { channel: 'visitor_mail', status: 'parked', attempts: 1, deliveredAt: null },
    ])
    const parked = await until(() => logged(reference).find((line) => line.includes('parked')))
    const lastError = expect.stringContaining('5.1.1')
    expect(JSON.parse(parked)).toMatchObject({ level: 50, channel: 'visitor_mail', attempts: 1, lastError })
  })

  it.each(['450 4.2.0 Greylisted', '554 5.7.1 Relay access denied'])(
    '%s may pass: it is tried again',
    async (reply) => {
      mail.refuse((address) => address.endsWith('@buyer.example'), reply)
      const reference = await submit(app, '/enquiries', enquiry())
      expect(await failureOf(reference, 'visitor_mail')).toContain(reply.slice(4))
      mail.refuse(() => false, '')
      expect(await settled(app, reference)).toMatchObject([
        { status: 'delivered' },
        { status: 'delivered' },
        { status: 'delivered' },
      ])
    },
  )
})

it('nothing that visitors wrote, and nobody’s address, is in the log', async () => {
  await forms.behave(500)
  const reference = await submit(app, '/enquiries', enquiry())
  await failureOf(reference, 'form')
  await forms.behave('take')
  await settled(app, reference)
  expect(output).toContain('A delivery failed')
  expect(output).not.toMatch(/buyer\.example|sales@|家明|2345 6789|三座大廈/)
})

describe('giving up', () => {
  it('parks what was tried as often as it may be, and says so in one line', async () => {
    const impatient = { ...quick, retry: { ...quick.retry, tries: 3 } }
    let log = ''
    const logger = createLogger('info', {
      write: (line) => {
        log += line
      },
    })
    const own = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, { pace: impatient, limits: many, log: logger })
    await forms.behave(503)
    const reference = await submit(own, '/enquiries', enquiry())
    const [parked] = await settled(own, reference)
    expect(parked).toMatchObject({
      channel: 'form',
      status: 'parked',
      attempts: 3,
      lastError: 'The form service answered 503',
      deliveredAt: null,
    })
    expect(postsOf(reference)).toHaveLength(3)
    await until(() => log.includes('parked')) // said once it is written
    await own.close()
    const lines = log.split('\n').filter((line) => line.includes('parked'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, reference, channel: 'form', attempts: 3 },
    ])
  })
})

it('with nothing configured a message is kept, and that is no error', async () => {
  const own = await startTestApp({}, { pace: quick })
  const reference = await submit(own, '/enquiries', enquiry())
  expect(await own.services.database.prisma.enquiry.count({ where: { reference } })).toBe(1)
  expect(await deliveriesOf(own, reference)).toEqual([])
  await own.close()
})

it('two instances deliver each message once', async () => {
  const environment = { FORM_ENDPOINT_URL: forms.url, SMTP_URL: mail.url, ...mailTo }
  const options = { pace: quick, limits: many }
  const one = await startTestApp(environment, options)
  const other = await startTestApp({ ...environment, DATABASE_URL: one.databaseUrl }, options)
  const sent = Array.from({ length: 60 }, (_sent, index) => submit(index % 2 ? other : one, '/enquiries', enquiry()))
  for (const reference of await Promise.all(sent)) {
    await settled(one, reference)
    expect([postsOf(reference).length, mailsOf(reference).length]).toEqual([1, 2])
  }
  await other.close()
  await one.close()
})
