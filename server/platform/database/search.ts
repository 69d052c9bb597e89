import { Prisma } from '#prisma'

/** Conditions, all of which must hold; none is true. */
export function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`
}

/** That a row's "searchText" holds every word of a search. */
export function searchConditions(search: string | undefined): Prisma.Sql[] {
  return (search ?? '')
    .split(/\s+/u)
    .filter((term) => term !== '')
    .map(contains)
}

/** product_search_text (in the migration) spaces a term as it spaced the text, so that LIKE finds it by trigrams. */
function contains(term: string): Prisma.Sql {
  return Prisma.sql`"searchText" LIKE '%' || product_search_text(${escaped(term)}) || '%'`
}

/** A text as LIKE takes it for itself. */
export function escaped(text: string): string {
  return text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')
}
