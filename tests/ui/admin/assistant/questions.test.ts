import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addConversation, addGap } from '#tests/support/conversations.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, refusals, speak, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const unanswered = '/admin/conversations/unanswered'
const questions = '/admin/conversations/questions'
let editor: StaffMember

beforeAll(async () => {
  editor = await createStaff(site.app(), 'editor', { name: '何編輯' })
})

const prisma = () => site.app().services.database.prisma
const gapOf = (id: string) => prisma().questionGap.findUniqueOrThrow({ where: { id } })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

/** Asked by as many, each in their own words. */
async function addAsked(wordings: string[], language: 'zh-TW' | 'en' = 'zh-TW'): Promise<string> {
  const gapId = await addGap(site.app(), { question: wordings[0] ?? '', language, asked: wordings.length })
  await addConversation(site.app(), { language, turns: wordings.map((question) => ({ question, gapId })) })
  return gapId
}

async function write(fields: { slug: string; question: string; isPublished?: boolean }) {
  const text = { group: 'installation', questionEn: '', answer: '可以。', answerEn: '', isPublished: true }
  return prisma().question.create({ data: { ...text, updatedBy: '何編輯', ...fields } })
}

describe('what the assistant could not answer', () => {
  it('is answered in the words in which it was asked, and the assistant knows it then; several by one; or dismissed, and back by Undo', async () => {
    const id = await addAsked(['你哋有冇門市？', '門市喺邊度'])
    const page = await site.open(unanswered, editor)
    await row(page, '你哋有冇門市？').getByText('and 1 other wording').waitFor()
    await row(page, '你哋有冇門市？')
      .getByRole('button', { name: /你哋有冇門市/ })
      .first()
      .click()
    await page.getByRole('listitem').filter({ hasText: '門市喺邊度' }).waitFor()
    await page.getByRole('link', { name: 'Write an answer' }).click()
    await expectAddress(page, `${questions}/new?gap=${id}`)
    const question = page.getByLabel('Question (Chinese)')
    await question.waitFor()
    expect(await question.inputValue()).toBe('你哋有冇門市？')
    await save(page)
    await page.getByText('Fill this in.').or(page.locator('[aria-invalid="true"]')).first().waitFor()
    await page.getByLabel('Answer (Chinese)').fill('沒有門市，可預約到觀塘看示範。')
    await page.getByLabel('Question (English)').fill('Do you have a shop to visit?')
    await page.getByLabel('Answer (English)').fill('No, but demos can be booked in Kwun Tong.')
    await page.getByLabel('Topic').selectOption('ordering')
    await save(page)
    await toast(page, 'Published: the assistant knows it now')
    await page.getByText('The assistant knows this answer.').waitFor()
    await page.getByText('Asked 2 times before it was here.').waitFor()
    expect(await page.getByRole('link', { name: 'Try it' }).getAttribute('href')).toBe('/en')
    const address = await page.getByRole('link', { name: 'See it on the support page' }).getAttribute('href')
    expect(address).toBe('/en/support#do-you-have-a-shop-to-visit')
    expect((await gapOf(id)).state).toBe('answered')
    const publicPage = await site.visit(address ?? '')
    await publicPage.getByText('No, but demos can be booked in Kwun Tong.').waitFor({ state: 'visible' })

    const ids = [await addAsked(['可唔可以分期？', '分期點計']), await addAsked(['Can I pay in instalments?'], 'en')]
    await goTo(page, unanswered)
    await row(page, '可唔可以分期？').getByRole('checkbox').check()
    await row(page, 'Can I pay in instalments?').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Write one answer' }).click()
    await page.getByLabel('Question (English)').waitFor()
    expect(await page.getByLabel('Question (English)').inputValue()).toBe('Can I pay in instalments?')
    expect(await page.getByLabel('Question (Chinese)').inputValue()).toBe('可唔可以分期？')
    await page.getByLabel('Answer (Chinese)').fill('可以，企業客戶可分三期。')
    await page.getByRole('switch', { name: 'Published' }).click()
    await save(page)
    await toast(page, 'Draft saved: no visitor sees it yet')
    for (const id of ids) expect((await gapOf(id)).state).toBe('answered')

    const gap = await addAsked(['今日天氣點？'])
    await goTo(page, unanswered)
    const menu = row(page, '今日天氣點？').getByRole('button', { name: /Actions|More/ })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Dismiss' }).click()
    await toast(page, '1 question dismissed')
    await expect.poll(() => row(page, '今日天氣點？').count()).toBe(0)
    expect((await gapOf(gap)).state).toBe('dismissed')
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, '今日天氣點？').waitFor()
    expect((await gapOf(gap)).state).toBe('open')
  })
})

describe('questions and answers', () => {
  it('are for a viewer to read; found by topic and state, changed, not left or written over unseen, deleted once that is confirmed', async () => {
    await addAsked(['幾時有優惠？'])
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open(unanswered, member, {
      expectedErrors: refusals,
      before: (page) => page.addInitScript(markWhatIsHeard),
      undrawn: false,
    })
    await row(page, '幾時有優惠？').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await goTo(page, `${questions}/new`)
    await expectAddress(page, questions)
    expect(await page.getByRole('link', { name: 'Write a question' }).count()).toBe(0)

    const roof = await write({ slug: 'roof', question: '可以裝在天台嗎？', isPublished: false })
    await site.become(page, member, 'editor')
    await goTo(page, `${questions}?published=false`)
    await page.getByRole('link', { name: '可以裝在天台嗎？' }).click()
    await expectAddress(page, `${questions}/${roof.id}`)
    await page.getByText('A draft: neither visitors nor the assistant know it.').waitFor()
    await page.getByLabel('Answer (English)').fill('Yes, of a model that is IP67.')
    await page
      .getByRole('region', { name: 'As the support page shows it' })
      .getByText('of a model that is IP67')
      .waitFor()
    await page.getByRole('switch', { name: 'Published' }).click()
    await save(page)
    await toast(page, 'Published: the assistant knows it now')
    expect(await prisma().question.findUniqueOrThrow({ where: { id: roof.id } })).toMatchObject({
      isPublished: true,
      version: 2,
    })

    const guard = await write({ slug: 'guard', question: '可以自己安裝嗎？' })
    await goTo(page, `${questions}/${guard.id}`)
    await expect.poll(() => page.getByLabel('Question (Chinese)').inputValue()).toBe('可以自己安裝嗎？')
    await page.getByLabel('Answer (Chinese)').fill('可以，附說明書。')
    await page.getByRole('link', { name: 'Back to questions and answers' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, `${questions}/${guard.id}`)
    expect(await page.getByLabel('Answer (Chinese)').inputValue()).toBe('可以，附說明書。')
    await prisma().question.update({
      where: { id: guard.id },
      data: { answer: '視乎頻段。', version: 2, updatedBy: 'Wong' },
    })
    await save(page)
    await page.getByRole('row', { name: 'Answer (Chinese)' }).getByText('視乎頻段。').waitFor()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    expect(await page.getByLabel('Answer (Chinese)').inputValue()).toBe('視乎頻段。')

    const { id } = await write({ slug: 'gone', question: '刪除我' })
    await goTo(page, `${questions}/${id}`)
    await expect.poll(() => page.getByLabel('Question (Chinese)').inputValue()).toBe('刪除我')
    await page.evaluate(() => document.documentElement.removeAttribute('data-heard'))
    // the screen has heard that the question has gone before this answer comes, and does not ask for it
    const methods: string[] = []
    await page.route(`**/api/v1/admin/questions/${id}*`, async (route) => {
      methods.push(route.request().method())
      if (methods.at(-1) !== 'DELETE') return route.continue()
      const response = await route.fetch()
      await page.locator('html[data-heard]').waitFor()
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete this question?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Question deleted')
    await expectAddress(page, questions)
    expect(methods.slice(methods.indexOf('DELETE'))).toEqual(['DELETE'])
    expect(await prisma().question.count({ where: { id } })).toBe(0)
  })
})

/** Runs in the page: its root says so once the server has told of a change to conversations or questions. */
function markWhatIsHeard(): void {
  window.EventSource = class extends EventSource {
    constructor(...given: ConstructorParameters<typeof EventSource>) {
      super(...given)
      this.addEventListener('conversations', () => {
        document.documentElement.dataset.heard = ''
      })
    }
  }
}

describe('everybody can use them', () => {
  const long = '很長的問題'.repeat(30)

  it('axe finds nothing in either theme, and nothing scrolls sideways, on a laptop and on a phone in Chinese; none is said to be none', async () => {
    await addAsked([`https://a-long-address.example/${'without-spaces/'.repeat(12)}`, 'مرحبا 👋🏽 how much?'], 'en')
    const { id } = await write({ slug: randomUUID(), question: long })
    const gap = await addAsked([`${long}${randomUUID()}`])
    const page = await site.open(unanswered, editor)
    await page.getByText('a-long-address').first().waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    await goTo(page, questions)
    await page.getByText('a-long-address').first().waitFor({ state: 'hidden' })
    await page.getByText(long).first().waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    for (const last of [id, `new?gap=${gap}`]) {
      await goTo(page, `${questions}/${last}`)
      await expect.poll(() => page.getByLabel('Question (Chinese)').inputValue()).toContain(long)
      await expectAccessibleAtBothWidths(page, 'zh-TW')
      await goTo(page, questions)
      await page.getByRole('link', { name: long }).first().waitFor()
    }

    await speak(page, 'zh-TW')
    await goTo(page, `${questions}?search=zzzz`)
    await page.getByRole('heading', { name: '沒有符合的資料' }).or(page.getByText('清除篩選')).first().waitFor()
  })
})
