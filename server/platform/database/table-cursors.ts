import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import { problem } from '../http/problems.ts'

/** Order of a table: by a column and its key, both in one direction. */
export interface Order {
  column: Prisma.Sql
  key: Prisma.Sql
  isDescending: boolean
  /** Rows without a value come last in either direction. */
  isNullable: boolean
}

/** Last row that was read, its values as PostgreSQL writes them. */
export const placeRow = z.object({ placeValue: z.nullable(z.string()), placeKey: z.string() })
export type TablePlace = z.output<typeof placeRow>

const daysKept = 30
const dayMs = 86_400_000
const written = z.tuple([z.literal(1), z.string(), z.int(), z.string(), z.nullable(z.string())])

export function placeColumns({ column, key }: Order): Prisma.Sql {
  return Prisma.sql`(${column})::text AS "placeValue", (${key})::text AS "placeKey"`
}

export function tableCursor(order: Order, { placeKey, placeValue }: TablePlace): string {
  const parts: z.input<typeof written> = [1, nameOf(order), today(), placeKey, placeValue]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** @throws cursor.invalid for anything but a cursor of this order from the last 30 days */
export function placeIn(cursor: string, order: Order): TablePlace {
  const { data } = z.safeParse(written, parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw cursorInvalid('`cursor` cannot be read')
  const [, name, day, placeKey, placeValue] = data
  if (name !== nameOf(order)) throw cursorInvalid('`cursor` is of another list or `sort`')
  if (today() - day > daysKept) throw cursorInvalid(`\`cursor\` is older than ${daysKept} days`)
  return { placeKey, placeValue }
}

export function cursorInvalid(reason: string) {
  return problem('cursor.invalid', `${reason}: leave it out to begin again`)
}

/** Returns the condition that a row comes after a place, however many rows were added or removed before it. */
export function isAfter({ column, key, isDescending, isNullable }: Order, place: TablePlace): Prisma.Sql {
  const after = Prisma.raw(isDescending ? '<' : '>')
  if (place.placeValue === null) return Prisma.sql`(${column}) IS NULL AND ${key} ${after} ${place.placeKey}`
  const isFurther = Prisma.sql`(${column}, ${key}) ${after} (${place.placeValue}, ${place.placeKey})`
  return isNullable ? Prisma.sql`(${isFurther} OR (${column}) IS NULL)` : isFurther
}

/** Returns whether PostgreSQL could not read a value: somebody has changed the cursor. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && /\b22(?:P0[23]|00[378]|021)\b/.test(error.message)
}

function nameOf({ column, key, isDescending }: Order): string {
  const order = `${column.sql} ${key.sql} ${isDescending}`
  return createHash('sha256').update(order).digest('base64url').slice(0, 8)
}

const today = () => Math.floor(Date.now() / dayMs)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
