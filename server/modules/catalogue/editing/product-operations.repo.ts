import type { Prisma } from '#prisma'
import type { Actor } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface OperationToWrite {
  kind: 'bulk' | 'import' | 'undo'
  summary: Prisma.InputJsonObject
  actor: Pick<Actor, 'id' | 'name'>
  at: Date
}

export function createOperationsRepo(database: DatabaseHandle) {
  return {
    async begin({ kind, summary, actor, at }: OperationToWrite): Promise<string> {
      const data = { kind, summary, count: 0, actorId: actor.id, actorName: actor.name, at }
      const { id } = await database.productOperation.create({ data, select: { id: true } })
      return id
    },

    async settle(id: string, count: number): Promise<void> {
      await database.productOperation.update({ where: { id }, data: { count } })
    },

    /** @returns whether it had not been undone before */
    async markUndone(id: string, by: string, at: Date): Promise<boolean> {
      const { count } = await database.productOperation.updateMany({
        where: { id, undoneAt: null },
        data: { undoneAt: at, undoneBy: by },
      })
      await database.productImport.updateMany({ where: { operationId: id }, data: { status: 'undone' } })
      return count > 0
    },

    find(id: string): Promise<{ kind: string } | null> {
      return database.productOperation.findUnique({ where: { id }, select: { kind: true } })
    },
  }
}
