import type { Language } from '#contract/i18n/languages.ts'
import { may, type Permission, type Role } from '#contract/staff/permissions.ts'
import { type SearchHit, searchKinds } from '#contract/staff/search.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSearchRepo } from './search.repo.ts'

const kindPermissions: Record<SearchHit['kind'], Permission> = {
  product: 'products.read',
  enquiry: 'inbox.read',
  demo_request: 'inbox.read',
  quote_request: 'sales.read',
  order: 'sales.read',
  device: 'sales.read',
  customer: 'sales.read',
  user: 'users.manage',
}

/** Creates the search of the admin's command palette. */
export function createStaffSearch(database: Database) {
  const repo = createSearchRepo(database.prisma)
  return {
    /** Returns up to five hits of each kind that a role may read, best first. */
    async find(text: string, role: Role, language: Language): Promise<SearchHit[]> {
      const kinds = searchKinds.filter((kind) => may(role, kindPermissions[kind]))
      const hits = await Promise.all(kinds.map((kind) => repo.find(kind, text, language)))
      return hits.flat()
    },
  }
}

export type StaffSearch = ReturnType<typeof createStaffSearch>
