import { Prisma } from '#prisma'

/** `"sku", "name"`, or another term of each quoted name. */
export function quotedColumns(names: readonly string[], term = (quoted: string) => quoted): Prisma.Sql {
  return Prisma.raw(names.map((name) => term(`"${name}"`)).join(', '))
}
