import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, hideToast, speak, testAdmin } from '../test-admin.ts'
import { storeEnquiry } from './inbox.ts'

/** Where no mail server is: an email stays on its way. */
const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@harbour.example', MAIL_TO: 'sales@harbour.example' }
const { app, open } = testAdmin(smtp)
const path = '/admin/sales-settings/reply-templates'
let manager: StaffMember

beforeAll(async () => {
  await app().services.jobs.start()
  manager = await createStaff(app(), 'manager', { name: 'Mona Lee' })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()
const english = (page: Page) => page.getByLabel('Message (English)')
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** Opens the templates by keyboard and chooses the one that is typed. */
async function choose(page: Page, name: string): Promise<void> {
  await button(page, 'Use a template').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

it('a template is written with variables, filled in by a colleague, held back until each has a value, and retired', async () => {
  const page = await open('/admin/sales-settings', manager)
  await page.getByRole('link', { name: 'Reply templates' }).click()
  await page.getByRole('link', { name: 'Ask about the site' }).waitFor()
  await expectScreen(page, 'Sales settings', 'zh-TW')
  await page.getByRole('link', { name: 'Add a template' }).click()
  await page.getByLabel('Name (Chinese)').fill('試用安排')
  await page.getByLabel('Name (English)').fill('Trial kit')
  await save(page)
  await page.getByText('Write the message in at least one language.').waitFor()

  await english(page).fill('A trial kit for  is ready, {{weather}}.')
  await english(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(16, 16))
  expect(await button(page, 'Insert “Total”').count()).toBe(0) // no enquiry has one
  await button(page, 'Insert “Their company”').click()
  await expect
    .poll(() => english(page).inputValue())
    .toBe('A trial kit for {{customer_company}} is ready, {{weather}}.')
  expect(await english(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByText('A trial kit for Harbour View Estates is ready, {{weather}}.').waitFor()
  await save(page)
  await page.getByText('There is no variable {{weather}}.').waitFor()
  await expectAccessibleAtBothWidths(page)
  await english(page).fill('A trial kit for {{customer_company}} is ready.')
  await save(page)
  await toast(page, 'Template saved')
  await page.getByText(/^Saved by Mona Lee/).waitFor()
  await expectScreen(page, 'Trial kit', 'zh-TW')

  // a colleague who may not write templates chooses it by keyboard
  const { id } = await storeEnquiry(app(), { company: '' })
  const answering = await open(`/admin/enquiries/${id}`, await createStaff(app(), 'editor', { name: 'Edith Wong' }))
  await message(answering).fill('Half a sentence')
  await choose(answering, 'Trial kit')
  await toast(answering, '“Trial kit” filled in')
  await answering.getByText('It replaced what you had typed.').waitFor()
  expect(await message(answering).inputValue()).toBe('A trial kit for {{customer_company}} is ready.')
  await button(answering, 'Undo').click()
  await expect.poll(() => message(answering).inputValue()).toBe('Half a sentence')
  await hideToast(answering)

  await choose(answering, 'Trial kit')
  await answering.getByText('One detail is left for you to fill in.').waitFor()
  const unfilled = answering.getByText('Fill in {{customer_company}}, or delete it.')
  await unfilled.waitFor()
  await expectAccessibleAtBothWidths(answering, 'zh-TW')
  await button(answering, 'Send').click()
  await expect
    .poll(() => message(answering).evaluate((field: HTMLTextAreaElement) => field === document.activeElement))
    .toBe(true)
  await unfilled.waitFor()
  await message(answering).fill('A trial kit for Peak Ltd is ready.')
  await expect.poll(() => unfilled.count()).toBe(0)
  await button(answering, 'Preview').click()
  await answering
    .getByRole('dialog')
    .getByText(/^Dear Mei Lam,\s+A trial kit for Peak Ltd is ready.\s+Kind regards/)
    .waitFor()
  await answering.keyboard.press('Escape')
  await button(answering, 'Send').click()
  await answering.getByText('Edith Wong emailed buyer@example.com').waitFor()

  // it is not written in Chinese, so that a Chinese reader is not offered it
  const chinese = await storeEnquiry(app())
  await app().services.database.prisma.enquiry.update({ where: { id: chinese.id }, data: { language: 'zh-TW' } })
  await goTo(answering, `/admin/enquiries/${chinese.id}`)
  await speak(answering, 'zh-TW')
  await answering.getByRole('button', { name: '套用範本' }).click()
  const offered = answering.getByRole('menuitem', { name: /試用安排.*未有中文內文/ })
  await offered.waitFor()
  expect(await offered.getAttribute('aria-disabled')).toBe('true')
  expect(await answering.getByRole('menuitem', { name: '管理範本' }).count()).toBe(0)

  await page.getByRole('link', { name: 'Back to reply templates' }).click()
  await button(page, 'Actions for Trial kit').click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await toast(page, '“Trial kit” is retired')
  await expect.poll(() => page.getByRole('link', { name: 'Trial kit' }).count()).toBe(0)
  await button(page, 'Undo').click()
  await page.getByRole('link', { name: 'Trial kit' }).waitFor()
  await expectAddress(page, path)
})
