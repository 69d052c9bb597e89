import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addConversation, addGap } from '#tests/support/conversations.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../../site.ts'
import { storeQuote } from '../inbox/inbox.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const prisma = () => site.app().services.database.prisma
const unfold = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

it('shows missed questions by intent, each with its conversation, an answer to write, and a test question to make', async () => {
  const question = 'How much is a periscope?'
  const gapId = await addGap(site.app(), { question, language: 'en' })
  const turns = [{ question, answer: 'Nothing.', gapId, intent: 'price' as const }]
  const { id, turnIds } = await addConversation(site.app(), { language: 'en', turns })
  const page = await site.open('/admin/conversations/intents', await createStaff(site.app(), 'editor'))
  await unfold(page, 'Details of Prices')
  await page.getByText(question).waitFor()
  await expectAccessibleAtBothWidths(page, 'en')

  await unfold(page, 'Details of Prices')
  expect(await page.getByRole('link', { name: 'Write an answer' }).getAttribute('href')).toContain(`gap=${gapId}`)
  await page.getByRole('button', { name: 'Make a test question…' }).click()
  await page.getByLabel('Should have said').fill('not sold')
  await page.getByRole('button', { name: 'Mark as wrong', exact: true }).click()
  await page.getByRole('link', { name: 'See conversations with wrong answers' }).waitFor()
  const turn = await prisma().chatTurn.findUniqueOrThrow({ where: { id: turnIds[0] ?? '' } })
  expect(turn.correction).toMatchObject({ says: ['not sold'] })

  await page.getByRole('link', { name: 'See all unanswered (1)' }).click()
  await expectAddress(page, '/admin/conversations/unanswered?intent=price')
  await page.getByText(question).waitFor()
  await page.goBack()
  await unfold(page, 'Details of Prices')
  await page.getByRole('link', { name: 'Open the conversation' }).click()
  await expectAddress(page, `/admin/conversations/${id}#turn-${turnIds[0]}`)
})

it('shows what programs of buyers asked for, and opens the request for quotation that came of it', async () => {
  const quote = await storeQuote(site.app())
  const call = {
    channel: 'mcp',
    client: 'ShopperAgent',
    sender: 'a1',
    outcome: 'answered',
    products: [],
    durationMs: 12,
  }
  await prisma().agentCall.createMany({
    data: [
      { ...call, at: new Date(), tool: 'find_products', asked: `leak sensor ${'long'.repeat(60)}` },
      { ...call, at: new Date(), tool: 'request_quotation', asked: '12 pumps', reference: quote.reference },
      { ...call, at: new Date(), tool: 'price_list', asked: randomUUID(), outcome: 'refused', code: 'rate.limited' },
    ],
  })
  const page = await site.open('/admin/conversations/agents', 'viewer')
  await unfold(page, /12 pumps/)
  await page.getByText('request_quotation (MCP)').waitFor()
  await expectAccessibleAtBothWidths(page, 'zh-TW')
  await goTo(page, '/admin/conversations/agents?outcome=refused')
  await expect.poll(() => page.getByText('12 pumps').count()).toBe(0)
  await goTo(page, '/admin/conversations/agents?requested=true')
  await page.getByRole('link', { name: quote.reference }).first().click()
  await expectAddress(page, `/admin/quotes/${quote.id}`)
})
