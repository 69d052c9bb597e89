import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { salesSettingsAnswerSchema } from '#contract/site/settings.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { createStaff } from '#tests/support/staff.ts'
import { goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, hideToast, refusals, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const path = '/admin/sales-settings'
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
async function current() {
  return answered(await ask(site.app(), path, await createStaff(site.app(), 'manager')), salesSettingsAnswerSchema)
}

describe('the sales settings', () => {
  it('are reached from the customers, not by an Editor, say what each does, and are kept; both versions are shown where a colleague was faster', async () => {
    const member = await createStaff(site.app(), 'editor')
    const page = await site.open(path, member, { expectedErrors: refusals })
    await page.getByRole('heading', { level: 1, name: 'You may not open this screen' }).waitFor()
    await site.become(page, member, 'manager')
    await goTo(page, '/admin/customers')
    await page.getByRole('main').getByRole('link', { name: 'Sales settings' }).click()
    await page.getByText('VIP customers by the saved rule: 0.').waitFor()
    await page.getByLabel('USD for 1 HKD').fill('0.1275')
    await page.getByLabel('VIP from a total of (HKD)').fill('250,000')
    await page.getByLabel('How to pay (English)').fill('Harbour Bank 012-345')
    await save(page)
    await toast(page, 'Sales settings saved')
    const { values } = await current()
    expect(values).toMatchObject({ hkdToUsd: 0.1275, vipSpent: 250_000, paymentDetailsEn: 'Harbour Bank 012-345' })
    await page.reload()
    await expect.poll(() => page.getByLabel('USD for 1 HKD').inputValue()).toBe('0.1275')

    await page.getByLabel('Days a quotation holds').fill('45')
    const found = await current()
    const body = { values: { ...found.values, inactiveMonths: 18 }, version: found.version }
    await ask(site.app(), path, await createStaff(site.app(), 'manager'), { method: 'PUT', body })
    await hideToast(page)
    await save(page)
    await page.getByRole('row', { name: 'Inactive after months' }).getByText('18').waitFor()
    await page.getByRole('button', { name: 'Keep both and save' }).click()
    await toast(page, 'Sales settings saved')
    expect((await current()).values).toMatchObject({ quoteDays: 45, inactiveMonths: 18 })

    // accessible, and beside a field what is wrong with it
    await expectAccessibleAtBothWidths(page)
    const before = await current()
    await page.getByLabel('USD for 1 HKD').fill('0')
    await page.getByLabel('Days a quotation holds').fill('many')
    await save(page)
    await page.getByText('At least 0.0001.').waitFor()
    await page.getByText(/^Enter a (whole )?number/).waitFor()
    expect(await current()).toEqual(before)
  })
})
