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

/** `role` is set for views shared with a role. */
export type ViewToWrite = ViewWrite & { role: StaffRole | null }

export function createViewsRepo(database: DatabaseHandle) {
  const include = { owner: { select: { name: true } } } as const

  return {
    /** Returns the user's own views and those shared with their role or everyone. */
    visible(table: TableName, { id: ownerId, role }: { id: string; role: StaffRole }): Promise<ViewRow[]> {
      const shared = [{ audience: 'role', role } as const, { audience: 'everyone' } as const]
      const where = { table, OR: [{ ownerId }, ...shared] }
      return database.savedView.findMany({ where, include, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    },

    /** @returns undefined when the owner has another view of that name */
    async add(ownerId: string, view: ViewToWrite): Promise<ViewRow | undefined> {
      const [added] = await database.savedView.createManyAndReturn({
        data: { ownerId, ...view },
        include,
        skipDuplicates: true,
      })
      return added
    },

    own(id: string, ownerId: string): Promise<SavedView | undefined> {
      return readRow(database, viewRow)`
        SELECT * FROM "SavedView" WHERE "id" = ${id}::uuid AND "ownerId" = ${ownerId}::uuid FOR UPDATE`
    },

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
     * Deletes a view of the owner; with `orShared`, also one shared with everyone.
     * @returns the deleted view, if any
     */
    delete(id: string, ownerId: string, orShared: boolean): Promise<SavedView | undefined> {
      return readRow(database, viewRow)`
        DELETE FROM "SavedView" WHERE "id" = ${id}::uuid
          AND ("ownerId" = ${ownerId}::uuid OR (${orShared} AND "audience" = 'everyone')) RETURNING *`
    },
  }
}
