import { expect, it } from 'vitest'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, goTo } from '../../site.ts'
import { laptop, phone, refusals, speak, testAdmin } from '../test-admin.ts'

const { app, open, become } = testAdmin()
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

it('an enquiry that came from a conversation shows what was said, and leads to all of it; a quotation from it begins with its language, sender and products', async () => {
  const { id, enquiryId } = await attached()
  const member = await createStaff(app(), 'viewer')
  const page = await open(`/admin/enquiries/${enquiryId}`, member, { expectedErrors: refusals })
  await page.getByRole('heading', { name: 'Came from a conversation with the assistant' }).waitFor()
  await page.getByText('The Water Leak Sensor.', { exact: true }).waitFor()
  await speak(page, 'zh-TW')
  await page.getByRole('heading', { name: '來自與 AI 助手的對話' }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  await expectAccessible(page)
  await page.setViewportSize(laptop.viewport)
  await speak(page, 'en')
  await page.getByRole('link', { name: 'Open the whole conversation' }).click()
  await expectAddress(page, `/admin/conversations/${id}`)

  await become(page, member, 'manager')
  await goTo(page, `/admin/quotes/new?from=chat:${id}`)
  await page.getByRole('link', { name: 'Which sensor finds leaks?' }).waitFor()
  expect(await page.getByLabel('Name', { exact: false }).first().inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Create quotation' }).click()
  await page.waitForURL(/\/admin\/quotes\/[0-9a-f-]{36}\/edit$/)
  const { prisma } = app().services.database
  const quote = await prisma.quote.findFirstOrThrow({ where: { sourceId: id }, include: { requestLines: true } })
  expect(quote).toMatchObject({ source: 'chat', language: 'en', email: 'ka-ming.chan@buyer.example' })
  expect(quote.requestLines.map(({ name }) => name)).toEqual(['漏水感測器'])

  // of one that is gone, it begins blank
  await goTo(page, `/admin/quotes/new?from=chat:${crypto.randomUUID()}`)
  await page.getByText('That conversation cannot be found, so the quotation starts blank.').waitFor()
  await page.getByRole('button', { name: 'Create quotation' }).waitFor()
})
