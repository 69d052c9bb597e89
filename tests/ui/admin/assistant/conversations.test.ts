import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { addConversation, addGap, type TestConversation } from '#tests/support/conversations.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, refusals, speak, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const prisma = () => site.app().services.database.prisma
const add = (conversation: TestConversation) => addConversation(site.app(), conversation)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const row = (page: Page, opening: string) => page.getByRole('row', { name: opening })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const nobody = '11111111-1111-4111-8111-111111111111'

const sources: ChatSource[] = [
  { number: 1, kind: 'product', title: '漏水感測器', path: '/products/water-leak-sensor' },
  { number: 2, kind: 'question', title: '保養期多久？', path: '/support#warranty-period' },
]

/** A conversation with everything that can stand in one. */
async function rich(opening: string) {
  const gapId = await addGap(site.app(), { question: `${opening} 可以租用嗎？` })
  const model = { mode: 'ai' as const, model: 'anthropic/claude-sonnet-4.5', sources, cited: [1] }
  const made = await add({
    turns: [
      { ...model, question: opening, answer: 'Too dear.', isSuperseded: true },
      {
        ...model,
        question: opening,
        answer: 'A **LeakSense** is HK$1,180 [1], less HK$99. See [us](https://evil.example) <b>now</b>.',
        unverified: ['HK$99'],
        promptTokens: 1830,
        completionTokens: 98,
        costUsd: 0.0069,
        firstTextMs: 380,
        durationMs: 1610,
        rating: 'up',
      },
      { question: '可以租用嗎？', answer: '找不到。', gapId, fallback: 'chat.budget_spent' },
      { ...model, question: `مرحبا 🙏 ${'long'.repeat(60)}`, answer: '', state: 'failed', failure: 'chat.unavailable' },
      { ...model, question: 'Wait', answer: 'The begin', state: 'stopped' },
    ],
  })
  return { ...made, gapId }
}

/** At the list as it is now, by way of another screen. */
async function lookAgain(page: Page): Promise<void> {
  await goTo(page, '/admin/profile')
  await heading(page, 'Profile Settings')
  await goTo(page, '/admin/conversations')
}

describe('the list', () => {
  it('tells of a failure, says that nobody has asked yet; leads from a figure to what it counts, finds words in answers; today’s cost', async () => {
    const page = await site.open('/admin/conversations', 'viewer', {
      expectedErrors: failedRequests,
      before: (opened) => opened.route('**/admin/conversations/figures', (route) => route.abort()),
    })
    await page.getByText('The figures could not be loaded').waitFor({ timeout: 60_000 })
    await page.unroute('**/admin/conversations/figures')
    await button(page, 'Try Again').click()
    await page.getByRole('list', { name: 'The last 30 days' }).waitFor()
    await page.getByRole('heading', { name: 'No visitor has asked yet' }).waitFor()
    const link = page.getByRole('link', { name: 'Open the site’s assistant' })
    expect(await link.getAttribute('href')).toBe('/en')
    await page.getByRole('list', { name: 'The last 30 days' }).getByText('—').waitFor()
    await expectAccessible(page)

    await add({ turns: [{ question: 'Plain question', answer: 'Of zeppelins' }], language: 'en' })
    await add({ turns: [{ question: '差評問題', rating: 'down' }], handedOverTo: 'messaging' })
    await lookAgain(page)
    await row(page, 'Plain question').waitFor()
    const figures = page.getByRole('list', { name: 'The last 30 days' })
    await figures.getByRole('link', { name: /^Handed over/ }).click()
    await expectAddress(page, '/admin/conversations?from=30d&mark=handed-over')
    await expect.poll(() => row(page, 'Plain question').count()).toBe(0)
    const marks = row(page, '差評問題').getByRole('list')
    await marks.getByText('1 rated down').waitFor({ state: 'attached' })
    await marks.getByText('Handed over to messaging').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('2 conversations', { exact: true }).waitFor()
    await page.getByLabel('Search questions and answers').fill('zeppelins')
    await page.getByText('1 conversation', { exact: true }).waitFor()
    await row(page, 'Plain question').getByRole('link').click()
    await heading(page, 'Plain question')
    await page.getByRole('link', { name: 'Back to conversations' }).click()
    await expectAddress(page, '/admin/conversations?search=zeppelins')

    const limits = site.app().services.settings.current().chat
    const day = new Date(new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' }))
    const half = limits.usdPerDay / 2
    await prisma().chatUsage.create({ data: { day, key: 'all', costUsd: half } })
    await page.reload()
    const spent = page.getByRole('link', { name: /^Spent today/ })
    await spent.getByText(`US$${half.toFixed(2)}`, { exact: true }).waitFor()
    await spent.getByText(`of US$${limits.usdPerDay.toFixed(2)}`, { exact: false }).waitFor()
    await prisma().chatUsage.updateMany({ data: { costUsd: limits.usdPerDay } })
    await page.reload()
    await spent.getByText('Limit reached: demo mode answers').waitFor()
    await prisma().chatUsage.deleteMany()
  })

  it('offers views, an export, what came of a conversation and its erasing to those who may', async () => {
    await add({ turns: [{ question: 'For a file' }] })
    const member = await createStaff(site.app(), 'manager')
    const page = await site.open('/admin/conversations?mark=up', member)
    const link = page.getByRole('link', { name: 'Export', exact: true })
    expect(await link.getAttribute('href')).toContain('/admin/conversations/export.csv?mark=up')
    await button(page, 'Views').click()
    await page.getByRole('menuitem', { name: /Save/ }).first().waitFor()

    const { id } = await add({ turns: [{ question: 'Led somewhere' }], handedOverTo: 'enquiry' })
    const sender = { language: 'en', email: 'amy@example.com', company: '', phone: '', message: 'Hi' }
    const enquiry = await prisma().enquiry.create({
      data: {
        ...sender,
        reference: 'ENQ-0000C0NV',
        submissionId: nobody,
        product: '',
        firstName: 'Amy',
        lastName: '',
        conversationId: id,
      },
    })
    await page.keyboard.press('Escape')
    await goTo(page, `/admin/conversations/${id}`)
    const sent = page.getByRole('link', { name: 'ENQ-0000C0NV' })
    expect(await sent.getAttribute('href')).toBe(`/admin/enquiries/${enquiry.id}`)
    const make = page.getByRole('link', { name: 'Create quotation' })
    expect(await make.getAttribute('href')).toBe(`/admin/quotes/new?from=chat:${id}`)

    const forgotten = await add({ turns: [{ question: 'To be forgotten' }] })
    await goTo(page, '/admin/conversations')
    await row(page, 'To be forgotten').getByRole('link').click()
    await heading(page, 'To be forgotten')
    await button(page, 'Erase…').click()
    const dialog = page.getByRole('dialog', { name: 'Erase this conversation?' })
    const erase = dialog.getByRole('button', { name: 'Erase for good' })
    await expect.poll(() => erase.isDisabled()).toBe(true)
    await dialog.getByLabel('Type “erase” to confirm').fill('Erase')
    await erase.click()
    await toast(page, 'The conversation was erased')
    await expectAddress(page, '/admin/conversations')
    await expect.poll(() => row(page, 'To be forgotten').count()).toBe(0)
    expect(await prisma().conversation.count({ where: { id: forgotten.id } })).toBe(0)

    await site.become(page, member, 'editor')
    await goTo(page, `/admin/conversations/${id}`)
    await heading(page, 'Led somewhere')
    expect(await page.getByRole('link', { name: 'Create quotation' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Erase…' }).count()).toBe(0)
    await goTo(page, '/admin/conversations')
    await row(page, 'For a file').waitFor()
    expect(await page.getByRole('link', { name: 'Export', exact: true }).count()).toBe(0)
  })
})

describe('a conversation', () => {
  it('is read as it was said, with what each answer stands on, which a citation leads to, and took; one that is gone says so', async () => {
    const { id, gapId, turnIds } = await rich('Read as it was said')
    const page = await site.open(`/admin/conversations/${id}`, 'editor', { expectedErrors: refusals })
    await heading(page, 'Read as it was said')
    const talk = page.getByRole('list', { name: 'Transcript' })
    const turn = (index: number) => talk.locator(':scope > li').nth(index)
    expect(await talk.locator(':scope > li').count()).toBe(4)

    await turn(0).locator('strong', { hasText: 'LeakSense' }).waitFor()
    await turn(0).getByText('HK$99', { exact: true }).first().waitFor()
    await turn(0).getByText('Figures found in no source:').waitFor()
    await turn(0).getByText('<b>now</b>', { exact: false }).waitFor()
    expect(await turn(0).locator('a[href*="evil"]').count()).toBe(0)
    const source = turn(0).getByRole('link', { name: '漏水感測器' }).last()
    expect(await source.getAttribute('href')).toBe('/en/products/water-leak-sensor')
    await turn(0).getByText('1 more provided, not cited').last().click()
    await turn(0).getByRole('link', { name: '保養期多久？' }).last().waitFor()
    await turn(0)
      .getByText(
        'anthropic/claude-sonnet-4.5 · first words after 380 ms · 1.6 s in all · 1,830 + 98 tokens · US$0.0069',
      )
      .waitFor()
    await turn(0).getByText('The visitor rated it up').waitFor()
    await turn(0).getByText('Too dear.').waitFor({ state: 'hidden' })
    await turn(0).getByText('An earlier answer, replaced at the visitor’s request').click()
    await turn(0).getByText('Too dear.').waitFor()

    await page.getByRole('link', { name: 'Source 1: 漏水感測器' }).first().click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toBe(`source-${turnIds[1]}-1`)
    await turn(1).getByText('the day’s budget was spent').waitFor()
    await turn(2).getByText('Failed · the gateway broke down while it answered').waitFor()
    await turn(2).getByText('模型服務暫時未能使用，請稍後再試。').waitFor()
    await turn(3).getByText('Stopped by the visitor').waitFor()
    await turn(1).getByRole('link', { name: 'Write an answer' }).click()
    await expectAddress(page, `/admin/conversations/questions/new?gap=${gapId}`)
    await heading(page, /./)

    await goTo(page, `/admin/conversations/${nobody}`)
    await heading(page, 'There is no such conversation')
    await page.getByRole('main').getByRole('link', { name: 'Back to conversations' }).last().click()
    await expectAddress(page, '/admin/conversations')
  })

  it('is linked to by turn, also among two hundred, and also an answer anew', async () => {
    const turns = Array.from({ length: 200 }, (_, index) => ({
      question: `Question ${index + 1}`,
      answer: `Answer ${index + 1}`,
      isSuperseded: index === 149,
    }))
    turns.splice(150, 0, { question: 'Question 150', answer: 'Anew', isSuperseded: false })
    const { id, turnIds } = await add({ turns })
    const page = await site.open(`/admin/conversations/${id}#turn-${turnIds[120]}`, 'viewer')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toBe(`turn-${turnIds[120]}`)
    await page.getByText('Question 121', { exact: true }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await page.goto(`/admin/conversations/${id}#turn-${turnIds[150]}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('Anew')
    const time = page.locator(`#turn-${turnIds[3]}`).getByRole('link')
    expect(await time.getAttribute('href')).toBe(`/admin/conversations/${id}#turn-${turnIds[3]}`)
  })
})

describe('accessibility', () => {
  it('both screens are free of violations on a laptop, and on a phone in Chinese', async () => {
    await rich('手機上的問題')
    const page = await site.open('/admin/conversations', 'manager')
    await row(page, '手機上的問題').waitFor()
    await page.getByRole('list', { name: 'The last 30 days' }).waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await row(page, '手機上的問題').getByRole('link').click()
    await heading(page, '手機上的問題')
    await page.getByText('Failed · the gateway broke down while it answered').waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await speak(page, 'zh-TW')
    await page.getByText('回答失敗 · 閘道在回答途中出錯').waitFor()
    await speak(page, 'en')
    await button(page, 'Erase…').click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })
})
