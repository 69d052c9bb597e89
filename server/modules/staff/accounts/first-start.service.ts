import { staffFaults } from '#contract/problems/staff-field-faults.ts'
import { type Role, roles } from '#contract/staff/permissions.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { TerminalKeys } from '#server/platform/terminal-keys.ts'
import { createLinksRepo } from '../links/links.repo.ts'
import type { Links } from '../links/links.service.ts'
import type { Hashing } from '../sessions/hashing.ts'
import type { PasswordPolicy } from '../sessions/passwords.service.ts'
import { type AccountToWrite, createAccountsRepo } from './accounts.repo.ts'

const demoAccounts: Record<Role, { name: string; email: string }> = {
  super_admin: { name: 'Demo Super Admin', email: 'admin@harbour-iot.example' },
  manager: { name: 'Demo Manager', email: 'manager@harbour-iot.example' },
  sales: { name: 'Demo Sales', email: 'sales@harbour-iot.example' },
  editor: { name: 'Demo Editor', email: 'editor@harbour-iot.example' },
  viewer: { name: 'Demo Viewer', email: 'viewer@harbour-iot.example' },
}

/** 96 bits. */
const demoPasswordLength = 16

export interface FirstStartServices {
  database: Database
  secrets: Secrets
  hashing: Hashing
  policy: PasswordPolicy
  links: Pick<Links, 'issue'>
  terminalKeys: Pick<TerminalKeys, 'linkTo'>
  audit: Audit
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'DEMO'>
  now: () => Date
}

/** Creates the first accounts of an empty database. */
export function createFirstStart({
  database,
  secrets,
  hashing,
  policy,
  links,
  terminalKeys,
  audit,
  config,
  now,
}: FirstStartServices) {
  const accounts = createAccountsRepo(database.prisma)

  /** @throws StartError when ADMIN_PASSWORD violates the password policy */
  async function configuredAdmin(): Promise<AccountToWrite[]> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD: password } = config
    if (!ADMIN_EMAIL || !password) return []
    const email = ADMIN_EMAIL.toLowerCase()
    const name = email.split('@')[0] ?? email
    const fault = await policy.faultOf(password, { name, email })
    if (fault) throw new StartError(`ADMIN_PASSWORD ${staffFaults[fault]}: choose another`)
    return [await accountOf({ name, email, role: 'super_admin', password })]
  }

  /** Derived from APP_SECRET, so it differs between installations. */
  function demoPassword(role: Role): string {
    return secrets.sign(role, 'demo').slice(0, demoPasswordLength)
  }

  /**
   * Replaces passwords derived from another APP_SECRET, and those of former versions, which were the same everywhere.
   */
  async function renewDemoPasswords(): Promise<void> {
    if (!config.DEMO) return
    for (const { id, role, passwordHash } of await accounts.openDemoAccounts()) {
      const password = demoPassword(role)
      await hashing.run(async (passwords) => {
        if (await passwords.verify(passwordHash, password)) return
        await accounts.setDemoPassword(id, await passwords.hash(password))
      })
    }
  }

  function sampleAccounts(): Promise<AccountToWrite[]> {
    const made = config.DEMO ? roles : []
    return Promise.all(
      made.map((role) => accountOf({ ...demoAccounts[role], role, password: demoPassword(role), isDemo: true })),
    )
  }

  async function accountOf({
    password,
    ...account
  }: { password: string } & Pick<AccountToWrite, 'name' | 'email' | 'role' | 'isDemo'>) {
    const passwordHash = await hashing.run((passwords) => passwords.hash(password))
    const createdAt = now()
    return { ...account, passwordHash, createdAt, passwordChangedAt: createdAt }
  }

  async function add(tx: Transaction, account: AccountToWrite): Promise<void> {
    const id = await createAccountsRepo(tx).add(account)
    const { name, email, role, isDemo = false } = account
    const made = { entity: 'user', entityId: id, entityName: email, after: { name, email, role, isDemo } }
    await audit.record(tx, systemActor, { action: 'user.created', ...made })
  }

  return {
    /**
     * Creates the Super Admin of ADMIN_EMAIL and, with DEMO, a sample account for each role if there are no users;
     * otherwise renews the demo passwords. Instances that start together take turns.
     * @throws StartError when ADMIN_PASSWORD is too common or contains a name
     */
    async makeAccounts(): Promise<void> {
      if (!(await accounts.isEmpty())) return renewDemoPasswords()
      const configured = await configuredAdmin()
      const samples = await sampleAccounts()
      const made = [...configured, ...samples.filter(({ email }) => email !== configured[0]?.email)]
      if (made.length === 0) return
      await database.prisma.$transaction(async (tx) => {
        await createLinksRepo(tx).lockFirstUser()
        if (!(await createAccountsRepo(tx).isEmpty())) return
        for (const account of made) await add(tx, account)
      })
    },

    /**
     * Returns a link to create a Super Admin when none can sign in; it is printed to the log.
     * @param origin of this site
     */
    async setupLink(origin: string): Promise<string | undefined> {
      if (await accounts.hasSuperAdmin(config.DEMO !== false)) return undefined
      const { url } = await database.prisma.$transaction((tx) => links.issue(tx, 'setup', null, origin))
      return terminalKeys.linkTo(url, 'terminal')
    },

    /** Returns the demo accounts whose password was never changed. */
    async demoAccounts(): Promise<{ email: string; password: string; role: Role }[]> {
      if (!config.DEMO) return []
      const open = await accounts.openDemoAccounts()
      return open.map(({ email, role }) => ({ email, role, password: demoPassword(role) }))
    },
  }
}

export type FirstStart = ReturnType<typeof createFirstStart>
