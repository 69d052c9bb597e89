import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enquiryDetailSchema } from '#contract/requests/messages.ts'
import { answered, ask as request } from '#tests/api/back-office/ask.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectAddress, failedRequests, testSite, type Visit } from '../site.ts'
import { ask, drawer, laptop, open } from './drawer.ts'

const { app, visit } = testSite()
const question = 'How much is the water leak sensor? Mine is 9123 4567.'

/** A visitor who has asked. */
async function talked(more: Visit = {}): Promise<Page> {
  const page = await visit('/en/products', { ...laptop, ...more })
  await open(page)
  await ask(page, question, /1,180/)
  return page
}

const conversations = () => app().services.database.prisma.conversation.findMany({ orderBy: { startedAt: 'desc' } })

async function send(page: Page): Promise<string> {
  const form = page.getByRole('form', { name: 'Send us a Message' })
  await form.getByLabel('First name').fill('Amy')
  await form.getByLabel('Last name').fill('Chan')
  await form.getByLabel('Email').fill('amy@buyer.example')
  await form.getByRole('textbox', { name: /^Message/ }).fill('Please go on from here.')
  await form.locator('[type="submit"]').click()
  await page.getByText('Message sent successfully!').first().waitFor()
  return (await page.locator('.sent-reference strong').textContent()) ?? ''
}

it('the messaging app has what was said already written; staff see that the visitor went there, and it is reached though nobody hears of it', async () => {
  const page = await talked({ expectedErrors: failedRequests })
  const link = drawer(page).getByRole('link', { name: /^WhatsApp/ })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.href.slice(0, 26)).toBe('https://wa.me/85230001234?')
  const text = address.searchParams.get('text') ?? ''
  expect(text).toContain(`Q: ${question}\nA: `)
  expect(text).toContain('HK$1,180')
  expect(text).not.toMatch(/\*\*|\[1\]/)
  expect(text.length).toBeLessThanOrEqual(1500)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await page.route('**/hand-overs', (route) => route.abort())
  const [unheard] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(unheard.url()).toMatch(/^https:\/\/wa\.me\//)
  await unheard.close()
  expect((await conversations())[0]?.handedOverTo).toBeNull()
  await page.unroute('**/hand-overs')
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await opened.close()
  await expect.poll(async () => (await conversations())[0]?.handedOverTo).toBe('messaging')
})

describe('the enquiry form', () => {
  it('shows what goes along, masked, and staff get it; one click leaves it out', async () => {
    const page = await talked()
    const { enquiry } = app().services.database.prisma
    await drawer(page).getByRole('link', { name: 'Enquiry form' }).click()
    const attachment = page.getByRole('region', { name: 'Your conversation with the assistant is attached' })
    await attachment.getByText('See what is attached (1 question)').click()
    await attachment.getByText('How much is the water leak sensor? Mine is [phone].').waitFor()
    await attachment.getByText(/HK\$1,180/).waitFor()
    expect(await drawer(page).isVisible()).toBe(false)
    await expectNoViolationsInThemes(page)
    const row = await enquiry.findUniqueOrThrow({ where: { reference: await send(page) } })
    const viewer = await createStaff(app(), 'viewer')
    const detail = await answered(await request(app(), `/admin/enquiries/${row.id}`, viewer), enquiryDetailSchema)
    expect(detail.conversation?.turns).toMatchObject([
      { question: 'How much is the water leak sensor? Mine is [phone].' },
    ])

    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await open(page)
    await drawer(page).getByRole('link', { name: 'Enquiry form' }).click()
    await attachment.waitFor()
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await expectAddress(page, '/en/contact')
    await page.locator('.attachment').waitFor({ state: 'detached' })
    const other = await enquiry.findUniqueOrThrow({ where: { reference: await send(page) } })
    expect(other.id).not.toBe(row.id)
    expect(other.conversationId).toBeNull()
  })

  it('of a conversation that is another’s, nothing is shown and the enquiry arrives', async () => {
    await talked()
    const [{ id } = { id: '' }] = await conversations()
    const page = await visit(`/en/contact?conversation=${id}`, { ...laptop, expectedErrors: /404/ })
    const reference = await send(page)
    expect(await page.locator('.attachment').count()).toBe(0)
    const row = await app().services.database.prisma.enquiry.findUniqueOrThrow({ where: { reference } })
    expect(row.conversationId).toBeNull()
  })
})
