import type { Language } from '#contract/languages.ts'
import type { SearchHit } from '#contract/search.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { all, searchConditions } from '#server/platform/search.ts'

type Kind = SearchHit['kind']

/** What a kind is found and shown by. */
interface Source {
  table: string
  title: Prisma.Sql
  detail: Prisma.Sql
  /** What it is called by: whoever types that wants it on top. */
  key: Prisma.Sql
}

const hitsMax = 5
/** A term without three Latin signs or one Chinese is in too many rows to look for in all of them. */
const newestMax = 2000

const sender = Prisma.sql`concat_ws(' · ', "reference", nullif("company", ''))`

function sourceOf(kind: Kind, language: Language): Source {
  const name = Prisma.sql`"name"`
  const reference = Prisma.sql`"reference"`
  switch (kind) {
    case 'product': {
      const title = language === 'en' ? Prisma.sql`coalesce("nameEn", "name")` : name
      return { table: 'Product', title, detail: Prisma.sql`coalesce("sku", '')`, key: Prisma.sql`"sku"` }
    }
    case 'enquiry': {
      const title = Prisma.sql`full_name("firstName", "lastName")`
      return { table: 'Enquiry', title, detail: sender, key: reference }
    }
    case 'demo_request':
      return { table: 'DemoRequest', title: name, detail: sender, key: reference }
    case 'quote_request':
      return { table: 'QuoteRequest', title: name, detail: sender, key: reference }
    case 'user':
      return { table: 'User', title: name, detail: Prisma.sql`"email"`, key: Prisma.sql`"email"` }
  }
}

/** Queries of the palette. */
export function createSearchRepo(database: DatabaseHandle) {
  return {
    /**
     * The best of one kind: what is called so, then what begins so, then the newest.
     * @param text as it was typed; rows hold each of its words
     */
    find(kind: Kind, text: string, language: Language): Promise<SearchHit[]> {
      const { table, title, detail, key } = sourceOf(kind, language)
      const from = Prisma.raw(`"${table}"`)
      const newest = Prisma.sql`(SELECT * FROM ${from} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${newestMax}) AS "newest"`
      return database.$queryRaw<SearchHit[]>`
        WITH found AS MATERIALIZED (
          SELECT "id", ${title} AS "title", ${detail} AS "detail", lower(${key}) AS "key", "createdAt"
          FROM ${isTelling(text) ? from : newest} WHERE ${all(searchConditions(text))}
        )
        SELECT ${kind} AS "kind", "id", "title", "detail" FROM found
        ORDER BY ("key" = lower(${text})) IS TRUE DESC, starts_with(lower("title"), lower(${text})) DESC,
          "createdAt" DESC, "id" LIMIT ${hitsMax}`
    },
  }
}

/** Whether the index of trigrams can narrow a search down. */
function isTelling(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]{3}/u.test(text)
}
