import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { problems } from '#contract/problems/problems.ts'
import { expectAddress, failedRequests, goTo, testSite } from '../site.ts'
import { expectFocus, expectToast, expectUsable, faultOf, tabTo } from './forms.ts'

const { app, visit } = testSite()

const words = {
  'zh-TW': {
    address: '/contact',
    form: '給我們留言',
    lastName: '姓氏',
    firstName: '名字',
    email: '電郵',
    company: '公司',
    phone: '電話',
    type: '查詢類別',
    message: '訊息',
    send: '送出訊息',
    sent: '訊息已成功送出！',
    sentDetail: '我們會在 24 小時內回覆你。',
    failed: '未能送出訊息',
    failedDetail: '請再試一次，或直接聯絡我們。',
    another: '再送一則訊息',
    missing: '請填寫這一欄。',
  },
  en: {
    address: '/en/contact',
    form: 'Send us a Message',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    type: 'Type of enquiry',
    message: 'Message',
    send: 'Send Message',
    sent: 'Message sent successfully!',
    sentDetail: "We'll get back to you within 24 hours.",
    failed: 'Failed to send message',
    failedDetail: 'Please try again or contact us directly.',
    another: 'Send Another Message',
    missing: 'Please fill this in.',
  },
}
type Words = (typeof words)['en']
const english = words.en
const both = [words['zh-TW'], words.en]
const api = '**/api/v1/enquiries'

function formOf(page: Page, w: Words = english) {
  const form = page.getByRole('form', { name: w.form })
  return {
    form,
    field: (name: keyof Words) => form.getByLabel(w[name]),
    send: form.locator('[type="submit"]'),
    async fill(message: string) {
      await form.getByLabel(w.firstName).fill('Tai Man')
      await form.getByLabel(w.lastName).fill('Chan')
      await form.getByLabel(w.email).fill('tm@example.com')
      await form.getByLabel(w.message).fill(message)
    },
    sent: page.getByRole('heading', { name: w.sent }),
  }
}

const rows = (message: string) => app().services.database.prisma.enquiry.findMany({ where: { message } })

describe('a message that is sent', () => {
  it.each(both)(
    '$address: everybody can use the form, its faults beside their fields; the text stays without a network, then is a row, its reference read',
    async (w) => {
      const page = await visit(`${w.address}?product=Water%20Leak%20Sensor&inquiryType=quote`, {
        viewport: { width: 360, height: 740 },
        expectedErrors: failedRequests,
      })
      const { form, field, fill, send, sent } = formOf(page, w)
      await page.getByRole('main').getByRole('link', { name: /@/ }).waitFor()
      expect(await form.getByRole('combobox', { name: w.type }).inputValue()).toBe('quote')
      expect(await form.locator('[name="product"]').getAttribute('readonly')).not.toBeNull()
      await expectUsable(page)
      await send.click()
      await expectFocus(w === english ? field('firstName') : field('lastName'))
      for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
        expect(await faultOf(field(name))).toBe(w.missing)
      }
      for (const name of ['company', 'phone', 'type'] as const) {
        expect(await field(name).getAttribute('aria-invalid')).toBe('false')
      }
      await expectUsable(page)
      await field('firstName').fill('Ada')
      await expect.poll(() => field('firstName').getAttribute('aria-invalid')).toBe('false')

      const message = `Two for the pump room, ${w.address} <b>today</b>`
      await fill(message)
      await field('company').fill('Harbour Estates')
      await field('phone').fill('+852 3000 1234')
      await page.route(api, (route) => route.abort())
      await send.click()
      await expectToast(page, w.failed, w.failedDetail)
      await form.getByText(/未能連接伺服器|could not reach the server/).waitFor()
      expect(await field('message').inputValue()).toBe(message)
      expect(await send.textContent()).toBe(w.send)
      await page.unroute(api)
      await send.click()
      await expectToast(page, w.sent, w.sentDetail)
      await expectFocus(sent)
      const [row, ...others] = await rows(message)
      expect(others).toEqual([])
      expect(row).toMatchObject({
        language: w === english ? 'en' : 'zh-TW',
        product: 'Water Leak Sensor',
        firstName: 'Tai Man',
        lastName: 'Chan',
        email: 'tm@example.com',
        company: 'Harbour Estates',
        phone: '+852 3000 1234',
        inquiryType: 'quote',
        suspect: false,
      })
      await page.getByText(row?.reference ?? 'none', { exact: true }).waitFor()
      await expectUsable(page)
    },
  )

  it('needs a keyboard only; the next is suspect where a hidden field is filled in; each is sent once, and shown as sent after a reload and on the way back and forth', async () => {
    const page = await visit(english.address)
    const { form, field, fill, send, sent } = formOf(page)
    await field('message').waitFor()
    const type = async (name: keyof Words, text: string) => {
      await tabTo(page, field(name))
      await page.keyboard.type(text)
    }
    await type('firstName', 'Ada')
    await type('lastName', 'Lee')
    await type('email', 'ada@example.com')
    await type('type', 'Tech')
    await type('message', 'Typed')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expectFocus(sent)
    expect(await rows('Typed')).toMatchObject([{ firstName: 'Ada', lastName: 'Lee', inquiryType: 'support' }])

    await page.getByRole('button', { name: english.another }).click()
    await expectFocus(field('firstName'))
    expect(await field('message').inputValue()).toBe('')
    await fill('Cheap watches')
    const trap = form.locator('[name="website"]')
    expect(await trap.getAttribute('tabindex')).toBe('-1')
    expect(await page.getByRole('textbox', { name: /Leave this field empty/ }).count()).toBe(0)
    await trap.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'https://watches.example'
    })
    await send.click()
    await sent.waitFor()
    expect(await rows('Cheap watches')).toMatchObject([{ suspect: true }])

    await page.getByRole('button', { name: english.another }).click()
    await fill('Once')
    const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(api, async (route) => {
      await pressed
      await route.continue()
    })
    await send.dblclick()
    await expect.poll(() => send.textContent()).toBe('Sending...')
    expect(await send.isDisabled()).toBe(true)
    goOn()
    await sent.waitFor()
    await page.unroute(api)
    expect(await rows('Once')).toHaveLength(1)
    await page.reload()
    await sent.waitFor()
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await page.getByRole('heading', { name: words['zh-TW'].sent }).waitFor()
    await page.goBack()
    await sent.waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expectAddress(page, '/en/about')
    await page.goBack()
    await sent.waitFor()
    await page.goForward()
    await expectAddress(page, '/en/about')
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await form.waitFor()
    expect(await field('message').inputValue()).toBe('')
    const counts = [await rows('Typed'), await rows('Cheap watches'), await rows('Once')].map(({ length }) => length)
    expect(counts).toEqual([1, 1, 1])
  })
})

it('says what would be right, by itself and by the server, and why it cannot be sent; is one message where only the answer was lost', async () => {
  const page = await visit(english.address, { expectedErrors: failedRequests })
  const { form, field, fill, send, sent } = formOf(page)
  await fill('x'.repeat(5_004))
  await form.getByText('4 characters too many', { exact: true }).waitFor()
  await field('email').fill('tm@example')
  await field('phone').fill('ring me')
  await send.click()
  await expectFocus(field('email'))
  expect(await faultOf(field('email'))).toContain('name@company.com')
  expect(await faultOf(field('phone'))).toContain('+852 3000 1234')
  expect(await faultOf(field('message'))).toBe('At most 5000 characters: please remove 4.')
  await field('message').fill('x'.repeat(4_999))
  await form.getByText('1 character left', { exact: true }).waitFor()

  await field('phone').fill('')
  await fill('Refused')
  await page.route(api, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), email: 'nonsense', company: 7 } }),
  )
  await send.click()
  await expectFocus(field('email'))
  expect(await faultOf(field('email'))).toContain('This is not an email address.')
  expect(await faultOf(field('company'))).toBe('This was not accepted. Please check it.')
  expect(await field('message').inputValue()).toBe('Refused')
  expect(await rows('Refused')).toEqual([])
  await page.unroute(api)
  await field('company').fill('Harbour Estates')

  for (const [code, reason] of [
    ['database.unavailable', /Our database is not available/],
    ['rate.limited', /Wait a few minutes and try again/],
    ['server.error', /Something went wrong on our side/],
  ] as const) {
    await fill(code)
    const problem = { type: 'about:blank', ...problems[code], detail: 'Please try again', code, requestId: 'r' }
    await page.route(api, (route) =>
      route.fulfill({ status: problem.status, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    )
    await send.click()
    await expectToast(page, english.failed, english.failedDetail)
    await form.getByText(reason).waitFor()
    expect(await field('message').inputValue()).toBe(code)
    await page.unroute(api)
  }

  await fill('Lost answer')
  await page.route(api, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expectToast(page, english.failed, english.failedDetail)
  expect(await rows('Lost answer')).toHaveLength(1)
  await page.unroute(api)
  await page.reload()
  await send.click()
  await sent.waitFor()
  const [row, ...others] = await rows('Lost answer')
  expect(others).toEqual([])
  await page.getByText(row?.reference ?? 'none', { exact: true }).waitFor()
})

it('what is half typed survives a reload and the other language, until it is cleared or cannot be read, and is named on the privacy page', async () => {
  const page = await visit(english.address)
  const { form, field } = formOf(page)
  await field('message').fill('Half a sen')
  await field('type').selectOption('support')
  await page.reload()
  await expect.poll(() => field('message').inputValue()).toBe('Half a sen')
  expect(await field('type').inputValue()).toBe('support')
  await page.getByRole('link', { name: '切換至繁體中文' }).click()
  const chinese = formOf(page, words['zh-TW'])
  await expect.poll(() => chinese.field('message').inputValue()).toBe('Half a sen')
  await page.getByRole('button', { name: '清空表格' }).click()
  await expectFocus(chinese.field('lastName'))
  expect([await chinese.field('message').inputValue(), await chinese.field('type').inputValue()]).toEqual(['', ''])
  await page.reload()
  await chinese.form.waitFor()
  expect(await chinese.field('message').inputValue()).toBe('')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-enquiry'))).toBe(null)

  await page.evaluate(() => sessionStorage.setItem('draft-enquiry', '{"values":'))
  await page.reload()
  await chinese.form.waitFor()
  expect(await chinese.field('message').inputValue()).toBe('')

  await page.getByRole('link', { name: 'Switch to English' }).click()
  await form.waitFor()
  await field('message').fill('Half a sen')
  await goTo(page, '/en/demo')
  await page.getByRole('radio', { name: 'Deep dive' }).check()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.sort()).toEqual(['draft-demo', 'draft-enquiry'])
  await goTo(page, '/en/privacy')
  const names = page.getByRole('table', { name: 'By name' }).getByRole('rowheader')
  await names.first().waitFor()
  expect(await names.allTextContents()).toEqual(expect.arrayContaining(kept))
})
