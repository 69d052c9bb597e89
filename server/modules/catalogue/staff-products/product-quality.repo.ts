import * as z from 'zod/mini'
import { type ProductIssue, productIssues } from '#contract/catalogue/data-quality.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const issueCountRow = z.object({ issue: z.nullable(z.string()), count: z.number() })

/** Listed products that share their SKU, ignoring case. Grouping lower-cases once per row, which is the expensive part. */
const sharers = Prisma.sql`
  SELECT unnest(array_agg("id")) FROM "Product" WHERE "retiredAt" IS NULL AND "sku" <> ''
  GROUP BY lower("sku") HAVING count(*) > 1`

/** For a single row of "Product", uses an index to find others with its SKU. */
const sharesSku = Prisma.sql`("Product"."retiredAt" IS NULL AND "Product"."sku" <> '' AND EXISTS (
  SELECT FROM "Product" other WHERE other."retiredAt" IS NULL AND lower(other."sku") = lower("Product"."sku")
    AND other."id" <> "Product"."id"))`

/** For a single row of "Product", uses an index to find parts that are not listed. */
const lacksPart = Prisma.sql`("Product"."retiredAt" IS NULL AND EXISTS (
  SELECT FROM unnest("Product"."requires" || "Product"."accessories") AS part WHERE NOT EXISTS (
    SELECT FROM "Product" other WHERE other."retiredAt" IS NULL AND lower(other."sku") = lower(part))))`

export const issuesColumn = Prisma.sql`"Product"."issues"
  || CASE WHEN ${sharesSku} THEN ARRAY['duplicate-sku'] ELSE ARRAY[]::text[] END
  || CASE WHEN ${lacksPart} THEN ARRAY['unknown-part'] ELSE ARRAY[]::text[] END AS "issues"`

export function hasIssue(issues: ProductIssue[]): Prisma.Sql {
  const conditions = [
    Prisma.sql`"Product"."issues" && ${issues}::text[]`,
    ...(issues.includes('duplicate-sku') ? [Prisma.sql`"Product"."id" IN (${sharers})`] : []),
    ...(issues.includes('unknown-part') ? [lacksPart] : []),
  ]
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`
}

export async function countIssues(
  database: DatabaseHandle,
): Promise<{ products: number; counts: Map<ProductIssue, number> }> {
  const rows = await readRows(database, issueCountRow)`
    WITH listed AS (
      SELECT "issues" || CASE WHEN "id" IN (${sharers}) THEN ARRAY['duplicate-sku'] ELSE ARRAY[]::text[] END
        || CASE WHEN ${lacksPart} THEN ARRAY['unknown-part'] ELSE ARRAY[]::text[] END AS "issues"
      FROM "Product" WHERE "retiredAt" IS NULL
    )
    SELECT NULL AS "issue", count(*)::int AS "count" FROM listed WHERE "issues" <> '{}'
    UNION ALL SELECT "issue", count(*)::int FROM listed, unnest("issues") AS "issue" GROUP BY 1`
  const countOf = (name: string | null) => rows.find(({ issue }) => issue === name)?.count ?? 0
  return { products: countOf(null), counts: new Map(productIssues.map((issue) => [issue, countOf(issue)])) }
}
