import { Prisma } from '#prisma'

export function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`
}

export function anyOf(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`
}

/** Returns conditions that a row's "searchText" contains every word of a search. */
export function searchConditions(search: string | undefined): Prisma.Sql[] {
  return (search ?? '')
    .split(/\s+/u)
    .filter((term) => term !== '')
    .map(contains)
}

/** Spaces a term by product_search_text (in the migration) as the text was spaced, so that LIKE can use trigrams. */
function contains(term: string): Prisma.Sql {
  return Prisma.sql`"searchText" LIKE '%' || product_search_text(${escaped(term)}) || '%'`
}

export function escaped(text: string): string {
  return text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')
}
