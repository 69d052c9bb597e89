import * as z from 'zod/mini'
import {
  type Change,
  type ChangeKind,
  type Changes,
  type ChangesQuery,
  changeKinds,
  changePermissions,
  changeSchema,
} from '#contract/changes.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type ChangeRow, createChangesRepo, type Horizon } from './changes.repo.ts'
import { cursorOf, isBefore, type Place, placeOf } from './changes.rules.ts'

/** The log of changes that triggers write, read so that nothing is missed however transactions commit. */
export function createChanges({ prisma }: Database) {
  const repo = createChangesRepo(prisma)

  /** Keeps the last change of each record, and adds the record as it is now. */
  async function changesOf(rows: ChangeRow[]): Promise<Change[]> {
    const last = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]))
    const distinct = rows.filter((row) => last.get(`${row.kind}:${row.id}`) === row)
    const found = await Promise.all(
      changeKinds.map(async (kind) => {
        const ids = distinct.filter((row) => row.kind === kind && !row.isDeleted).map(({ id }) => id)
        return [kind, ids.length > 0 ? await repo.data(kind, ids) : new Map()] as const
      }),
    )
    const data = new Map<string, Map<string, unknown>>(found)
    return distinct.map(({ kind, id, at, isDeleted }) =>
      z.parse(changeSchema, {
        kind,
        id,
        at: at.toISOString(),
        deleted: isDeleted,
        data: data.get(kind)?.get(id) ?? null,
      }),
    )
  }

  return {
    /**
     * Returns what has changed after a cursor, oldest first, of the kinds that the reader may see.
     * @throws cursor.invalid, cursor.expired; permission.denied for a kind that was asked for
     */
    async since(may: (permission: Permission) => boolean, { since, limit, kinds }: ChangesQuery): Promise<Changes> {
      const wanted = kindsFor(may, kinds)
      const horizon = await repo.horizon()
      const now = { origin: horizon.origin, xid: horizon.horizon, seq: 0n }
      if (since === undefined) return { items: [], cursor: cursorOf(now), hasMore: false }
      const place = readPlace(since, horizon)
      const rows = await repo.after(place, horizon.horizon, wanted, limit + 1)
      const hasMore = rows.length > limit
      const read = rows.slice(0, limit)
      const last = read.at(-1)
      // A horizon may lie behind the cursor of a server that knew a later one.
      const end = hasMore && last ? { ...now, xid: last.xid, seq: last.seq } : isBefore(now, place) ? place : now
      return { items: await changesOf(read), cursor: cursorOf(end), hasMore }
    },
  }
}

export type ChangesService = ReturnType<typeof createChanges>

function kindsFor(may: (permission: Permission) => boolean, asked: ChangeKind[] = []): ChangeKind[] {
  const refused = asked.find((kind) => !may(changePermissions[kind]))
  if (refused) throw problem('permission.denied', `Changes of the kind ${refused} take ${changePermissions[refused]}`)
  return (asked.length > 0 ? asked : changeKinds).filter((kind) => may(changePermissions[kind]))
}

function readPlace(cursor: string, { origin, next, startXid, startSeq }: Horizon): Place {
  const place = placeOf(cursor)
  if (!place) throw problem('cursor.invalid', '`since` is no cursor: leave it out to get one')
  const isForeign = place.origin !== origin || place.xid > next
  if (isForeign || isBefore(place, { xid: startXid, seq: startSeq })) {
    throw problem('cursor.expired', 'Read everything again, then follow from a new cursor')
  }
  return place
}
