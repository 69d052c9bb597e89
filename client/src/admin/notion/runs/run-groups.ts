import { type SyncChange, type SyncRunDetail, syncChangeKinds, syncChangeSides } from '#contract/sync/sync.ts'

export interface RunGroup {
  side: SyncChange['side']
  kind: SyncChange['kind']
  count: number
  marked: number
}

export function groupsOf({ groups }: Pick<SyncRunDetail, 'groups'>): RunGroup[] {
  return syncChangeSides.flatMap((side) =>
    syncChangeKinds.flatMap((kind) => {
      const found = groups.find((group) => group.side === side && group.kind === kind)
      return found ? [{ side, kind, count: found.count, marked: found.marked }] : []
    }),
  )
}
