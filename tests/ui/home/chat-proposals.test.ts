import { expect, it } from 'vitest'
import { calls, says } from '#tests/support/gateway/plays.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
import { failedRequests } from '../site.ts'
import { ask, log, settled, siteWithModel } from './chat-steps.ts'

const { app, visit, gateway } = await siteWithModel()

const lines = [
  { product: 'HI-WL-01', quantity: 50 },
  { product: 'HI-GW-02', quantity: 1 },
]
const quotes = () => app().services.database.prisma.quote.count()

it('a request for quotation is shown with its sums, sent by the visitor alone, and followed', async () => {
  const page = await visit('/en', { expectedErrors: failedRequests })
  gateway.answerWith(calls({ name: 'propose_quote_request', input: { lines } }), says('Please check it and send it.'))
  await ask(page, 'Please quote 50 leak sensors and one gateway')
  await settled(page)
  const card = log(page).getByRole('region', { name: /Request for quotation|^Sent$/ })
  await card.getByText('HK$59,000').waitFor()
  await card.getByText('HK$61,680').waitFor()
  await expectNoViolationsInThemes(page)
  await card.getByRole('button', { name: 'Add your details' }).click()
  const send = card.getByRole('button', { name: 'Send the request' })
  await send.click()
  await card.getByText('Please fill this in.').first().waitFor()
  await card.getByLabel('Name').fill('Amy Chan')
  await card.getByLabel('Email').fill('amy@buyer.example')
  await page.route('**/quote-requests', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await send.click()
  await card.getByText('What you typed is still here').waitFor()
  expect(await quotes()).toBe(0)
  await send.click()
  await card.getByText(/RFQ-/).waitFor()
  const [quote] = await app().services.database.prisma.quote.findMany()
  expect(quote).toMatchObject({ name: 'Amy Chan', linesCount: 2 })
  expect(quote?.listTotal.toNumber()).toBe(61_680)
  expect(await card.getByRole('form').count()).toBe(0)
  await page.reload()
  await card.getByText(quote?.reference ?? 'none').waitFor()
  await card.getByRole('link', { name: 'Follow your request' }).click()
  await page.waitForURL(/\/en\/quotes\/[\w-]{32}$/)
}, 120_000)
