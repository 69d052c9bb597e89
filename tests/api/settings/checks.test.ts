import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksSchema } from '#contract/staff/checks.ts'
import { configurationChecks, createChecks, found } from '#server/modules/checks/index.ts'
import type { Config } from '#server/platform/config.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { startProcess } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp({
    SMTP_URL: 'smtp://user:hidden-password@127.0.0.1:9',
    MAIL_FROM: 'site@shop.example',
    MAIL_TO: 'sales@shop.example',
    CHAT_API_KEY: 'hidden-key',
    CHAT_API_URL: 'http://127.0.0.1:9',
    PUBLIC_URL: 'https://127.0.0.1:9',
  })
  admin = await createStaff(app, 'super_admin')
})

afterAll(() => app.close())

it('name what does not work, with values and without secrets', async () => {
  const answer = await fetch(`${app.url}/api/v1/admin/system-checks`, { headers: admin.cookie })
  const text = await answer.text()
  const { findings } = checksSchema.parse(JSON.parse(text))
  expect(Object.fromEntries(findings.map(({ code, level }) => [code, level]))).toMatchObject({
    'database.ok': 'ok',
    'migrations.ok': 'ok',
    'clock.ok': 'ok',
    'backups.off': 'warning',
    'mail.failed': 'failure',
    'notion.off': 'note',
    'gateway.failed': 'failure',
    'certificates.failed': 'failure',
  })
  expect(text).not.toMatch(/hidden|tests-only/)
})

it('the same list in the terminal, with remedies and an exit code', { tags: ['night'] }, async () => {
  const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, PUBLIC_URL: 'http://shop.example' }
  const doctor = startProcess('server/doctor.ts', { ...environment, NODE_ENV: 'production' })
  expect(await doctor.ended).toBe(1)
  expect(doctor.output()).toContain('x Configuration: PUBLIC_URL is http (Problem)\n    Put TLS in front of the site')
  const chinese = startProcess('server/doctor.ts', environment, ['--language=zh-TW'])
  await chinese.ended
  expect(chinese.output()).toContain('x 部署設定: PUBLIC_URL 是 http (有問題)')
  const away = startProcess('server/doctor.ts', { DATABASE_URL: 'postgres://127.0.0.1:9/none' })
  expect(await away.ended).toBe(1)
  expect(away.output()).toBe(
    'x Database: The database cannot be reached (Problem)\n    Start PostgreSQL, and check DATABASE_URL.\n',
  )
})

it('one that hangs or fails holds up no other', async () => {
  const { findings } = await createChecks({
    checks: {
      clock: () => new Promise(() => undefined),
      disk: () => Promise.reject(new Error('unexpected')),
      mail: async () => [found('mail.ok')],
    },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    limitMs: 50,
  }).run()
  expect(findings.map(({ check, code }) => [check, code])).toEqual([
    ['clock', 'late'],
    ['disk', 'crashed'],
    ['mail', 'mail.ok'],
  ])
})

describe('weak settings', () => {
  const good = {
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '10.0.0.2',
    DEMO: false,
    ADMIN_PASSWORD: undefined,
    isLocalSite: false,
  } as const
  const random = 'pT3vK9sW1qZ7xB5nM2cL8dF4gH6jR0yA'
  const cases: [string, Partial<Pick<Config, keyof typeof good>>, string, string[]][] = [
    ['none', {}, random, ['settings.ok']],
    ['no address', { PUBLIC_URL: undefined }, random, ['settings.no_public_url']],
    ['no TLS', { PUBLIC_URL: 'http://shop.example' }, random, ['settings.http']],
    ['no proxy', { TRUST_PROXY: undefined }, random, ['settings.no_proxy']],
    ['everybody is trusted', { TRUST_PROXY: '0.0.0.0/0' }, random, ['settings.trusts_all']],
    ['a secret of few characters', {}, 'abcabcabcabcabcabcabcabcabcabcabc', ['settings.secret']],
    ['on a laptop', { PUBLIC_URL: undefined, TRUST_PROXY: undefined, DEMO: 'by_link' }, random, ['settings.ok']],
  ]
  it.each(cases)('%s', (_name, changes, secret, codes) => {
    expect(configurationChecks({ ...good, ...changes }, [secret], false).map(({ code }) => code)).toEqual(codes)
  })
})
