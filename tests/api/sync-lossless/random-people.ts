import supertest from 'supertest'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import type { StaffMember } from '#tests/support/staff.ts'
import type { Dice } from './random-dice.ts'
import { createLinks } from './random-links.ts'

/** Fields that people type into, with their column. */
export const typedFields = {
  msrp: 'MSRP',
  modelNumber: '型號',
  description: '描述',
  subcategory: 'Subcategory',
} as const
type TypedField = keyof typeof typedFields

/** What somebody typed last into a field of a page or product. */
export interface Typed {
  where: string
  field: string
  value: string
}

interface Services {
  test: TestApp
  notion: NotionStandIn
  staff: StaffMember
  dice: Dice
  /** Told of each thing that somebody does. */
  tell: (step: string) => void
}

/** People on both sides, who do whatever the dice say. Each value that they type is typed once in a run. */
export function createPeople({ test, notion, staff, dice, tell }: Services) {
  const typed = new Map<string, Typed>()
  /** Pages that are read and about to be written: the moment that no client of Notion can close. */
  const between = new Set<string>()
  /** How often people made a page or a product of what is told by its English name. */
  const made = new Map<string, number>()
  const links = createLinks({ test, notion })
  const { prisma } = test.services.database
  let count = 0

  function make(token: string): void {
    made.set(token, (made.get(token) ?? 0) + 1)
  }

  function type(where: string, field: string): string {
    count += 1
    const value = field === 'msrp' ? String(10_000 + count) : `${field} ${count}`
    typed.set(`${where} ${field}`, { where, field, value })
    return value
  }

  function values(where: string): Partial<Record<TypedField, string>> {
    const chosen = dice.some(Object.keys(typedFields) as TypedField[])
    return Object.fromEntries(chosen.map((field) => [field, type(where, field)]))
  }

  function rowOf(fields: Partial<Record<TypedField, string>>): Row {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        typedFields[field as TypedField],
        field === 'msrp' ? Number(value) : value,
      ]),
    )
  }

  function sku(): string | null {
    const given = dice.chance(0.7) ? `S-${dice.below(12)}` : null
    links.skuGiven(given)
    return given
  }
  const ofPages = (isFit: (page: { inTrash: boolean; archived: boolean }) => boolean) =>
    notion.pages.all().filter((page) => isFit(page) && !between.has(page.id))
  const alive = () => dice.pick(ofPages(({ inTrash, archived }) => !inTrash && !archived))
  const trashed = () => dice.pick(ofPages(({ inTrash, archived }) => inTrash || archived))

  async function product(isRetired: boolean) {
    const where = { source: { in: ['notion' as const, 'local' as const] }, retiredAt: isRetired ? { not: null } : null }
    return dice.pick(await prisma.product.findMany({ where, orderBy: { createdAt: 'asc' } }))
  }

  /** What is in conflict with a write of the run's is looked at again, as people do. */
  async function send(method: 'post' | 'patch', path: string, body: object): Promise<boolean> {
    const answer = await supertest(test.url)[method](`/api/v1/admin${path}`).set(staff.cookie).send(body)
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.status < 300
  }

  const acts = {
    async editPage() {
      const page = alive()
      if (!page) return
      const row = rowOf(values(page.id))
      tell(`Notion: ${page.id.slice(0, 4)} says ${JSON.stringify(row)}`)
      notion.pages.edit(page.id, row)
    },
    async nameSku() {
      const page = alive()
      if (!page) return
      const row = { SKU: sku() }
      links.pageTouched(page.id)
      tell(`Notion: ${page.id.slice(0, 4)} says ${JSON.stringify(row)}`)
      notion.pages.edit(page.id, row)
    },
    async addPage() {
      const where = `page ${notion.pages.all().length}`
      const row = { 產品名稱: `There ${count}`, 'English Name': where, Category: 'hardware', SKU: sku() }
      const id = notion.pages.add({ ...row, ...rowOf(values(where)) })
      make(where)
      move(where, id)
      tell(`Notion: adds ${id.slice(0, 4)} ${JSON.stringify(row)}`)
    },
    async trashPage() {
      const page = alive()
      if (!page) return
      links.pageTouched(page.id)
      tell(`Notion: trashes ${page.id.slice(0, 4)}`)
      notion.pages.trash(page.id, { listed: dice.chance(0.3) })
    },
    async restorePage() {
      const page = trashed()
      if (!page) return
      links.pageTouched(page.id)
      tell(`Notion: restores ${page.id.slice(0, 4)}`)
      notion.pages.restore(page.id)
    },
    async remakePage() {
      const page = alive()
      if (!page) return
      const {
        產品名稱: name,
        'English Name': token,
        SKU,
      } = notion.pages.values(page.id) as Record<string, string | null>
      links.pageTouched(page.id)
      notion.pages.trash(page.id)
      const row = { 產品名稱: name ?? '', 'English Name': token ?? '', SKU: SKU ?? null }
      const id = notion.pages.add(row)
      make(token ?? '')
      notion.pages.edit(id, rowOf(values(id)))
      await links.note(page.id, id, SKU ?? null)
      tell(`Notion: makes ${page.id.slice(0, 4)} again as ${id.slice(0, 4)}, SKU ${SKU}`)
    },
    async editProduct() {
      const found = await product(false)
      if (!found) return
      const before = new Map(typed)
      const record = values(found.id)
      const isDone = await send('patch', `/products/${found.id}`, { version: found.version, record })
      tell(`Here: ${found.nameEn} says ${JSON.stringify(record)}${isDone ? '' : ', refused'}`)
      if (!isDone) restoreTyped(before, found.id)
    },
    async nameSkuHere() {
      const found = await product(false)
      if (!found) return
      const record: Partial<CatalogueRecord> = { sku: sku() }
      links.productTouched(found.id)
      const isDone = await send('patch', `/products/${found.id}`, { version: found.version, record })
      tell(`Here: ${found.nameEn} has SKU ${record.sku}${isDone ? '' : ', refused'}`)
    },
    async addProduct() {
      const where = `product ${count}`
      const record = { name: `Here ${count}`, nameEn: where, category: 'hardware', sku: sku(), ...values(where) }
      const isDone = await send('post', '/products', { record })
      tell(`Here: adds ${where} ${JSON.stringify(record)}${isDone ? '' : ', refused'}`)
      if (isDone) make(where)
      else restoreTyped(new Map(), where)
    },
    async retire() {
      const found = await product(false)
      if (!found) return
      const isDone = await send('post', `/products/${found.id}/retire`, { version: found.version })
      tell(`Here: takes ${found.nameEn} off the list${isDone ? '' : ', refused'}`)
    },
    async restore() {
      const found = await product(true)
      if (!found) return
      const isDone = await send('post', `/products/${found.id}/restore`, { version: found.version })
      tell(`Here: lists ${found.nameEn} again${isDone ? '' : ', refused'}`)
    },
  }

  /** What was typed into a new one is known by its id from then on. */
  function move(where: string, id: string): void {
    for (const [key, one] of typed) {
      if (one.where !== where) continue
      typed.delete(key)
      typed.set(`${id} ${one.field}`, { ...one, where: id })
    }
  }

  /** What was refused was not typed. */
  function restoreTyped(before: Map<string, Typed>, where: string): void {
    for (const [key, one] of typed) {
      if (one.where !== where) continue
      const former = before.get(key)
      if (former) typed.set(key, former)
      else typed.delete(key)
    }
  }

  const weights: [keyof typeof acts, number][] = [
    ['editPage', 8],
    ['editProduct', 8],
    ['nameSku', 1],
    ['nameSkuHere', 1],
    ['addPage', 1],
    ['addProduct', 2],
    ['trashPage', 1],
    ['restorePage', 1],
    ['remakePage', 1],
    ['retire', 1],
    ['restore', 1],
  ]

  return {
    typed,
    between,
    made,
    links,
    addPage: acts.addPage,
    act: () => acts[dice.weighted(weights)](),
  }
}
