import { orChinese } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { type SearchHit, searchHitSchema } from '#contract/staff/search.ts'
import { Prisma } from '#prisma'
import { productSearchConditions } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'

type Kind = SearchHit['kind']

/** What a kind is found and shown by. */
interface Source {
  table: string
  title: Prisma.Sql
  detail: Prisma.Sql
  /** What it is called by: whoever types that wants it on top. */
  key: Prisma.Sql
  /** Which rows the newest are looked for among, as its index by time has them. */
  newestOf: Prisma.Sql
  /** Which rows are looked for at all, where not every one is. */
  only?: Prisma.Sql
}

const hitsMax = 5
/** A term without three Latin characters or one Chinese is in too many rows to look for in all of them. */
const newestMax = 2000

const [name, reference, everyRow] = [Prisma.sql`"name"`, Prisma.sql`"reference"`, Prisma.sql`true`]

function messages(table: string, title: Prisma.Sql): Source {
  const detail = Prisma.sql`concat_ws(' · ', "reference", nullif("company", ''))`
  return { table, title, detail, key: reference, newestOf: everyRow }
}

const products: Source = {
  table: 'Product',
  title: name,
  detail: Prisma.sql`coalesce("sku", '')`,
  key: Prisma.sql`"sku"`,
  newestOf: Prisma.sql`"retiredAt" IS NULL`,
}
const email = Prisma.sql`"email"`

/** As in their list: neither merged into another nor erased. */
const isThere = Prisma.sql`"mergedIntoId" IS NULL AND "erasedAt" IS NULL`

function sourceOf(kind: Kind, language: Language): Source {
  switch (kind) {
    case 'product':
      return orChinese({ ...products, title: Prisma.sql`coalesce("nameEn", "name")` }, products, language)
    case 'enquiry':
      return messages('Enquiry', Prisma.sql`full_name("firstName", "lastName")`)
    case 'demo_request':
      return messages('DemoRequest', name)
    case 'quote_request':
      return messages('Quote', name)
    case 'order':
      return {
        table: 'Order',
        title: Prisma.sql`"customerName"`,
        detail: reference,
        key: reference,
        newestOf: everyRow,
      }
    case 'customer':
      return { table: 'Customer', title: name, detail: email, key: name, newestOf: everyRow, only: isThere }
    case 'user':
      return { table: 'User', title: name, detail: email, key: email, newestOf: everyRow }
  }
}

/** Queries of the palette. */
export function createSearchRepo(database: DatabaseHandle) {
  return {
    /**
     * The best of one kind: what is called so, then what begins so, then the newest. Texts are read of these alone.
     * @param text as it was typed; rows hold each of its words, products also others for them
     */
    find(kind: Kind, text: string, language: Language): Promise<SearchHit[]> {
      const holds = kind === 'product' && isTelling(text) ? productSearchConditions(text) : searchConditions(text)
      const { table, title, detail, key, newestOf, only = everyRow } = sourceOf(kind, language)
      const from = Prisma.raw(`"${table}"`)
      const newest = Prisma.sql`(SELECT * FROM ${from} WHERE ${newestOf} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${newestMax}) AS "newest"`
      const bestFirst = Prisma.sql`(lower(${key}) = lower(${text})) IS TRUE DESC,
        starts_with("searchText", product_search_text(${text})) DESC, "createdAt" DESC, "id"`
      return readRows(database, searchHitSchema)`
        SELECT ${kind} AS "kind", "id", ${title} AS "title", ${detail} AS "detail" FROM ${from} WHERE "id" IN (
          SELECT "id" FROM ${isTelling(text) ? from : newest} WHERE ${all([...holds, only])}
          ORDER BY ${bestFirst} LIMIT ${hitsMax}
        ) ORDER BY ${bestFirst}`
    },
  }
}

/** Whether the index of trigrams can narrow a search down. */
function isTelling(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]{3}/u.test(text)
}
