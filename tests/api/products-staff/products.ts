import { expect } from 'vitest'
import {
  type EditedProduct,
  editedProductSchema,
  historySchema,
  type ProductRecord,
  type Revision,
} from '#contract/catalogue/product-edits.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who may edit. */
export function editorOf(app: TestApp, staff: StaffMember) {
  const send = (method: string, path: string, body?: object) =>
    ask(app, `/admin/products${path}`, staff, { method, ...(body && { body }) })

  return {
    send,
    get: async (id: string): Promise<EditedProduct> => answered(await send('GET', `/${id}`), editedProductSchema),

    async create(record: Partial<ProductRecord> & { name: string }): Promise<EditedProduct> {
      const answer = await send('POST', '', { record })
      const body: unknown = await answer.json()
      expect(answer.status, JSON.stringify(body)).toBe(201)
      return editedProductSchema.parse(body)
    },

    edit: async ({ id, version }: EditedProduct, record: Partial<ProductRecord>): Promise<EditedProduct> =>
      answered(await send('PATCH', `/${id}`, { version, record }), editedProductSchema),

    retire: async ({ id, version }: EditedProduct): Promise<EditedProduct> =>
      answered(await send('POST', `/${id}/retire`, { version }), editedProductSchema),

    restore: async ({ id, version }: EditedProduct): Promise<EditedProduct> =>
      answered(await send('POST', `/${id}/restore`, { version }), editedProductSchema),

    revert: async ({ id, version }: EditedProduct, to: number): Promise<EditedProduct> =>
      answered(await send('POST', `/${id}/revert`, { version, to }), editedProductSchema),

    history: async ({ id }: { id: string }): Promise<Revision[]> =>
      (await answered(await send('GET', `/${id}/history?limit=100`), historySchema)).items,
  }
}

export type Editor = ReturnType<typeof editorOf>

/** The id of a product by its address. */
export async function idOf(app: TestApp, slug: string): Promise<string> {
  const { id } = await app.services.database.prisma.product.findUniqueOrThrow({ where: { slug }, select: { id: true } })
  return id
}
