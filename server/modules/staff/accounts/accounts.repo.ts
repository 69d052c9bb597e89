import * as z from 'zod/mini'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { Prisma, StaffRole, type User } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const secretly = {
  id: true,
  name: true,
  email: true,
  role: true,
  status: true,
  language: true,
  isDemo: true,
  passwordHash: true,
  totpSecret: true,
  totpEnabledAt: true,
  lastLoginAt: true,
  version: true,
} as const

/** A user with password hash and second factor. Never return it in a response. */
export type Account = Omit<Pick<User, keyof typeof secretly>, 'language'> & { language: ReaderLanguage | null }

const demoAccountRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(StaffRole),
  passwordHash: z.nullable(z.string()),
})

/** Undefined fields stay unchanged. */
interface Profile {
  name?: string | undefined
  language?: ReaderLanguage | null | undefined
}

export interface AccountToWrite {
  name: string
  email: string
  role: User['role']
  passwordHash: string
  passwordChangedAt: Date
  createdAt?: Date
  isDemo?: boolean
}

export function createAccountsRepo(database: DatabaseHandle) {
  return {
    /** @param email in lower case */
    async byEmail(email: string): Promise<Account | undefined> {
      return accountOf(await database.user.findUnique({ where: { email }, select: secretly }))
    },

    async byId(id: string): Promise<Account | undefined> {
      return accountOf(await database.user.findUnique({ where: { id }, select: secretly }))
    },

    /**
     * Records a sign-in and optionally replaces an outdated hash, without raising the account's version.
     * @returns false when the account was suspended or its password changed meanwhile
     */
    async signedIn({ id, passwordHash }: Account, now: Date, freshHash: string | undefined): Promise<boolean> {
      const count = await database.$executeRaw`
        UPDATE "User" SET "lastLoginAt" = ${now}, "passwordHash" = coalesce(${freshHash ?? null}, "passwordHash")
        WHERE "id" = ${id}::uuid AND "status" = 'active' AND "passwordHash" = ${passwordHash}`
      return count === 1
    },

    /**
     * @param checked hash that was verified; omit it when a link was used instead
     * @returns false when the account was suspended or its password changed meanwhile
     */
    async setPassword(id: string, passwordHash: string, now: Date, checked?: string | null): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id, status: 'active', ...(checked !== undefined && { passwordHash: checked }) },
        data: { passwordHash, passwordChangedAt: now, version: { increment: 1 } },
      })
      return count === 1
    },

    /** Returns false when the version is no longer the edited one. */
    async setProfile(id: string, version: number, { name, language }: Profile): Promise<boolean> {
      const given = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) }
      const data = { ...given, version: { increment: 1 } }
      const { count } = await database.user.updateMany({ where: { id, version }, data })
      return count === 1
    },

    async add(account: AccountToWrite): Promise<string> {
      const { id } = await database.user.create({ data: account, select: { id: true } })
      return id
    },

    async isEmpty(): Promise<boolean> {
      return (await database.user.findFirst({ select: { id: true } })) === null
    },

    /** Returns whether a Super Admin can sign in. @param demo whether sample accounts count */
    async hasSuperAdmin(demo: boolean): Promise<boolean> {
      const where: Prisma.UserWhereInput = { role: 'super_admin', status: 'active', passwordHash: { not: null } }
      const found = await database.user.findFirst({
        where: { ...where, ...(!demo && { isDemo: false }) },
        select: { id: true },
      })
      return found !== null
    },

    /** Returns sample accounts whose password was never changed. */
    openDemoAccounts(): Promise<z.output<typeof demoAccountRow>[]> {
      return readRows(database, demoAccountRow)`
        SELECT "id", "email", "role", "passwordHash" FROM "User"
        WHERE "isDemo" AND "status" = 'active' AND "passwordChangedAt" = "createdAt" ORDER BY "role" DESC`
    },

    /** Leaves `passwordChangedAt`, so that the password still counts as unchanged. */
    async setDemoPassword(id: string, passwordHash: string): Promise<void> {
      await database.user.updateMany({ where: { id, isDemo: true }, data: { passwordHash } })
    },
  }
}

function accountOf(row: Pick<User, keyof typeof secretly> | null): Account | undefined {
  return row ? { ...row, language: z.safeParse(readerLanguageSchema, row.language).data ?? null } : undefined
}

export function isEmailTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
