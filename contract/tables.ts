import * as z from 'zod/mini'
import { readerLanguageSchema } from './i18n/languages.ts'
import { staffFault } from './problems/staff-field-faults.ts'
import { plainSearch, withoutControls } from './requests/visitors.ts'

/**
 * What every table of the admin asks for and is answered with: `page`, `pageSize`, `sort`, `search` and the table's own
 * filters (design, "REST API"). A table's filters and sorts are its own; the rest is here.
 */

export const pageSizes = [10, 25, 50, 100] as const

/** Names of columns to sort by, each also with "-" before it. */
export type SortOf<Column extends string> = Column | `-${Column}`

/**
 * The query of a table. Without `sort`, the table's own first order holds.
 * @param sorts columns that it can be sorted by
 * @param filters the table's own parameters
 */
export function tableQuery<const Column extends string, Filters extends z.core.$ZodShape>(
  sorts: readonly Column[],
  filters: Filters,
) {
  const names = sorts.flatMap((column): SortOf<Column>[] => [column, `-${column}`])
  return z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    sort: z.optional(z.enum(names)),
    search: z.optional(z.string().check(plainSearch, z.trim(), z.maxLength(200), withoutControls)),
    ...filters,
  })
}

/** A filter by one or more of a few values, separated by commas: `role=manager,editor`. */
export function choices<const Value extends string>(values: readonly Value[]) {
  return several(z.enum(values as readonly [Value, ...Value[]]), 50)
}

/** A filter by some of many, separated by commas: `ids=…,…`. */
export function several<Schema extends z.core.$ZodType<unknown, string>>(of: Schema, most: number) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').filter((part) => part !== '')),
      ),
      z.array(of).check(z.maxLength(most)),
    ),
  )
}

/** A moment, ISO 8601: the filters `from` (inclusive) and `to` (exclusive) of a table. */
export const moment = z.optional(
  z.iso.datetime({ offset: true }).check(z.refine((text) => Date.parse(text) > 0, staffFault('before_1970'))),
)

/**
 * The query of a table's export: the same without pages, since all that match is exported.
 * @param query the table's own
 */
export function exportQuery<Shape extends z.core.$ZodShape>(query: z.ZodMiniObject<Shape, z.core.$strict>) {
  const { page: _page, pageSize: _pageSize, ...rest } = query.def.shape
  return z.strictObject({
    ...rest,
    /** The language of the headings; one's own without it. */
    headings: z.optional(readerLanguageSchema),
  })
}
