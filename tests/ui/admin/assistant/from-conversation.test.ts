import { describe, expect, it } from 'vitest'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress } from '../../site.ts'
import { laptop, phone, testAdmin } from '../test-admin.ts'

const { app, open } = testAdmin()
const turns = [
  { question: 'Which sensor finds leaks?', answer: 'The **Water Leak Sensor** [1].', products: ['water-leak-sensor'] },
  { question: 'And its price?', answer: 'HK$1,180 [1].' },
]

async function attached() {
  const { id } = await addConversation(app(), { language: 'en', turns })
  const reference = await submit(app(), '/enquiries', enquiry({ firstName: 'Amy', lastName: 'Chan', language: 'en' }))
  const { prisma } = app().services.database
  const row = await prisma.enquiry.update({ where: { reference }, data: { conversationId: id } })
  return { id, enquiryId: row.id }
}

describe('an enquiry that came from a conversation', () => {
  it('shows what was said, and leads to all of it', async () => {
    const { id, enquiryId } = await attached()
    const page = await open(`/admin/enquiries/${enquiryId}`, 'viewer')
    await page.getByRole('heading', { name: 'Came from a conversation with the assistant' }).waitFor()
    await page.getByText('The Water Leak Sensor.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open the whole conversation' }).click()
    await expectAddress(page, `/admin/conversations/${id}`)
  })

  it('is clean to axe on both widths', async () => {
    const { enquiryId } = await attached()
    for (const width of [laptop, phone]) {
      const page = await open(`/admin/enquiries/${enquiryId}`, 'viewer', { ...width, language: 'zh-TW' })
      await page.getByRole('heading', { name: '來自與 AI 助手的對話' }).waitFor()
      await expectAccessible(page)
    }
  })
})

describe('a quotation from a conversation', () => {
  it('begins with its language, with whoever sent the enquiry, and with the products that were shown', async () => {
    const { id } = await attached()
    const page = await open(`/admin/quotes/new?from=chat:${id}`, 'manager')
    await page.getByRole('link', { name: 'Which sensor finds leaks?' }).waitFor()
    expect(await page.getByLabel('Name', { exact: false }).first().inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'Begin the quotation' }).click()
    await page.waitForURL(/\/admin\/quotes\/[0-9a-f-]{36}\/edit$/)
    const { prisma } = app().services.database
    const quote = await prisma.quote.findFirstOrThrow({ where: { sourceId: id }, include: { requestLines: true } })
    expect(quote).toMatchObject({ source: 'chat', language: 'en', email: 'ka-ming.chan@buyer.example' })
    expect(quote.requestLines.map(({ name }) => name)).toEqual(['漏水感測器'])
  })

  it('of one that is gone, begins blank and says so', async () => {
    const page = await open(`/admin/quotes/new?from=chat:${crypto.randomUUID()}`, 'manager', { expectedErrors: /404/ })
    await page.getByText('That conversation cannot be found, so the quotation begins blank.').waitFor()
    await page.getByRole('button', { name: 'Begin the quotation' }).waitFor()
  })
})
