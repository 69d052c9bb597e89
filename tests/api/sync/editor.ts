import supertest from 'supertest'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'

/** What an editor does in the admin, over HTTP. */
export async function createEditor(test: TestApp) {
  const editor = await createStaff(test, 'editor', { name: 'Ada Editor' })
  const { prisma } = test.services.database

  /** The product of this name, in either language. */
  async function find(name: string) {
    const [row] = await prisma.product.findMany({ where: { OR: [{ name }, { nameEn: name }] } })
    if (!row) throw new Error(`There is no product “${name}”`)
    return row
  }

  async function send(method: 'patch' | 'post', path: string, body: object, status: number) {
    const answer = await supertest(test.url)[method](`/api/v1/admin${path}`).set(editor.cookie).send(body)
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  return {
    find,
    all: () => prisma.product.findMany({ orderBy: { name: 'asc' } }),
    async edit(name: string, record: Partial<CatalogueRecord>): Promise<void> {
      const { id, version } = await find(name)
      await send('patch', `/products/${id}`, { version, record }, 200)
    },
    async add(record: Partial<CatalogueRecord> & { name: string }): Promise<void> {
      await send('post', '/products', { record }, 201)
    },
    async retire(name: string): Promise<void> {
      const { id, version } = await find(name)
      await send('post', `/products/${id}/retire`, { version }, 200)
    },
    async restore(name: string): Promise<void> {
      const { id, version } = await find(name)
      await send('post', `/products/${id}/restore`, { version }, 200)
    },
  }
}

export type Editor = Awaited<ReturnType<typeof createEditor>>
