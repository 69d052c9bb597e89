import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { dayWith } from '../forms/days.ts'
import { demoRequest, enquiry, many, post, quoteRequest } from '../forms/forms.ts'
import { confirmed, deliveriesOf, mailTo, quick, submit } from './deliveries.ts'

let forms: FormService
let mail: MailServer
let app: TestApp

beforeAll(async () => {
  forms = await startFormService()
  mail = await startMailServer()
  const environment = { FORM_ENDPOINT_URL: forms.url, SMTP_URL: mail.url, PUBLIC_URL: 'https://harbour.example/' }
  app = await startTestApp(
    { ...environment, ...mailTo, MAIL_TO: 'sales@harbour.example, boss@harbour.example' },
    { pace: quick, limits: many },
  )
})

afterAll(async () => {
  await app.close()
  await mail.close()
  await forms.close()
})

/** Everything that a message brought about, once its visitor has confirmed the address: `copy` is what they are sent then. */
async function delivered(path: string, body: object) {
  const reference = await submit(app, path, body)
  const copy = await confirmed(app, mail, reference)
  const mails = mailsOf(reference)
  const posts = forms.posts.filter(({ key }) => key === reference)
  expect([posts.length, mails.length]).toEqual([1, 3])
  const [form] = posts
  const toStaff = mails.find(({ recipients }) => recipients.includes('sales@harbour.example'))
  if (!form || !toStaff) throw new Error('Something was not delivered')
  return { reference, form, toStaff, copy }
}

const mailsOf = (reference: string) => mail.mails.filter(({ headers }) => headers['message-id']?.includes(reference))

describe('an enquiry', () => {
  it('goes to the form service as multipart form data, under its reference', async () => {
    const { reference, form } = await delivered('/enquiries', enquiry())
    expect(form).toMatchObject({ accept: 'application/json', key: reference })
    expect(form.fields).toEqual({
      form: 'enquiry',
      reference,
      language: 'zh-TW',
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      firstName: '家明',
      lastName: '陳',
      email: 'ka-ming.chan@buyer.example',
      company: '維港物業管理有限公司',
      phone: '+852 2345 6789',
      product: '水浸感測器',
      inquiryType: 'quote',
      message: '我們有三座大廈，請報價。\r\n每座約 40 個感測器。',
    })
  })

  it('goes to staff, who answer the visitor by a reply', async () => {
    const { reference, toStaff } = await delivered('/enquiries', enquiry({ language: 'en' }))
    expect(toStaff.recipients).toEqual(['sales@harbour.example', 'boss@harbour.example'])
    expect(toStaff.headers).toMatchObject({
      from: '港灣物聯 <hello@harbour.example>',
      to: 'sales@harbour.example, boss@harbour.example',
      'reply-to': '陳家明 <ka-ming.chan@buyer.example>',
      subject: `[${reference}] Enquiry: 陳家明 (維港物業管理有限公司)`,
      'message-id': `<${reference}.staff@harbour.example>`,
      'auto-submitted': 'auto-generated',
    })
    for (const body of [toStaff.text, toStaff.html]) {
      expect(body).toContain('我們有三座大廈，請報價。')
      expect(body).toContain('Request Quote')
      expect(body).toContain('English')
      expect(body).toMatch(/\d+ \w+ 20\d\d at \d\d:\d\d \(Asia\/Hong_Kong\)/)
    }
  })

  it('is copied to the visitor in Chinese', async () => {
    const { reference, copy } = await delivered('/enquiries', enquiry())
    expect(copy.recipients).toEqual(['ka-ming.chan@buyer.example'])
    expect(copy.headers).toMatchObject({
      from: '港灣物聯 <hello@harbour.example>',
      to: '陳家明 <ka-ming.chan@buyer.example>',
      'reply-to': '港灣物聯 <sales@harbour.example>',
      subject: `你提交的內容（${reference}）`,
      'message-id': `<${reference}.copy@harbour.example>`,
      'in-reply-to': `<${reference}.visitor@harbour.example>`,
    })
    expect(copy.text).toBe(`陳家明，你好：

多謝你確認電郵地址。以下是你在網站提交的內容，供你存底。

參考編號：${reference}
姓名：陳家明
電郵：ka-ming.chan@buyer.example
電話：+852 2345 6789
公司：維港物業管理有限公司
查詢類別：索取報價
產品：水浸感測器
訊息：
我們有三座大廈，請報價。
每座約 40 個感測器。

如要補充或更改，請直接回覆這封電郵，或致電 +852 0000 0000 並告知參考編號。

港灣物聯 · 香港九龍觀塘偉業街
`)
    expect(copy.html).toContain('<html lang="zh-HK">')
    expect(copy.html).toContain('我們有三座大廈，請報價。<br>每座約 40 個感測器。')
  })

  it('is copied to a visitor of /cn in mainland Chinese, what they wrote as they wrote it', async () => {
    const { reference, toStaff, copy } = await delivered('/enquiries', enquiry({ language: 'zh-CN' }))
    expect(copy.headers).toMatchObject({
      'reply-to': '港湾物联 <sales@harbour.example>',
      subject: `你提交的内容（${reference}）`,
    })
    expect(copy.text).toContain('陳家明，你好：\n\n')
    expect(copy.text).toContain('公司：維港物業管理有限公司\n')
    expect(copy.text).toContain('请直接回复这封')
    expect(copy.html).toContain('<html lang="zh-CN">')
    expect(toStaff.text).toContain('Simplified Chinese')
    const toVisitor = mailsOf(reference).find(({ headers }) => headers['message-id']?.includes('.visitor'))
    expect(toVisitor?.text).toContain('https://harbour.example/cn/confirm#')
  })

  it('is copied to the visitor in English', async () => {
    const { reference, copy } = await delivered(
      '/enquiries',
      enquiry({ language: 'en', firstName: 'Ka Ming', lastName: 'Chan', company: '', phone: '', product: '' }),
    )
    expect(copy.headers).toMatchObject({
      to: 'Ka Ming Chan <ka-ming.chan@buyer.example>',
      subject: `Your copy (${reference})`,
    })
    expect(copy.text).toContain('This is your copy of what you sent us.')
    expect(copy.text).toContain('Type of enquiry: Request Quote\nMessage:\n')
    expect(copy.text).not.toMatch(/Company|Phone|Product:/)
    expect(copy.html).toContain('<html lang="en">')
  })
})

describe('a demo request', () => {
  let day: string

  beforeAll(async () => {
    day = await dayWith(app, '10:00')
  })

  it('goes everywhere with the time that is held for it, in Chinese', async () => {
    const { reference, form, toStaff, copy } = await delivered(
      '/demo-requests',
      demoRequest({ preferredDate: day, preferredTime: '10:00' }),
    )
    expect(form.fields).toMatchObject({
      form: 'demo-request',
      kind: 'live',
      name: '陳家明',
      industry: 'commercial',
      useCase: 'building',
      preferredDate: day,
      preferredTime: '10:00',
    })
    expect(toStaff.headers.subject).toBe(`[${reference}] Demo request: 陳家明 (維港物業管理有限公司)`)
    expect(copy.text).toContain('供你存底。你選擇的時段已為你保留。')
    const [year, month, date] = day.split('-').map(Number)
    const weekday = [...'日一二三四五六'][new Date(day).getUTCDay()]
    expect(copy.text).toContain(`日期和時間：${year} 年 ${month} 月 ${date} 日星期${weekday} 10:00（香港時間）`)
    expect(copy.text).toContain('示範種類：即場示範（30 至 45 分鐘）')
    expect(copy.text).toContain('行業：商業大廈\n用途：智能大廈管理\n')
  })

  it('and in English, without a time', async () => {
    const { reference, copy } = await delivered(
      '/demo-requests',
      demoRequest({ language: 'en', kind: 'tour', name: 'Ka Ming Chan', preferredDate: day, message: '' }),
    )
    expect(copy.headers.subject).toBe(`Your copy (${reference})`)
    expect(copy.text).toMatch(/Date and time: [MTWF]\w+day,? \d+ \w+ 20\d\d\n/)
    expect(copy.text).toContain('Kind of demo: Custom tour')
    expect(copy.text).not.toContain('held for you')
  })
})

describe('a request for quotation', () => {
  it.each([
    ['zh-TW', '', '40 × 漏水感測器（HI-WL-01，目錄價 HK$1,180.00，備註：機房）\n2 × 泊車感測器（'],
    ['zh-CN', 'cn/', '40 × 漏水传感器（HI-WL-01，目录价 HK$1,180.00，备注：機房）\n2 × 停车传感器（'],
    ['en', 'en/', '40 × Water Leak Sensor (HI-WL-01, list price HK$1,180.00, note: 機房)\n2 × '],
  ])('is followed by a private link, which only the visitor has (%s)', async (language, prefix, line) => {
    const answer = await post(app, '/quote-requests', quoteRequest({ language }))
    const { reference, token } = quoteSubmittedSchema.parse(await answer.json())
    const copy = await confirmed(app, mail, reference)
    expect(copy.text).toContain(`https://harbour.example/${prefix}quotes/${token}\n`)
    expect(copy.html).toContain(`href="https://harbour.example/${prefix}quotes/${token}"`)
    expect(copy.text).toContain(line)
    const others = mailsOf(reference).filter((other) => other !== copy)
    expect(others).toHaveLength(2)
    expect(JSON.stringify([others, forms.posts])).not.toContain(token)
    const form = forms.posts.find(({ key }) => key === reference)
    expect(form?.fields.lines).toMatch(/^40 × .+: 機房\r\n2 × .+$/)
  })
})

describe('what visitors write stays text', () => {
  it('HTML is shown as it was typed; a name makes no header and no further recipient', async () => {
    const { copy, toStaff } = await delivered(
      '/enquiries',
      enquiry({
        firstName: '"A", <eve@evil.example>',
        lastName: '=?utf-8?q?B?=, c@evil.example',
        message: '<script>alert(1)</script> & <b>bold</b>\nBcc: all@evil.example',
      }),
    )
    for (const received of [copy, toStaff]) {
      expect(received.recipients.join()).not.toContain('evil')
      expect(received.headers).not.toHaveProperty('bcc')
      expect(received.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bold&lt;/b&gt;<br>Bcc: all')
      expect(received.html).not.toContain('<script>')
      expect(received.text).toContain('<script>alert(1)</script> & <b>bold</b>\nBcc: all@evil.example')
    }
    expect(copy.recipients).toEqual(['ka-ming.chan@buyer.example'])
  })

  it('what a machine filled in goes nowhere', async () => {
    const reference = await submit(app, '/enquiries', enquiry({ website: 'http://spam.example' }))
    expect(await deliveriesOf(app, reference)).toEqual([])
  })
})
