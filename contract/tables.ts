import * as z from 'zod/mini'
import { readerLanguageSchema } from './i18n/languages.ts'
import { staffFault } from './problems/staff-field-faults.ts'
import { plainSearch, withoutControls } from './requests/visitors.ts'

/** Query and response of all tables of the admin: `page` or `cursor`, `pageSize`, `sort`, `search` and the table's own filters. */

export const pageSizes = [10, 25, 50, 100] as const

/** Columns to sort by, descending with "-". */
export type SortOf<Column extends string> = Column | `-${Column}`

/**
 * Builds the query schema of a table. Without `sort`, the table's default order is used.
 * @param sorts columns to sort by
 * @param filters further parameters
 */
export function tableQuery<const Column extends string, Filters extends z.core.$ZodShape>(
  sorts: readonly Column[],
  filters: Filters,
) {
  const names = sorts.flatMap((column): SortOf<Column>[] => [column, `-${column}`])
  return z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    /** Cursor from the previous page's `Link`; replaces `page`. */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
    sort: z.optional(z.enum(names)),
    search: z.optional(z.string().check(plainSearch, z.trim(), z.maxLength(200), withoutControls)),
    ...filters,
  })
}

/** A filter by one or more of a few values, separated by commas: `role=manager,editor`. */
export function choices<const Value extends string>(values: readonly Value[]) {
  return several(z.enum(values as readonly [Value, ...Value[]]), 50)
}

/** A filter by several values of a schema, separated by commas: `ids=…,…`. */
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

/** ISO 8601: the filters `from` (inclusive) and `to` (exclusive). */
export const moment = z.optional(
  z.iso.datetime({ offset: true }).check(z.refine((text) => Date.parse(text) > 0, staffFault('before_1970'))),
)

/** Builds the query schema of an export, which has no pages. @param query schema of the table */
export function exportQuery<Shape extends z.core.$ZodShape>(query: z.ZodMiniObject<Shape, z.core.$strict>) {
  const { page: _page, pageSize: _pageSize, cursor: _cursor, ...rest } = query.def.shape
  return z.strictObject({
    ...rest,
    /** Language of the headings; defaults to the user's. */
    headings: z.optional(readerLanguageSchema),
  })
}
