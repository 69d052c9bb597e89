import type { Submitted } from '#contract/visitors.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import type { Deliveries, MessageKind } from '../deliveries/deliveries.service.ts'
import { newReference, type Random } from './submissions.rules.ts'

/** What the services of the three forms stand on. */
export interface SubmissionServices {
  database: Database
  deliveries: Deliveries
  random: Random
}

interface Message<Receipt extends Submitted> {
  kind: MessageKind
  /** A machine probably sent it: kept, and delivered to nobody. */
  suspect: boolean
  /** Writes the row; undefined where a row that is there is in the way: of this message, or of this reference. */
  write: (tx: Transaction, reference: string) => Promise<Receipt | undefined>
  /** What the same message was answered before. */
  receipt: () => Promise<Receipt | undefined>
}

/** Of 32^8 references, one that is in use is not drawn three times in a row. */
const drawsMax = 3

/** In a burst, a message waits for its turn rather than fail; a connection is waited for up to 5 s in any case. */
const transactionLimits = { maxWait: 6000, timeout: 15_000 }

/**
 * Stores a message and plans its deliveries, both or neither. Sent twice, also at once, it is stored once: the second
 * waits for the first at the unique index, and has the same answer.
 */
export async function store<Receipt extends Submitted>(
  { database, deliveries, random }: SubmissionServices,
  { kind, suspect, write, receipt }: Message<Receipt>,
): Promise<Receipt> {
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const written = await database.prisma.$transaction(async (tx) => {
      const reference = newReference(kind, random)
      const fresh = await write(tx, reference)
      if (fresh && !suspect) await deliveries.plan(tx, { kind, reference })
      return fresh
    }, transactionLimits)
    const known = written ?? (await receipt())
    if (known) return known
  }
  throw new Error(`${drawsMax} references in a row were in use`)
}
