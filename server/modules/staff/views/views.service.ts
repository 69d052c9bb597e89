import { fieldError } from '#contract/problems/field-errors.ts'
import { may, type Permission } from '#contract/staff/permissions.ts'
import { type SavedView, savedViewSchema, type TableName, type ViewWrite } from '#contract/staff/views.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import { createViewsRepo, type ViewRow, type ViewToWrite } from './views.repo.ts'

type User = StaffSession['user']

const tablePermissions: Record<TableName, Permission> = {
  products: 'products.read',
  enquiries: 'inbox.read',
  'demo-requests': 'inbox.read',
  quotes: 'sales.read',
  orders: 'sales.read',
  stock: 'sales.read',
  'stock-movements': 'sales.read',
  'stock-value': 'figures.costs',
  margins: 'figures.costs',
  devices: 'sales.read',
  receipts: 'sales.read',
  documents: 'sales.read',
  subscriptions: 'sales.read',
  returns: 'sales.read',
  payments: 'sales.read',
  customers: 'sales.read',
  conversations: 'conversations.read',
  questions: 'conversations.read',
  'question-gaps': 'conversations.read',
  'question-intents': 'conversations.read',
  'agent-calls': 'conversations.read',
  users: 'users.manage',
  audit: 'audit.read',
  'sync-runs': 'sync.read',
  'sync-conflicts': 'sync.read',
  'sync-pushes': 'sync.read',
  'missed-searches': 'products.read',
  'search-synonyms': 'products.read',
  'reply-templates': 'inbox.answer',
}

/** Manages saved views. Everybody may share with their own role, and holders of `views.share` with everyone. */
export function createViews({ database, audit }: { database: Database; audit: Audit }) {
  /** @throws permission.denied for a table or audience that the user may not use */
  function viewOf(user: User, view: ViewWrite): ViewToWrite {
    demandTable(user, view.table)
    if (view.audience === 'everyone' && !may(user.role, 'views.share')) {
      throw problem('permission.denied', 'Managers and above share views with everyone')
    }
    return { ...view, role: view.audience === 'role' ? user.role : null }
  }

  return {
    /** @throws permission.denied */
    async list(user: User, table: TableName): Promise<SavedView[]> {
      demandTable(user, table)
      const rows = await createViewsRepo(database.prisma).visible(table, user)
      return rows.map((row) => shown(row, user))
    },

    /** @throws permission.denied, view.name_taken */
    async add(user: User, actor: Actor, given: ViewWrite): Promise<SavedView> {
      const view = viewOf(user, given)
      return database.prisma.$transaction(async (tx) => {
        const added = await createViewsRepo(tx).add(user.id, view)
        if (!added) throw nameTaken(view)
        await audit.record(tx, actor, { action: 'view.created', ...entity(added), after: view })
        return shown(added, user)
      })
    },

    /** @throws permission.denied, view.not_found, view.name_taken */
    async write(user: User, actor: Actor, id: string, given: ViewWrite): Promise<SavedView> {
      const view = viewOf(user, given)
      return database.prisma.$transaction(async (tx) => {
        const repo = createViewsRepo(tx)
        const before = await repo.own(id, user.id)
        const written = await repo.write(id, user.id, view)
        if (written === 'taken') throw nameTaken(view)
        if (written === 'missing' || !before) throw notFound()
        const changed = difference({ ...before }, { ...view })
        if (changed) await audit.record(tx, actor, { action: 'view.updated', ...entity(written), ...changed })
        return shown(written, user)
      })
    },

    /** Deletes a view of the user; a Super Admin may delete those shared with everyone. @throws view.not_found */
    async delete(user: User, actor: Actor, id: string): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const deleted = await createViewsRepo(tx).delete(id, user.id, user.role === 'super_admin')
        if (!deleted) throw notFound()
        const { table, name, audience, role, query } = deleted
        const before = { table, name, audience, role, query }
        await audit.record(tx, actor, { action: 'view.deleted', ...entity(deleted), before })
      })
    },
  }
}

export type ViewsService = ReturnType<typeof createViews>

function demandTable({ role }: User, table: TableName): void {
  if (may(role, tablePermissions[table])) return
  throw problem('permission.denied', `The role ${role} lacks ${tablePermissions[table]}`)
}

function entity({ id, name }: { id: string; name: string }) {
  return { entity: 'view', entityId: id, entityName: name }
}

function shown(row: ViewRow, user: User): SavedView {
  return savedViewSchema.parse({ ...row, ownerName: row.owner.name, isMine: row.ownerId === user.id })
}

function nameTaken({ name }: ViewWrite) {
  return problem('view.name_taken', 'A name of one’s own is taken once a table', [
    fieldError('name', 'name_taken', { name }),
  ])
}

function notFound() {
  return problem('view.not_found', 'It was deleted, or is another’s')
}
