import type { Page } from 'playwright-core'
import { issuesOf } from '#server/modules/catalogue/editing/product-changes.rules.ts'
import { type Page as Written, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import type { TestAdmin } from '../test-admin.ts'

/** Products of their own for each test: they are found by a name that no other test has. */
export function testProducts({ app }: Pick<TestAdmin, 'app'>) {
  let count = 0
  return async function write(values: Written = {}) {
    count += 1
    const name = values.name ?? `感測器 ${count} 號`
    const nameEn = values.nameEn === undefined ? `Sensor Number ${count}` : values.nameEn
    const page = { msrp: '1000', availability: 'In Stock (20)', category: 'hardware', sku: `P-${count}`, ...values }
    const [written] = await writeProducts(app().services.database, [{ ...page, name, nameEn }])
    if (!written) throw new Error('Nothing was written')
    const issues = issuesOf(written.record, written, written.images)
    await app().services.database.prisma.product.update({ where: { id: written.id }, data: { issues } })
    return { id: written.id, name, nameEn: nameEn ?? name }
  }
}

/** A sentence at the foot of the screen. */
export function toast(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('status').getByText(text).first().waitFor()
}

/** The button in the toast. */
export function undo(page: Page): Promise<void> {
  return page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
}
