import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotHoldMinutes } from '#contract/requests/demo-values.ts'
import { confirmationIn, mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { dayWith } from '#tests/api/forms/days.ts'
import { demoRequest, enquiry, many, submit } from '#tests/api/forms/forms.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { failedRequests, goTo, testSite } from '../site.ts'
import { expectFocus, expectUsable, tabTo } from './forms.ts'

const environment: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://harbour.example', ...mailTo }
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
  environment.SMTP_URL = mail.url
})
afterAll(() => mail.close())

const { app, visit } = testSite(environment, { pace: quick, limits: many })

const both = [
  {
    page: '/confirm',
    button: '確認',
    done: '已確認，多謝！',
    already: '這個地址早已確認',
    expired: '連結已過期',
    unknown: '連結無效',
    kept: '你選擇的示範時段已為你保留。',
  },
  {
    page: '/en/confirm',
    button: 'Confirm',
    done: 'Confirmed, thank you!',
    already: 'This address is confirmed already',
    expired: 'This link has expired',
    unknown: 'This link is not valid',
    kept: 'The time you chose for your demo is reserved for you.',
  },
]
const [, english = both[0]] = both
if (!english) throw new Error('There is no English')

/** Sends a form, and takes the link from the mail that answers it. */
async function linkOf(path: string, body: object): Promise<{ reference: string; token: string }> {
  const reference = await submit(app(), path, body)
  const letter = await until(async () =>
    mail.mails.find(({ headers }) => headers['message-id']?.startsWith(`<${reference}.visitor@`)),
  )
  return { reference, token: confirmationIn(letter) }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const confirmedAt = async (reference: string) =>
  (
    await app().services.database.prisma.delivery.findUniqueOrThrow({
      where: { reference_channel: { reference, channel: 'visitor_mail' } },
    })
  ).confirmedAt

/** On to another link, as if the mail were opened here: what the page before knew is gone. */
async function openNext(page: Page, address: string): Promise<void> {
  await goTo(page, '/en/contact')
  await heading(page, 'Get in Touch').waitFor()
  await goTo(page, address)
}

describe('the page that the link in the mail opens', () => {
  it.each(both)(
    '$page: confirms by one click, by keyboard too, and not by being opened; says that a link has expired or is none, and whether a demo’s time is kept',
    async (w) => {
      const { reference, token } = await linkOf('/enquiries', enquiry())
      const page = await visit(`${w.page}#${token}`, { expectedErrors: failedRequests })
      await button(page, w.button).waitFor()
      await expect.poll(() => page.url()).toBe(`${app().url}${w.page}`)
      await page.reload()
      await button(page, w.button).waitFor()
      expect(await confirmedAt(reference)).toBeNull()
      await tabTo(page, button(page, w.button))
      await page.keyboard.press('Enter')
      await heading(page, w.done).waitFor()
      await expectFocus(page.locator('main [tabindex="-1"]').filter({ has: heading(page, w.done) }))
      await page.getByText(reference).waitFor()
      expect(await confirmedAt(reference)).not.toBeNull()

      await openNext(page, `${w.page}#${token}`)
      await button(page, w.button).click()
      await heading(page, w.already).waitFor()

      const late = await linkOf('/enquiries', enquiry())
      await app().services.database.prisma.delivery.updateMany({
        where: { reference: late.reference, channel: 'visitor_mail' },
        data: { confirmUntil: new Date(0) },
      })
      await openNext(page, `${w.page}#${late.token}`)
      await button(page, w.button).click()
      await heading(page, w.expired).waitFor()
      await openNext(page, `${w.page}#${token.slice(0, -4)}`)
      await button(page, w.button).click()
      await heading(page, w.unknown).waitFor()
      await openNext(page, w.page)
      await heading(page, w.unknown).waitFor()

      const preferredDate = await dayWith(app(), '10:00')
      const demo = await linkOf('/demo-requests', demoRequest({ preferredDate, preferredTime: '10:00' }))
      await openNext(page, `${w.page}#${demo.token}`)
      await button(page, w.button).click()
      await page.getByText(w.kept).waitFor()
    },
  )

  it('has its button under the middle of what it says; keeps the link through a change of language and a failure, can be tried again, and used on a phone', async () => {
    const { token } = await linkOf('/enquiries', enquiry())
    const page = await visit(`/confirm#${token}`, {
      expectedErrors: failedRequests,
      viewport: { width: 1440, height: 900 },
    })
    await page.route('**/api/v1/confirmations', (route) => route.abort(), { times: 1 })
    await button(page, '確認').waitFor()
    await page.getByRole('link', { name: 'Switch to English' }).click()
    await button(page, english.button).waitFor()
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter') // takes the place of what is behind the #
    await expect.poll(() => page.url()).toBe(`${app().url}${english.page}`)
    const middles = [heading(page, 'Confirm your email address'), button(page, english.button)].map(async (part) => {
      await part.waitFor()
      const box = await part.boundingBox()
      return box && Math.round(box.x + box.width / 2)
    })
    const [ofTitle, ofButton] = await Promise.all(middles)
    expect(ofButton).toBe(ofTitle)

    await page.setViewportSize({ width: 360, height: 740 })
    await expectUsable(page)
    await button(page, english.button).click()
    await heading(page, 'The address could not be confirmed just now').waitFor()
    await button(page, 'Try Again').click()
    await heading(page, english.done).waitFor()
    await expectUsable(page)
  })
})

it('a form, once it is sent, asks to follow the link in the mail, within half an hour for a demo’s time', async () => {
  const page = await visit('/en/contact')
  const form = page.getByRole('form', { name: 'Send us a Message' })
  await form.getByLabel('First name').fill('Tai Man')
  await form.getByLabel('Last name').fill('Chan')
  await form.getByLabel('Email').fill('tm@example.com')
  await form.getByLabel('Message').fill('Confirm me')
  await form.locator('[type="submit"]').click()
  await page.getByText('Follow the link in it to confirm, and we send you a copy').waitFor()

  const day = await dayWith(app(), '11:00', 20)
  await goTo(page, '/en/demo')
  const booking = page.getByRole('form', { name: 'Your booking' })
  await booking.getByRole('textbox', { name: 'Full name' }).fill('Chan')
  await booking.getByRole('textbox', { name: 'Email' }).fill('tm@example.com')
  await booking.getByRole('textbox', { name: 'Company name' }).fill('Harbour')
  await booking.getByRole('combobox', { name: 'Industry' }).selectOption('commercial')
  await page.locator('input[type="date"]').fill(day)
  await booking.getByRole('radio', { name: '11:00' }).check()
  await booking.locator('[type="submit"]').click()
  await page.getByText(`within ${slotHoldMinutes} minutes to keep this time`).waitFor()
})
