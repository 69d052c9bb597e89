import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts'
import { expectAddress, failedRequests, goTo } from '../site.ts'
import { storeEnquiries, storeEnquiry } from './inbox/inbox.ts'
import { hideToast, phone, speak, testAdmin } from './test-admin.ts'

const { app, open, become } = testAdmin()
const list = '/admin/enquiries'

beforeAll(async () => {
  await storeEnquiries(app(), 60)
  await storeEnquiry(app(), { firstName: 'Ro', lastName: 'Bot', suspect: true })
})

const names = (page: Page) => page.locator('tbody th[scope=row]').allTextContents()
const firstName = async (page: Page) => (await names(page))[0]
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const menuitem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

describe('sorting and pages', () => {
  it('are the server’s, kept in the address, undone by the back button, and start anew when the rows are narrowed; what went wrong is said', async () => {
    const page = await open(`${list}?sort=-createdAt`, 'viewer', {
      expectedErrors: failedRequests,
      before: (page) => page.route('**/api/v1/admin/enquiries?*', (route) => route.abort()),
    })
    await page.getByRole('heading', { name: 'This list could not be loaded' }).waitFor()
    await page.unroute('**/api/v1/admin/enquiries?*')
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => firstName(page)).toContain('001')
    expect(await names(page)).toHaveLength(25)
    const head = page.getByRole('columnheader', { name: 'Received' })
    expect(await head.getAttribute('aria-sort')).toBe('descending')

    await head.getByRole('button').click()
    await expect.poll(() => firstName(page)).toContain('060')
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await button(page, 'Next page').click()
    await expect.poll(() => firstName(page)).toContain('035')
    await expectAddress(page, `${list}?sort=createdAt&page=2`)

    await page.reload()
    await expect.poll(() => firstName(page)).toContain('035')
    await page.goBack()
    await expect.poll(() => firstName(page)).toContain('060')
    await page.goBack()
    await expect.poll(() => firstName(page)).toContain('001')

    await goTo(page, `${list}?page=3&pageSize=25`)
    await expect.poll(async () => (await names(page)).length).toBe(10)
    await goTo(page, `${list}?page=9`)
    await button(page, 'Go to the last page').click()
    await expect.poll(async () => (await names(page)).length).toBe(10)
    await button(page, 'Type').click()
    await page.getByRole('menuitemcheckbox', { name: 'Request Quote' }).click()
    await page.getByRole('status').filter({ hasText: '30 enquiries' }).waitFor()
    await expectAddress(page, `${list}?inquiryType=quote`)
  })
})

describe('search and filters', () => {
  it('finds by words, once typing pauses, in one step of the history; leaves suspect messages out; narrows to days; tells an empty list from one that nothing matches', async () => {
    const page = await open(list, 'viewer')
    const field = page.getByRole('searchbox', { name: 'Search reference, name, company or text' })
    await field.fill('Buyer 0')
    await expectAddress(page, `${list}?search=Buyer+0`)
    await field.fill('Buyer 042')
    await page.getByRole('status').filter({ hasText: '1 enquiry' }).waitFor()
    await page.goBack()
    await page.getByRole('status').filter({ hasText: '60 enquiries' }).waitFor()
    expect(await field.inputValue()).toBe('')

    await button(page, 'Trust: Genuine').click()
    await page.getByRole('menuitemcheckbox', { name: 'Suspect' }).click()
    await page.getByRole('status').filter({ hasText: '61 enquiries' }).waitFor()
    await page.getByRole('menuitemcheckbox', { name: 'Genuine' }).click()
    await expect.poll(() => names(page)).toEqual(['Ro Bot Suspect'])
    await page.keyboard.press('Escape')
    await button(page, 'Clear filters').click()
    await page.getByRole('status').filter({ hasText: '60 enquiries' }).waitFor()
    await expectAddress(page, list)

    await button(page, 'Received').first().click()
    await button(page, 'Last 90 days').click()
    await expectAddress(page, `${list}?from=90d`)
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await page.getByRole('status').filter({ hasText: '60 enquiries' }).waitFor()

    await goTo(page, '/admin/quotes')
    await page.getByRole('heading', { name: 'No quotations yet' }).waitFor()
    await goTo(page, '/admin/quotes?status=sent')
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  })

  it('keeps the old rows, marked as busy, and what is typed in the field, while the next rows are on the way; columns are chosen for this address and, without one, for this browser', async () => {
    const page = await open(list, 'viewer')
    await expect.poll(() => firstName(page)).toContain('001')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/admin/enquiries?*', async (route) => {
      await held
      await route.continue()
    })
    await button(page, 'Next page').click()
    await page.locator('.table-scroll[aria-busy=true]').waitFor()
    expect(await firstName(page)).toContain('001')
    release()
    await expect.poll(() => firstName(page)).toContain('026')
    expect(await page.locator('.table-scroll').getAttribute('aria-busy')).toBe('false')
    await page.unroute('**/api/v1/admin/enquiries?*')
    const field = page.getByRole('searchbox', { name: 'Search reference, name, company or text' })
    const typed = await field.evaluateHandle((input) => {
      const texts: string[] = []
      const own = Object.getOwnPropertyDescriptor(input, 'value')
      Object.defineProperty(input, 'value', {
        ...own,
        set(text: string) {
          texts.push(text)
          own?.set?.call(this, text)
        },
      })
      return texts
    })
    await field.pressSequentially('Buyer 042')
    await field.press('Enter')
    await page.getByRole('status').filter({ hasText: '1 enquiry' }).waitFor()
    expect(await typed.jsonValue()).not.toContain('')
    expect(await field.inputValue()).toBe('Buyer 042')

    await goTo(page, list)
    await page.getByRole('columnheader', { name: 'Message' }).waitFor()
    await button(page, 'Columns').click()
    await page.getByRole('menuitemcheckbox', { name: 'Email', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Message' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Email' }).waitFor()
    await goTo(page, list)
    await expectAddress(page, list)
    await page.getByRole('columnheader', { name: 'Email' }).waitFor()
    await page.getByRole('columnheader', { name: 'Message' }).waitFor({ state: 'detached' })
    await goTo(page, `${list}?columns=phone`)
    await page.getByRole('columnheader', { name: 'Phone' }).waitFor()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
    await button(page, 'Columns').click()
    await page.getByRole('menuitem', { name: 'Reset columns' }).click()
    await page.getByRole('columnheader', { name: 'Message' }).waitFor()
  })
})

describe('marked rows', () => {
  it('are marked by keyboard, in ranges, by page and all that match; another filter starts anew; copied and exported by who may', async () => {
    const member = await createStaff(app(), 'manager')
    const page = await open(list, member, { permissions: ['clipboard-read', 'clipboard-write'] })
    const boxes = page.getByRole('checkbox', { name: /^Select Buyer/ })
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await boxes.nth(1).focus()
    await page.keyboard.press('Space')
    await bar.getByText('1 selected').waitFor()
    await boxes.nth(4).click({ modifiers: ['Shift'] })
    await bar.getByText('4 selected').waitFor()
    await button(page, 'Next page').click()
    await expect.poll(() => firstName(page)).toContain('026')
    await boxes.nth(0).check()
    await bar.getByText('5 selected').waitFor()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByText('29 selected').waitFor()
    await button(page, 'Select all 60 that match').click()
    await bar.getByText('60 selected').waitFor()
    await button(page, 'More').click()
    await menuitem(page, 'Export selected').waitFor()
    expect(await menuitem(page, 'Copy emails').count()).toBe(0)
    await page.keyboard.press('Escape')
    await button(page, 'Type').click()
    await page.getByRole('menuitemcheckbox', { name: 'Request Quote' }).click()
    await bar.waitFor({ state: 'detached' })

    await page.keyboard.press('Escape')
    await goTo(page, `${list}?suspect=true,false`)
    await page.getByRole('status').filter({ hasText: '61 enquiries' }).waitFor()
    await page
      .getByRole('checkbox', { name: /^Select Buyer 00[12]/ })
      .first()
      .check()
    await page.getByRole('checkbox', { name: /^Select Buyer 002/ }).check()
    await button(page, 'More').click()
    await menuitem(page, 'Copy emails').click()
    await page.getByText('2 copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('buyer1@example.com\nbuyer2@example.com')
    await button(page, 'More').click()
    const [file] = await Promise.all([page.waitForEvent('download'), menuitem(page, 'Export selected').click()])
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^\uFEFFName,Company,Status,Reply due,Assigned to,Type/)
    expect(rows[1]).toContain('Buyer')
    await expectAccessible(page)

    await goTo(page, `${list}?inquiryType=quote&pageSize=10`)
    await expect.poll(async () => (await names(page)).length).toBe(10)
    const [all] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()])
    const allRows = (await readFile(await all.path(), 'utf8')).trim().split('\n')
    expect(allRows).toHaveLength(31)
    expect(allRows[0]).toContain('Reference')

    await become(page, member, 'editor')
    await goTo(page, list)
    await expect.poll(async () => (await names(page)).length).toBe(25)
    expect(await page.getByRole('link', { name: 'Export' }).count()).toBe(0)
    await page
      .getByRole('checkbox', { name: /^Select Buyer/ })
      .first()
      .check()
    await button(page, 'More').click()
    await menuitem(page, 'Copy emails').waitFor()
    expect(await menuitem(page, 'Export selected').count()).toBe(0)
  })
})

describe('saved views', () => {
  it('are saved, changed, opened by others, and deleted with a way back', async () => {
    const manager = await createStaff(app(), 'manager', { name: 'Ada Wong' })
    const page = await open(`${list}?inquiryType=quote&sort=name`, manager)
    await button(page, 'Views').click()
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    expect(await dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabel('Name').fill('Quotes by name')
    await dialog.getByLabel('Who sees it').selectOption('everyone')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await button(page, 'View: Quotes by name').waitFor()

    const colleague = await open(list, 'viewer')
    await button(colleague, 'Views').click()
    await colleague.getByRole('menuitem', { name: 'Quotes by name' }).click()
    await colleague.getByRole('status').filter({ hasText: '30 enquiries' }).waitFor()
    await button(colleague, 'View: Quotes by name').click()
    expect(await colleague.getByRole('menuitem', { name: /Delete/ }).count()).toBe(0)

    await page.getByRole('columnheader', { name: 'Received' }).getByRole('button').click()
    await button(page, 'View: Quotes by name (changed)').click()
    await hideToast(page)
    await page.getByRole('menuitem', { name: 'Update “Quotes by name”' }).click()
    await page.getByText('View saved').waitFor()
    await button(page, 'View: Quotes by name').click()
    await page.getByRole('menuitem', { name: 'Delete “Quotes by name”' }).click()
    await button(page, 'Undo').click()
    await button(page, 'View: Quotes by name').waitFor()
    await button(page, 'View: Quotes by name').click()
    await page.getByRole('menuitem', { name: 'Default view' }).click()
    await expectAddress(page, list)
  })
})

describe('on a phone', () => {
  it('is a list of cards with the same data and actions, filtered in a dialog; axe finds nothing', async () => {
    const page = await open(list, 'manager', { ...phone, language: 'zh-TW' })
    const cards = page.getByRole('list', { name: '查詢' }).getByRole('listitem')
    await expect.poll(() => cards.count()).toBe(25)
    await expectNoSidewaysScroll(page)
    await cards.first().getByText('Harbour View Estates').waitFor()
    await button(page, '篩選').click()
    const dialog = page.getByRole('dialog', { name: '篩選' })
    // Checked once the address says so: `check` would look at once.
    await dialog.getByLabel('索取報價').click()
    await dialog.getByLabel('排序').selectOption('name')
    await dialog.getByRole('button', { name: '顯示結果' }).click()
    await page.getByRole('status').filter({ hasText: '30 個查詢' }).waitFor()
    await expectAddress(page, `${list}?inquiryType=quote&sort=name`)
    await button(page, '篩選（1）').waitFor()
    await cards.first().getByRole('checkbox').check()
    await page.getByText('已選取 1 項').waitFor()
    await cards
      .nth(1)
      .getByRole('button', { name: /的操作$/ })
      .click()
    await page.getByRole('menuitem', { name: '寫電郵' }).waitFor()

    await page.keyboard.press('Escape')
    await speak(page, 'en')
    await goTo(page, `${list}?suspect=true,false`)
    await page.getByText('Buyer 001').or(page.getByText('001 Buyer')).first().waitFor()
    await page
      .getByRole('checkbox', { name: /^Select Buyer/ })
      .first()
      .check()
    await expectAccessible(page)
  })
})
