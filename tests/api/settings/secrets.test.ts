import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsHistorySchema } from '#contract/site/settings.ts'
import { createLogger } from '#server/platform/logging.ts'
import { createSecrets } from '#server/platform/secrets.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { appWith } from '../platform/app-with.ts'
import { ask, set, settingsOf } from './settings.ts'

const password = 'hoist-the-blue-peter'
const apiKey = 'ntn_blue_peter_4711'
const from = { mailFrom: 'quay@harbour.example' }
const own = { smtpHost: '127.0.0.1', smtpPort: 1, smtpUsername: 'site', ...from }

let app: TestApp
let admin: StaffMember
let output = ''
const log = createLogger('trace', {
  write: (line) => {
    output += line
  },
})

beforeAll(async () => {
  app = await startTestApp({}, { log })
  admin = await createStaff(app, 'super_admin')
  await set(
    app,
    admin,
    'integrations',
    { ...own, notionDatabaseId: 'd1' },
    {
      secrets: { smtpPassword: password, notionApiKey: apiKey },
    },
  )
})

afterAll(() => app.close())
restoreRows(() => app)

const stored = async () =>
  (await app.services.database.prisma.settingGroup.findUniqueOrThrow({ where: { name: 'integrations' } })).secrets

/** Whether a text holds a secret, as it is or encoded. */
function holdsSecret(text: string): boolean {
  return [password, apiKey].some((one) =>
    [one, encodeURIComponent(one), Buffer.from(one).toString('base64'), Buffer.from(one).toString('hex')].some((form) =>
      text.includes(form),
    ),
  )
}

describe('"Secrets are write-only"', () => {
  it('no answer holds one, refusals neither', async () => {
    const { version, values } = (await settingsOf(app, admin)).integrations
    const secrets = { smtpPassword: password, notionApiKey: apiKey }
    const answers = [
      await ask(app, admin, 'GET', ''),
      await ask(app, admin, 'GET', '/history'),
      await ask(app, admin, 'POST', '/mail/test'),
      await ask(app, admin, 'PUT', '/integrations', { values, version: version - 1, secrets }),
      await ask(app, admin, 'PUT', '/integrations', { values: { ...values, smtpPort: 0 }, version, secrets }),
      await ask(app, admin, 'PUT', '/integrations', { values, version, secrets: { ...secrets, colour: password } }),
      await ask(app, admin, 'PUT', '/integrations', { values, version, secrets: { smtpPassword: [password] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 502, 409, 400, 400, 400])
    for (const answer of answers) expect(holdsSecret(JSON.stringify(answer.body))).toBe(false)
    expect((await settingsOf(app, admin)).integrations.secrets).toEqual({
      smtpPassword: true,
      notionApiKey: true,
      chatApiKey: false,
    })
  })

  it('no log line holds one, with everything logged', async () => {
    const logged = await appWith(app, { logger: log })
    const { version, values } = (await settingsOf(app, admin)).integrations
    for (const port of [2, 0]) {
      await logged.inject({
        method: 'PUT',
        url: '/api/v1/admin/settings/integrations',
        headers: admin.cookie,
        payload: { values: { ...values, smtpPort: port }, version, secrets: { smtpPassword: password } },
      })
    }
    await logged.inject({ method: 'POST', url: '/api/v1/admin/settings/mail/test', headers: admin.cookie })
    await logged.close()
    expect(output).toContain('/api/v1/admin/settings/integrations')
    expect(holdsSecret(output)).toBe(false)
  })

  it('no row of the audit log holds one: it says "set", "changed" or "removed"', async () => {
    await set(app, admin, 'integrations', {}, { secrets: { smtpPassword: password } })
    await set(app, admin, 'integrations', { smtpUsername: '' }, { secrets: { smtpPassword: null } })
    await set(app, admin, 'integrations', { smtpUsername: 'site' }, { secrets: { smtpPassword: password } })
    const { items } = settingsHistorySchema.parse((await ask(app, admin, 'GET', '/history')).body)
    expect(items.map(({ after }) => after?.smtpPassword)).toEqual(['set', 'removed', 'changed', 'set'])
    expect(items.at(-1)).toMatchObject({ before: { notionApiKey: null }, after: { notionApiKey: 'set' } })
    expect(
      holdsSecret(
        JSON.stringify(await app.services.database.prisma.$queryRaw`SELECT "before", "after" FROM "AuditEntry"`),
      ),
    ).toBe(false)
  })

  it('nothing in the whole database holds one in clear', async () => {
    const { prisma } = app.services.database
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS "name" FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
    expect(tables.map(({ name }) => name)).toContain('public."SettingGroup"')
    for (const { name } of tables) {
      const rows = await prisma.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS "row" FROM ${name} t`)
      expect(holdsSecret(JSON.stringify(rows)), name).toBe(false)
    }
  })

  it('it opens with its own name alone', async () => {
    const kept = Object(await stored())
    const secrets = createSecrets([testSecret])
    expect(secrets.decrypt(kept.smtpPassword, 'settings.integrations.smtpPassword')).toBe(password)
    expect(secrets.decrypt(kept.smtpPassword, 'settings.integrations.notionApiKey')).toBeUndefined()
  })
})

describe('design, APP_SECRET', () => {
  const next = 'tests-only-the-next-one-3kJd82hGsQ0pLm'

  it('a new one before the old one still opens what is kept, and seals it anew at the next change', async () => {
    const both = await startTestApp({ DATABASE_URL: app.databaseUrl, APP_SECRET: `${next} ${testSecret}` })
    try {
      const someone = await createStaff(both, 'super_admin')
      expect(both.services.settings.current().secrets).toEqual({ smtpPassword: password, notionApiKey: apiKey })
      await set(both, someone, 'integrations', { mailTo: 'sales@harbour.example' })
      const kept = Object(await stored())
      const alone = createSecrets([next])
      expect(alone.decrypt(kept.smtpPassword, 'settings.integrations.smtpPassword')).toBe(password)
      expect(alone.decrypt(kept.notionApiKey, 'settings.integrations.notionApiKey')).toBe(apiKey)
    } finally {
      await both.close()
    }
  })

  it('another one opens nothing: it starts, and says that no secret is kept', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl, APP_SECRET: `another-${next}` })
    try {
      const someone = await createStaff(other, 'super_admin')
      expect((await settingsOf(other, someone)).integrations.secrets).toEqual({
        smtpPassword: false,
        chatApiKey: false,
        notionApiKey: false,
      })
      expect(other.services.sync.current()).toMatchObject({ off: expect.stringContaining('enter it again') })
    } finally {
      await other.close()
    }
  })
})
