import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmationIn, mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { many } from '#tests/api/forms/forms.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { testSite } from '../site.ts'
import { ask, drawer, open, phone } from './drawer.ts'

const environment: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://harbour.example', ...mailTo }
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
  environment.SMTP_URL = mail.url
})
afterAll(() => mail.close())

const { app, visit } = testSite(environment, { pace: quick, limits: many })

const lines = [
  ['water-leak-sensor', 'HI-WL-01', 10],
  ['indoor-lorawan-gateway', 'HI-GW-02', 2],
  ['smart-energy-meter', 'HI-EM-03', 3],
] as const

/** What the lines come to, from the catalogue: none of them has a price by volume for so few. */
async function totalOf(): Promise<number> {
  const products = await Promise.all(lines.map(([slug]) => app().services.products.detail(slug)))
  return products.reduce((sum, { price }, place) => sum + (price.msrp ?? 0) * (lines[place]?.[2] ?? 0), 0)
}

it('a question becomes a card with three lines and their total, which the visitor fills in, sends and confirms by mail', async () => {
  const page = await visit('/en/products', phone)
  await open(page)
  await ask(page, 'How much is the water leak sensor?', /1,180/)
  await ask(page, 'Please quote 10 leak sensors, 2 indoor gateways and 3 energy meters', /not sent yet/)
  const card = drawer(page).getByRole('region', { name: 'Request for quotation (not sent yet)' })
  const total = await totalOf()
  const row = card
    .locator('dl, div')
    .filter({ hasText: /^One-off/ })
    .first()
  expect(await row.textContent()).toContain(total.toLocaleString('en'))
  expect(await card.getByRole('listitem').count()).toBe(3)

  const log = drawer(page).getByRole('log')
  const fillIn = card.getByRole('button', { name: 'Add your details' })
  await log.evaluate((element) => element.scrollTo({ top: element.scrollHeight - element.clientHeight - 60 }))
  const latest = drawer(page).getByRole('button', { name: 'Jump to latest' })
  const [above, below] = await Promise.all([log.boundingBox(), latest.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await latest.click()
  await latest.waitFor({ state: 'detached' })

  await fillIn.click()
  await card.getByLabel('Name').fill('Amy Chan')
  await card.getByLabel('Email').fill('amy@peak.example')
  await card.getByLabel('Company').fill('Peak Property Ltd')
  await card.getByRole('button', { name: 'Send the request' }).click()
  await drawer(page).getByText('We’ll get back to you within 24 hours.').first().waitFor()

  const { prisma } = app().services.database
  const quote = await prisma.quote.findFirstOrThrow({ include: { requestLines: { orderBy: { position: 'asc' } } } })
  expect(quote.requestLines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
    lines.map(([, sku, quantity]) => [sku, quantity]),
  )
  expect(Number(quote.listTotal)).toBe(total)
  const letter = await until(async () => mail.mails.find(({ recipients }) => recipients.includes('amy@peak.example')))
  const confirming = await visit(`/en/confirm#${confirmationIn(letter)}`)
  await confirming.locator('main').getByRole('button', { name: 'Confirm', exact: true }).click()
  await confirming.getByRole('heading', { name: 'Confirmed, thank you!' }).waitFor()
  const delivery = { reference: quote.reference, channel: 'visitor_mail' as const }
  const { confirmedAt } = await prisma.delivery.findUniqueOrThrow({ where: { reference_channel: delivery } })
  expect(confirmedAt).not.toBeNull()
})
