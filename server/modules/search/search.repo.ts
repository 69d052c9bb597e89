import { orChinese } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { searchedNumber } from '#contract/sales/devices.ts'
import { type SearchHit, searchHitSchema } from '#contract/staff/search.ts'
import { Prisma } from '#prisma'
import { staffSearchOf } from '#server/modules/catalogue/index.ts'
import { numberConditions } from '#server/modules/devices/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'

type Kind = SearchHit['kind']

/** How a kind is searched and displayed. */
interface Source {
  table: string
  title: Prisma.Sql
  detail: Prisma.Sql
  /** The identifying column; exact matches rank first. */
  key: Prisma.Sql
  /** Restricts the rows among which the newest are taken, matching their index by time. */
  newestOf: Prisma.Sql
  /** Restricts the rows that may be found. */
  only?: Prisma.Sql
}

const hitsMax = 5
/** Searched rows for terms that are too short for the trigram index (three Latin letters or one Chinese). */
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

/** As in the customer list: neither merged nor erased. */
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
    case 'device':
      return {
        table: 'Device',
        title: Prisma.sql`"serial"`,
        detail: Prisma.sql`concat_ws(' · ', nullif("devEui", ''), nullif("imei", ''))`,
        key: Prisma.sql`"serial"`,
        newestOf: everyRow,
      }
    case 'customer':
      return { table: 'Customer', title: name, detail: email, key: name, newestOf: everyRow, only: isThere }
    case 'user':
      return { table: 'User', title: name, detail: email, key: email, newestOf: everyRow }
  }
}

export function createSearchRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns the best hits of a kind: exact matches, then prefixes, then the newest. Columns are read of these rows
     * alone. @param typed; rows contain each of its words, products also synonyms
     */
    find(kind: Kind, typed: string, language: Language): Promise<SearchHit[]> {
      const text = kind === 'device' ? searchedNumber(typed) : typed
      const search = kind === 'product' && isSelective(text) ? staffSearchOf(text) : undefined
      const holds = search ? [search.condition] : conditionsOf(kind, text)
      const { table, title, detail, key, newestOf, only = everyRow } = sourceOf(kind, language)
      const own = Prisma.raw(`"${table}"`)
      const from = search?.from ?? own
      const newest = Prisma.sql`(SELECT * FROM ${own} WHERE ${newestOf} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${newestMax}) AS "newest"`
      const bestFirst = Prisma.sql`(lower(${key}) = lower(${text})) IS TRUE DESC, ${search ? Prisma.sql`"matchPlace" NULLS LAST,` : Prisma.empty}
        starts_with("searchText", product_search_text(${text})) DESC, "createdAt" DESC, "id"`
      return readRows(database, searchHitSchema)`
        SELECT ${kind} AS "kind", "id", ${title} AS "title", ${detail} AS "detail" FROM ${from} WHERE "id" IN (
          SELECT "id" FROM ${isSelective(text) ? from : newest} WHERE ${all([...holds, only])}
          ORDER BY ${bestFirst} LIMIT ${hitsMax}
        ) ORDER BY ${bestFirst}`
    },
  }
}

function conditionsOf(kind: Kind, text: string): Prisma.Sql[] {
  return kind === 'device' ? numberConditions(text) : searchConditions(text)
}

/** Returns whether the trigram index can narrow the search. */
function isSelective(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]{3}/u.test(text)
}
