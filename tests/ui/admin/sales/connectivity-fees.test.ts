import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { many } from '#tests/api/forms/forms.ts'
import { goTo } from '../../site.ts'
import { toast } from '../products/products.ts'
import { hideToast, refusals, testAdmin } from '../test-admin.ts'
import { testOrders } from './orders.ts'
import { requestQuote } from './quotes.ts'

const site = testAdmin({}, { limits: many })
const orders = testOrders(site)
const prisma = () => site.app().services.database.prisma
const line = (page: Page, place: number) => page.getByRole('listitem', { name: `Line ${place}`, exact: true })
const fee = (page: Page, place: number) => line(page, place).getByLabel('Connectivity per year, HKD')
const connected = { msrp: '980', connectivityType: 'nb-iot', connectivityFee: '120' }

async function choose(page: Page, place: number, name: string) {
  await line(page, place).getByRole('combobox', { name: 'Product or service' }).fill(name)
  await page.getByRole('option', { name }).click()
  await line(page, place).getByText('available').waitFor()
}

/** That the field says what is wrong with it, to eye and ear. */
async function expectFault(page: Page, place: number, sentence: string) {
  await line(page, place).getByText(sentence).waitFor()
  const described = await fee(page, place).evaluate((input) => ({
    isInvalid: input.getAttribute('aria-invalid'),
    by: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  }))
  expect(described).toEqual({ isInvalid: 'true', by: sentence })
}

describe('the connectivity fee of a quotation’s line', () => {
  const lines = [
    { slug: 'parking-sensor', quantity: 2, note: '' },
    { slug: 'water-leak-sensor', quantity: 1, note: '' },
  ]
  /** At a draft of another request. @returns its id */
  async function beginDraft(page: Page): Promise<string> {
    const { id, reference } = await requestQuote(site.app(), { currency: 'HKD', lines })
    await goTo(page, `/admin/quotes/${id}/edit`)
    await page.getByRole('heading', { level: 1, name: `Prepare quotation ${reference}` }).waitFor()
    await line(page, 1).waitFor()
    return id
  }
  async function save(page: Page) {
    await hideToast(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await toast(page, 'Draft of revision 1 saved')
  }
  async function saved(id: string) {
    const kept = await prisma().quoteLine.findMany({
      where: { revision: { quoteId: id } },
      orderBy: { position: 'asc' },
    })
    return kept.map(({ connectivityFeeHkd }) => connectivityFeeHkd.toNumber())
  }

  it('is the catalogue’s, or what is typed, which counts at once, or none where it is cleared; says what is wrong with it, beside it', async () => {
    const page = await site.open('/admin/quotes', 'manager')
    const usual = await beginDraft(page)
    expect(await fee(page, 1).inputValue()).toBe('240')
    expect(await fee(page, 2).count()).toBe(0)
    await fee(page, 1).press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('240')
    expect(await fee(page, 1).inputValue()).toBe('240')
    await save(page)
    expect(await saved(usual)).toEqual([240, 0])

    const typed = await beginDraft(page)
    await fee(page, 1).fill('HK$96.50')
    await line(page, 2).getByRole('button', { name: 'Add connectivity' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('connectivityFeeHkd')
    await page.keyboard.type('30')
    const totals = page.getByRole('status', { name: 'Totals' })
    await totals.getByText('HK$223.00').waitFor() // 2 × 96.50 + 30
    await save(page)
    expect(await saved(typed)).toEqual([96.5, 30])

    const cleared = await beginDraft(page)
    await fee(page, 1).fill('')
    expect(await fee(page, 1).getAttribute('placeholder')).toBe('None')
    await page.getByRole('status', { name: 'Totals' }).getByText('HK$480.00').waitFor({ state: 'detached' })
    await save(page)
    expect(await saved(cleared)).toEqual([0, 0])

    for (const [wrong, sentence] of [
      ['1.005', 'At most two decimals.'],
      ['-1', 'At least 0.'],
      ['ask', 'Enter a number.'],
    ] as const) {
      const faulty = await beginDraft(page)
      await fee(page, 1).fill(wrong)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expectFault(page, 1, sentence)
      expect(await saved(faulty)).toEqual([])
      await fee(page, 1).fill('90')
      await save(page)
      expect(await saved(faulty)).toEqual([90, 0])
    }
  })
})

describe('the connectivity fee of an order’s line', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Create order', exact: true }).click()
  async function saved(customerName: string) {
    const order = await prisma().order.findFirst({ where: { customerName }, include: { lines: true } })
    return order?.lines.map(({ connectivityFeeHkd }) => connectivityFeeHkd.toNumber())
  }
  async function begin(page: Page, customerName: string): Promise<void> {
    const product = await orders.product(connected)
    await goTo(page, '/admin/orders/new')
    await page.getByLabel('Customer name').fill(customerName)
    await page.getByLabel('Email').fill('buyer@example.com')
    await choose(page, 1, product.nameEn)
  }

  it('is the catalogue’s, what is typed, or none where it is cleared; says what is wrong with it; is written over while the order is pending', async () => {
    const page = await site.open('/admin/orders', 'manager', { expectedErrors: refusals })
    for (const [typed, expected] of [
      [undefined, 120],
      ['96.50', 96.5],
      ['', 0],
    ] as const) {
      await begin(page, `Fee Estates ${expected}`)
      await expect.poll(() => fee(page, 1).inputValue()).toBe('120')
      if (typed !== undefined) await fee(page, 1).fill(typed)
      await create(page)
      await page.getByRole('heading', { level: 1, name: `Fee Estates ${expected}` }).waitFor()
      expect(await saved(`Fee Estates ${expected}`)).toEqual([expected])
    }

    await begin(page, 'Fault Estates')
    await fee(page, 1).fill('12.345')
    await create(page)
    await expectFault(page, 1, 'At most two decimals.')
    expect(await saved('Fault Estates')).toBeUndefined()
    await fee(page, 1).fill('12.34')
    await create(page)
    await page.getByRole('heading', { level: 1, name: 'Fault Estates' }).waitFor()
    expect(await saved('Fault Estates')).toEqual([12.34])

    const { order } = await orders.place()
    await goTo(page, `/admin/orders/${order.id}/edit`)
    await line(page, 1).getByRole('button', { name: 'Add connectivity' }).click()
    await fee(page, 1).fill('48')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, `${order.reference} is saved`)
    expect(
      (await (await orders.seller()).get(order.id)).lines.map(({ connectivityFeeHkd }) => connectivityFeeHkd),
    ).toEqual([48])
  })
})
