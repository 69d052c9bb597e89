import * as z from 'zod/mini'
import type { TableName, ViewWrite } from '#contract/staff/views.ts'
import { Prisma, type SavedView, StaffRole, ViewAudience } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const viewRow = z.object({
  id: z.string(),
  ownerId: z.string(),
  table: z.string(),
  name: z.string(),
  audience: z.enum(ViewAudience),
  role: z.nullable(z.enum(StaffRole)),
  query: z.string(),
  createdAt: z.date(),
})

export type ViewRow = SavedView & { owner: { name: string } }

/** A view to be kept: with whose role it is for, where it is for a role. */
export type ViewToWrite = ViewWrite & { role: StaffRole | null }

/** Queries of saved views. */
export function createViewsRepo(database: DatabaseHandle) {
  const include = { owner: { select: { name: true } } } as const

  return {
    /** One's own, those of one's role, everyone's. */
    visible(table: TableName, { id: ownerId, role }: { id: string; role: StaffRole }): Promise<ViewRow[]> {
      const shared = [{ audience: 'role', role } as const, { audience: 'everyone' } as const]
      const where = { table, OR: [{ ownerId }, ...shared] }
      return database.savedView.findMany({ where, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    },

    /** @returns undefined where the owner has another of that name */
    async add(ownerId: string, view: ViewToWrite): Promise<ViewRow | undefined> {
      const [added] = await database.savedView.createManyAndReturn({
        data: { ownerId, ...view },
        include,
        skipDuplicates: true,
      })
      return added
    },

    /** One's own, as it is until the transaction ends. */
    own(id: string, ownerId: string): Promise<SavedView | undefined> {
      return readRow(database, viewRow)`
        SELECT * FROM "SavedView" WHERE "id" = ${id}::uuid AND "ownerId" = ${ownerId}::uuid FOR UPDATE`
    },

    /** Writes over one's own. */
    async write(id: string, ownerId: string, view: ViewToWrite): Promise<ViewRow | 'missing' | 'taken'> {
      const { table, ...data } = view
      try {
        const [written] = await database.savedView.updateManyAndReturn({ where: { id, ownerId, table }, data, include })
        return written ?? 'missing'
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken'
        throw error
      }
    },

    /**
     * Deletes one's own; with `orShared`, everyone's too.
     * @returns what it was; undefined where there is none that may be deleted
     */
    delete(id: string, ownerId: string, orShared: boolean): Promise<SavedView | undefined> {
      return readRow(database, viewRow)`
        DELETE FROM "SavedView" WHERE "id" = ${id}::uuid
          AND ("ownerId" = ${ownerId}::uuid OR (${orShared} AND "audience" = 'everyone')) RETURNING *`
    },
  }
}
