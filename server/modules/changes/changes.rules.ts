import * as z from 'zod/mini'

/** A place in the log: of a transaction and a change in it, in the database that wrote them. */
export interface Place {
  /** Identifies the database: cursors of another one are invalid here. */
  origin: string
  xid: bigint
  seq: bigint
}

const digits = z.string().check(z.regex(/^\d{1,19}$/))
const written = z.tuple([z.literal('1'), z.string().check(z.regex(/^[0-9a-f]{12}$/)), digits, digits])

export function cursorOf({ origin, xid, seq }: Place): string {
  return Buffer.from(['1', origin, xid, seq].join('.')).toString('base64url')
}

/** Returns undefined for what is no cursor. */
export function placeOf(cursor: string): Place | undefined {
  const { data } = z.safeParse(written, Buffer.from(cursor, 'base64url').toString().split('.'))
  if (!data) return undefined
  const [, origin, xid, seq] = data
  return { origin, xid: BigInt(xid), seq: BigInt(seq) }
}

export function isBefore(one: Omit<Place, 'origin'>, other: Omit<Place, 'origin'>): boolean {
  return one.xid === other.xid ? one.seq < other.seq : one.xid < other.xid
}
