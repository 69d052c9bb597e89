import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A line of the quotation as the browser keeps it. */
export interface StoredLine {
  slug: string
  quantity?: number
  note?: string
  name?: string
  nameEn?: string | null
  listPrice?: number | null
}

/** What a browser has stored that has put these products into its quotation. */
export function storedBasket(lines: StoredLine[]): Record<string, string> {
  const whole = lines.map((line) => ({
    quantity: 1,
    note: '',
    name: line.slug,
    nameEn: null,
    listPrice: null,
    ...line,
  }))
  return { quoteBasket: JSON.stringify(whole) }
}

/** Three samples, as they are. */
export const leakSensor = {
  slug: 'water-leak-sensor',
  name: '漏水感測器',
  nameEn: 'Water Leak Sensor',
  listPrice: 1180,
}
export const parkingSensor = { slug: 'parking-sensor', name: '泊車感測器', nameEn: 'Parking Sensor', listPrice: 980 }
export const platform = { slug: 'iot-platform-app', name: 'IoT 管理平台', nameEn: 'IoT Platform App', listPrice: 399 }

/** Waits until the quotation has these products and quantities, in order. */
export async function expectLines(page: Page, lines: [name: string, quantity: string][]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('.quote-line')
        .evaluateAll((rows) =>
          rows.map((row) => [
            row.querySelector('h3')?.textContent,
            row.querySelector<HTMLInputElement>('.quantity input')?.value,
          ]),
        ),
    )
    .toEqual(lines)
}

/** Each period's total as it stands on the page. */
export async function totals(page: Page): Promise<string[]> {
  return page
    .locator('.quote-sum')
    .evaluateAll((sums) => sums.map((sum) => [...sum.children].map((part) => part.textContent).join(' ')))
}

/** Fills in what is required of a buyer. */
export async function fillInBuyer(page: Page, labels: { name: string; email: string }): Promise<void> {
  const form = page.getByRole('form')
  await form.getByLabel(labels.name).fill('陳大文')
  await form.getByLabel(labels.email).fill('buyer@example.com')
}
