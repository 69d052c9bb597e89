import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Queries of the people at customers. */
export function createContactsRepo(database: DatabaseHandle) {
  return {
    /** Whose contact has an address, in any case; undefined where nobody has. */
    async customerOf(email: string): Promise<string | undefined> {
      if (email === '') return undefined
      const row = await database.contact.findFirst({
        where: { email: email.toLowerCase() },
        select: { customerId: true },
      })
      return row?.customerId
    },
  }
}
