import type { DatabaseHandle } from '#server/platform/database/database.ts'

export function createContactsRepo(database: DatabaseHandle) {
  return {
    /** Returns the customer whose contact has this address, ignoring case. */
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
