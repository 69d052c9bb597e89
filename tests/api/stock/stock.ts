import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  type ProductStock,
  stockLocationSchema,
  stockLocationsSchema,
  stockPageSchema,
} from '#contract/stock/locations.ts'
import { movementPageSchema } from '#contract/stock/movements.ts'
import { type ReceiptDetail, receiptDetailSchema } from '#contract/stock/receipts.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who keeps stock. */
export function keeperOf(app: TestApp, staff: StaffMember) {
  const send = (method: string, path: string, body?: object) =>
    ask(app, `/admin${path}`, staff, { method, ...(body && { body }) })

  async function stockOf(product: string): Promise<ProductStock> {
    const { items } = await answered(await send('GET', `/stock?product=${product}`), stockPageSchema)
    const [found] = items
    if (!found) throw new Error('The product is not in the stock')
    return found
  }

  async function locations() {
    return (await answered(await send('GET', '/stock/locations'), stockLocationsSchema)).items
  }

  return {
    send,
    stockOf,
    locations,
    mainId: async () => (await locations()).find(({ isDefault }) => isDefault)?.id ?? '',

    async addLocation(name = `Shelf ${randomUUID()}`) {
      const answer = await send('POST', '/stock/locations', { name, nameEn: name, address: '' })
      expect(answer.status).toBe(201)
      return stockLocationSchema.parse(await answer.json())
    },

    movements: async (query: string) =>
      (await answered(await send('GET', `/stock/movements?pageSize=100&${query}`), movementPageSchema)).items,

    async expecting(lines: ReceiptLines, more: object = {}): Promise<ReceiptDetail> {
      const answer = await send('POST', '/receipts', receiptForm(lines, more))
      const body: unknown = await answer.json()
      expect(answer.status, JSON.stringify(body)).toBe(201)
      return receiptDetailSchema.parse(body)
    },

    receive: async ({ id, version }: ReceiptDetail, pieces: number[], more: object = {}) =>
      answered(
        await send('POST', `/receipts/${id}/receive`, { submissionId: randomUUID(), version, pieces, ...more }),
        receiptDetailSchema,
      ),
  }
}

type ReceiptLines = { productId: string; quantity: number }[]

export const receiptForm = (lines: ReceiptLines, more: object = {}) => ({
  submissionId: randomUUID(),
  supplier: 'Sensor Works Ltd',
  supplierReference: 'SW-1',
  expectedOn: '2027-01-15',
  note: '',
  lines,
  ...more,
})
