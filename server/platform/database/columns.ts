import { Prisma } from '#prisma'

/** Joins quoted column names, such as `"sku", "name"`, or another term for each. */
export function quotedColumns(names: readonly string[], term = (quoted: string) => quoted): Prisma.Sql {
  return Prisma.raw(names.map((name) => term(`"${name}"`)).join(', '))
}
