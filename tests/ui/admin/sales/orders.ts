import { expect } from 'vitest'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { createStaff } from '#tests/support/staff.ts'
import { testProducts } from '../products/products.ts'
import type { TestAdmin } from '../test-admin.ts'

let count = 0

/** Orders of a test's own, placed by a Manager as staff place them; each customer has a name that no other test has. */
export function testOrders(site: TestAdmin) {
  const product = testProducts(site)

  async function seller(): Promise<Seller> {
    return sellerOf(site.app(), await createStaff(site.app(), 'manager', { name: 'Winnie Ho' }))
  }

  /** Of ten pieces of a product of which there are as many as `stock`. */
  async function place(values: { stock?: number; quantity?: number; email?: string } = {}) {
    count += 1
    const { stock = 40, quantity = 10, email = `buyer-${count}@harbour.example` } = values
    const { id, name, nameEn } = await product({ availability: `In Stock (${stock})`, msrp: '100' })
    const customerName = `Harbour Estates ${wordOf(count)}`
    const lines = [lineOf(id, quantity, { name, nameEn })]
    const order = await (await seller()).create({ customerName, email, contactName: `Amy ${count}`, lines })
    return { order, product: { id, name, nameEn } }
  }
  async function move(order: OrderDetail, ...steps: OrderDetail['status'][]): Promise<OrderDetail> {
    let moved = order
    for (const to of steps) moved = await (await seller()).move(moved, to)
    expect(moved.status).toBe(steps.at(-1))
    return moved
  }
  async function setStock(productId: string, stock: number): Promise<void> {
    const editor = editorOf(site.app(), await createStaff(site.app(), 'manager'))
    await editor.edit(await editor.get(productId), { availability: `In Stock (${stock})` })
  }
  /** One that there were enough pieces for when it was placed. */
  async function short({ stock, quantity }: { stock: number; quantity: number }) {
    const placed = await place({ stock: quantity, quantity })
    await setStock(placed.product.id, stock)
    return placed
  }
  return { place, short, setStock, move, seller, product }
}

/** A number in the letters that references do without, always as long: none is found in another, nor in a reference. */
function wordOf(count: number): string {
  return [...count.toString(4).padStart(5, '0')].map((digit) => 'ILOU'[Number(digit)]).join('')
}
