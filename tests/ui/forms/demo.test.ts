import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  type DemoSlots,
  type DemoTime,
  demoHorizonDays,
  demoSlotsSchema,
  demoTimes,
} from '#contract/requests/demo-requests.ts'
import { failedRequests, testSite } from '../site.ts'
import { expectFocus, expectToast, expectUsable, faultOf, holdProof, provingWords, tabTo } from './forms.ts'

const { app, visit } = testSite()

const words = {
  'zh-TW': {
    address: '/demo',
    form: '預約表格',
    kind: '度身安排的參觀',
    name: '姓名',
    email: '電郵',
    company: '公司名稱',
    phone: '電話',
    industry: '行業',
    useCase: '用途',
    date: '日期',
    anyTime: '任何時間',
    message: '訊息',
    sent: '已收到你的示範預約！',
    sentDetail: '我們會在 24 小時內與你聯絡。',
    missing: '請填寫這一欄。',
    unchosen: '請選擇一項。',
    zone: '10:00（香港時間）',
  },
  en: {
    address: '/en/demo',
    form: 'Your booking',
    kind: 'Custom tour',
    name: 'Full name',
    email: 'Email',
    company: 'Company name',
    phone: 'Phone',
    industry: 'Industry',
    useCase: 'Use case',
    date: 'Date',
    anyTime: 'Any time',
    message: 'Message',
    sent: 'Demo requested!',
    sentDetail: 'We’ll get in touch within 24 hours.',
    missing: 'Please fill this in.',
    unchosen: 'Please choose one.',
    zone: '10:00 Hong Kong time',
  },
}
type Words = (typeof words)['en']
const english = words.en
const both = [words['zh-TW'], words.en]
const api = '**/api/v1/demo-requests'
const slotsApi = '**/api/v1/demo-slots?*'

function formOf(page: Page, w: Words = english) {
  const form = page.getByRole('form', { name: w.form })
  const slots = form.getByRole('radiogroup').nth(1)
  return {
    form,
    field: (name: keyof Words) => form.getByLabel(w[name], { exact: true }),
    send: form.locator('[type="submit"]'),
    slots,
    slot: (time: string) => slots.getByRole('radio', { name: time }),
    async fill(name: string) {
      await form.getByRole('textbox', { name: w.name }).fill(name)
      await form.getByRole('textbox', { name: w.email }).fill('tm@example.com')
      await form.getByRole('textbox', { name: w.company }).fill('Harbour Estates')
      await form.getByRole('combobox', { name: w.industry }).selectOption('retail')
    },
    sent: page.getByRole('heading', { name: w.sent }),
  }
}
const date = (page: Page) => page.locator('input[type="date"]')
const rows = (name: string) => app().services.database.prisma.demoRequest.findMany({ where: { name } })

/** ISO date in Hong Kong, some days from now. */
const inDays = (days: number) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10)

/** The first day from now on whose slots are like this. */
async function dayThat(isWanted: (slots: DemoSlots) => boolean): Promise<string> {
  for (let days = 2; days < demoHorizonDays; days++) {
    const response = await fetch(`${app().url}/api/v1/demo-slots?date=${inDays(days)}`)
    const slots = demoSlotsSchema.parse(await response.json())
    if (isWanted(slots)) return slots.date
  }
  throw new Error('There is no such day')
}
/** A day on which nothing is taken: each test that takes something has a day of its own. */
const freeDay = () => dayThat(({ slots }) => slots.length === demoTimes.length)

/** What somebody else has booked meanwhile. */
async function take(day: string, ...times: DemoTime[]): Promise<void> {
  await app().services.database.prisma.demoRequest.createMany({
    data: times.map((preferredTime) => ({
      reference: `DEMO-${day.replaceAll('-', '').slice(2)}${preferredTime.slice(0, 2)}`,
      submissionId: crypto.randomUUID(),
      language: 'en',
      kind: 'live',
      product: '',
      name: 'Somebody else',
      email: 'else@example.com',
      phone: '',
      company: 'Elsewhere',
      industry: 'other',
      preferredDate: new Date(day),
      preferredTime,
      scheduledDate: new Date(day),
      scheduledTime: preferredTime,
      message: '',
    })),
  })
}

describe('a demo that is booked', () => {
  it.each(both)(
    '$address: everybody can use the form, with times, with every fault beside its field, and once it is booked: a row that holds its slot',
    async (w) => {
      const day = await freeDay()
      const page = await visit(`${w.address}?product=漏水感測器`, { viewport: { width: 360, height: 740 } })
      const { form, slot, fill, send, sent } = formOf(page, w)
      await page.getByRole('main').getByRole('link', { name: /@/ }).waitFor()
      await date(page).fill(day)
      await slot('10:00').check()
      await expectUsable(page)
      await send.click()
      await expectFocus(form.getByRole('textbox', { name: w.name }))
      for (const name of [w.name, w.email, w.company]) {
        expect(await faultOf(form.getByRole('textbox', { name }))).toBe(w.missing)
      }
      expect(await faultOf(form.getByRole('combobox', { name: w.industry }))).toBe(w.unchosen)
      expect(await form.getByRole('combobox', { name: w.useCase }).getAttribute('aria-invalid')).toBe('false')
      await expectUsable(page)

      await form.getByRole('radio', { name: w.kind }).check()
      await fill(`Chan ${w.address}`)
      await form.getByRole('textbox', { name: w.phone }).fill('3000 1234')
      await form.getByRole('combobox', { name: w.useCase }).selectOption('energy')
      await form.getByRole('textbox', { name: w.message }).fill('Three of us')
      await send.click()
      await expectToast(page, w.sent, w.sentDetail)
      await expectFocus(sent)
      const [row, ...others] = await rows(`Chan ${w.address}`)
      expect(others).toEqual([])
      expect(row).toMatchObject({
        language: w === english ? 'en' : 'zh-TW',
        kind: 'tour',
        product: '漏水感測器',
        email: 'tm@example.com',
        phone: '3000 1234',
        company: 'Harbour Estates',
        industry: 'retail',
        useCase: 'energy',
        preferredDate: new Date(day),
        preferredTime: '10:00',
        scheduledDate: new Date(day),
        scheduledTime: '10:00',
        message: 'Three of us',
      })
      const main = page.getByRole('main')
      await main.getByText(row?.reference ?? 'none', { exact: true }).waitFor()
      for (const text of [w.kind, '漏水感測器', w.zone]) {
        await main.getByRole('definition').filter({ hasText: text }).waitFor()
      }
      await expectUsable(page)
      await page.reload()
      await main.getByRole('definition').filter({ hasText: w.zone }).waitFor()
    },
  )

  it('needs a keyboard only, no day, or a day and no time; is booked once, however often the button is pressed', async () => {
    const day = await freeDay()
    const page = await visit(english.address)
    const { form, slots, slot, fill, send, sent } = formOf(page)
    const keyboard = page.keyboard
    await form.waitFor()
    await tabTo(page, form.getByRole('radio', { name: 'Live demo' }))
    await keyboard.press('ArrowDown')
    for (const [name, text] of [
      [english.name, 'Keys'],
      [english.email, 'keys@example.com'],
      [english.company, 'Keyboards'],
    ] as const) {
      await tabTo(page, form.getByRole('textbox', { name }))
      await keyboard.type(text)
    }
    await tabTo(page, form.getByRole('combobox', { name: english.industry }))
    await keyboard.type('Gov')
    await tabTo(page, date(page))
    const [year, month, dayOfMonth] = day.split('-')
    await keyboard.type(`${month}${dayOfMonth}${year}`)
    await slots.getByRole('radio').first().waitFor()
    await tabTo(page, slots.getByRole('radio', { name: english.anyTime }))
    await keyboard.press('ArrowDown')
    await tabTo(page, send)
    await keyboard.press('Enter')
    await expectFocus(sent)
    expect(await rows('Keys')).toMatchObject([
      { kind: 'deep-dive', industry: 'government', preferredDate: new Date(day), preferredTime: '09:00' },
    ])

    const another = page.getByRole('button', { name: 'Book Another Demo' })
    await another.click()
    await fill('No day')
    await send.click()
    await sent.waitFor()
    await page.getByRole('definition').filter({ hasText: 'A day to be agreed' }).waitFor()
    await another.click()
    await fill('No time')
    await date(page).fill(day)
    await slot('10:00').check()
    await slot(english.anyTime).check()
    await send.click()
    await sent.waitFor()
    expect([...(await rows('No day')), ...(await rows('No time'))]).toMatchObject([
      { kind: 'live', preferredDate: null, preferredTime: null, scheduledDate: null },
      { preferredDate: new Date(day), preferredTime: null, scheduledDate: null },
    ])

    await another.click()
    await fill('Twice')
    await date(page).fill(day)
    await slot('16:00').check()
    await send.dblclick()
    await sent.waitFor()
    expect(await rows('Twice')).toHaveLength(1)
  })
})

describe('a time, without a mail server', () => {
  it.each([
    ['zh-TW', words['zh-TW']],
    ['en', words.en],
  ] as const)(
    '%s: takes a proof of work, sent with the form at once; the visitor sees that it is made',
    async (language, w) => {
      const day = await freeDay()
      const page = await visit(w.address)
      const { form, slot, fill, send, sent } = formOf(page, w)
      const goOn = await holdProof(page)
      const posted: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/demo-requests')) posted.push(request.headers()['form-proof'])
      })
      await fill(`Proved ${language}`)
      await date(page).fill(day)
      await slot('10:00').check()
      await send.click()
      await form.getByRole('status').filter({ hasText: provingWords[language] }).waitFor()
      await form.getByRole('progressbar').waitFor()
      goOn()
      await sent.waitFor()
      expect(posted).toEqual([expect.stringMatching(/^.+:.+$/)])
      expect(await rows(`Proved ${language}`)).toMatchObject([{ scheduledTime: '10:00' }])
      expect(await page.getByRole('progressbar').count()).toBe(0)
    },
  )

  it('however hard the work is, the page can be used meanwhile; a day alone takes none', async () => {
    const day = await freeDay()
    const page = await visit(english.address)
    const { form, slot, fill, send, sent } = formOf(page)
    let asked = 0
    await page.route('**/api/v1/form-proofs', (route) => {
      asked += 1
      return route.fulfill({ json: { challenge: 'never', bits: 34 } })
    })
    await fill('Day alone')
    await date(page).fill(day)
    await slot(english.anyTime).check()
    await send.click()
    await sent.waitFor()
    expect(asked).toBe(0)

    await page.getByRole('button', { name: 'Book Another Demo' }).click()
    await fill('Still working')
    await date(page).fill(day)
    await slot('11:00').check()
    await send.click()
    const progress = form.getByRole('progressbar')
    await progress.waitFor()
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await page.getByText(provingWords['zh-TW']).waitFor()
  })
})

describe('the free times', () => {
  it('leave out what is taken; a day without says why, and so does the server; what is taken in between is said, and the rest stays, through a reload too', async () => {
    const weekend = await dayThat(({ closed }) => closed === 'weekend')
    const page = await visit(english.address, { expectedErrors: failedRequests })
    const { form, slots, slot, fill, send, sent } = formOf(page)
    const name = form.getByRole('textbox', { name: english.name })
    await fill('Saturday')
    await date(page).fill(inDays(0))
    await slots.getByText('This is too soon to arrange. Please choose a later day.').waitFor()
    await date(page).fill(inDays(demoHorizonDays + 2))
    await slots.getByText('This is too far ahead. Please choose an earlier day.').waitFor()
    await date(page).fill(weekend)
    await slots.getByText('There are no demos at weekends. Please choose another day.').waitFor()
    expect(await slots.getByRole('radio').count()).toBe(0)
    await send.click()
    await expectFocus(date(page))
    expect(await faultOf(date(page))).toContain('There are no demos on this day.')
    expect(await name.inputValue()).toBe('Saturday')
    expect(await rows('Saturday')).toEqual([])

    const day = await freeDay()
    await take(day, '10:00', '15:00')
    await date(page).fill(day)
    await slots.getByRole('radio').first().waitFor()
    await slots.getByText('Hong Kong time (UTC+8)').waitFor()
    expect(await slots.locator('.radio-label').allTextContents()).toEqual([
      '09:00',
      '11:00',
      '14:00',
      '16:00',
      'Any time',
    ])
    await fill('Too late')
    await slot('09:00').check()
    await take(day, '09:00')
    await send.click()
    await expectFocus(slot('11:00'))
    expect(await faultOf(slots)).toBe('That time has just been taken. Choose another; what you typed is still here.')
    expect(await slot('09:00').count()).toBe(0)
    expect(await name.inputValue()).toBe('Too late')
    expect(await rows('Too late')).toEqual([])
    await slot('11:00').check()
    await send.click()
    await sent.waitFor()
    expect(await rows('Too late')).toMatchObject([{ preferredTime: '11:00', scheduledTime: '11:00' }])

    await page.getByRole('button', { name: 'Book Another Demo' }).click()
    await name.fill('Back soon')
    await form.getByRole('radio', { name: 'Deep dive' }).check()
    await date(page).fill(day)
    await slot('14:00').check()
    await page.reload()
    await expect.poll(() => slot('14:00').isChecked()).toBe(true)
    expect(await date(page).inputValue()).toBe(day)
    expect(await form.getByRole('radio', { name: 'Deep dive' }).isChecked()).toBe(true)
    expect(await name.inputValue()).toBe('Back soon')
    await take(day, '14:00')
    await page.reload()
    await slots.getByText('14:00 has just been taken. Please choose another time.').waitFor()
    expect(await slot(english.anyTime).isChecked()).toBe(true)
  })

  it('may all be taken, or be unknown, and asked for again; what the server finds wrong stands beside its field; the text stays without a network', async () => {
    const full = await freeDay()
    await take(full, ...demoTimes)
    const page = await visit('/demo', { expectedErrors: failedRequests })
    const w = words['zh-TW']
    const chinese = formOf(page, w)
    await date(page).fill(full)
    await chinese.slots.getByText('這天的時段已滿，請選另一天。').waitFor()
    expect(await chinese.slots.getByRole('radio').count()).toBe(0)

    await page.getByRole('link', { name: 'Switch to English' }).click()
    const { form, slots, slot, fill, send } = formOf(page)
    await form.waitFor()
    await page.route(slotsApi, (route) => route.abort())
    await date(page).fill(await freeDay())
    await slots.getByText(/Free times cannot be looked up just now/).waitFor()
    await page.unroute(slotsApi)
    await slots.getByRole('button', { name: 'Try Again' }).click()
    await slot('09:00').waitFor()

    await fill('Refused')
    await page.route(api, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), company: ' ', useCase: 'gossip' } }),
    )
    await send.click()
    await expectFocus(form.getByRole('textbox', { name: english.company }))
    expect(await faultOf(form.getByRole('textbox', { name: english.company }))).toBe(english.missing)
    expect(await faultOf(form.getByRole('combobox', { name: english.useCase }))).toContain('This was not accepted.')
    await page.unroute(api)

    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await chinese.fill('No network')
    await page.route(api, (route) => route.abort())
    await chinese.send.click()
    await expectToast(page, '未能送出預約', '請再試一次，或直接聯絡我們。')
    expect(await chinese.form.getByRole('textbox', { name: w.name }).inputValue()).toBe('No network')
    await page.unroute(api)
    await chinese.send.click()
    await chinese.sent.waitFor()
    expect(await rows('No network')).toHaveLength(1)
  })
})
