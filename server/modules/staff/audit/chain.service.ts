import { chainStart, hashOf, isSealed } from '#server/platform/audit.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { ChainEnd, ChainRepo, ChainRow } from './chain.repo.ts'

interface Link {
  seq: bigint
  hash: string
}

export interface ChainReport {
  /** Number of verified entries. */
  entries: bigint
  /** One sentence about the first invalid entry. */
  fault?: string
}

/** Formats the result of npm run audit:verify. */
export function reportText({ entries, fault }: ChainReport): string {
  const counted = `${entries} ${entries === 1n ? 'entry' : 'entries'}`
  return fault ? `${fault} (before it: ${counted}, unbroken)` : `${counted}, unbroken`
}

/** Verifies the audit log from its first entry to the sealed head, as it was when this began. */
export async function verifyChain(repo: ChainRepo, secrets: Secrets): Promise<ChainReport> {
  const end = await repo.end()
  if (!end) return { entries: 0n, fault: 'The head of the log is missing' }
  let proved: Link = { seq: 0n, hash: chainStart }
  for await (const row of repo.rowsUpTo(end.seq)) {
    const fault = entryFault(row, proved)
    if (fault) return { entries: proved.seq, fault }
    proved = row
  }
  const fault = endFault(end, proved, secrets)
  return { entries: proved.seq, ...(fault && { fault }) }
}

function entryFault({ hash, ...row }: ChainRow, before: Link): string | undefined {
  const expected = before.seq + 1n
  if (row.seq > expected) return `Entry ${expected} is missing: ${row.seq} follows ${before.seq}`
  if (row.seq < expected) return `Entry ${row.seq} was added by another hand: the log begins with 1`
  if (row.previousHash !== before.hash) return `Entry ${row.seq} does not follow ${before.seq}: it names another hash`
  if (hash !== hashOf(row)) return `Entry ${row.seq} was changed: its hash does not fit its content`
  return undefined
}

function endFault({ seq, hash, seal, lastSeq }: ChainEnd, proved: Link, secrets: Secrets): string | undefined {
  if (proved.seq < seq) return `Entry ${proved.seq + 1n} is missing: the head names ${seq} as the last`
  if (proved.hash !== hash) return `Entry ${seq} was changed: the head names another hash`
  if (!isSealed(secrets, seq, hash, seal)) return `Entry ${seq} is sealed with none of the secrets of APP_SECRET`
  if (lastSeq > seq) return `Entry ${seq + 1n} was added by another hand: the head names ${seq} as the last`
  return undefined
}
