import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSettings } from '#server/modules/settings/index.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { startProcess } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { set, settingsOf } from './settings.ts'

const app = await restoredApp()
const admin = await createStaff(app, 'super_admin')
const folder = await mkdtemp(path.join(tmpdir(), 'settings-'))
const mail = { smtpHost: 'mail.quay.example', smtpUsername: 'quay', mailFrom: 'hi@quay.example' }

/** Runs npm run settings:export or settings:import, with or without more variables. */
async function run(at: { databaseUrl: string }, parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  const given = { DATABASE_URL: at.databaseUrl, APP_SECRET: testSecret, LOG_LEVEL: 'silent', ...environment }
  const { ended, output } = startProcess('server/settings-file.ts', given, parameters)
  return [await ended, output()]
}

const load = (file: object, environment: NodeJS.ProcessEnv = {}) =>
  importSettings({ ...app.services, config: app.config }, JSON.stringify(file), { environment })

/** What holds by now, once this instance has read it. */
async function now() {
  await app.services.settings.refresh()
  return settingsOf(app, admin)
}

describe('an installation’s settings', () => {
  it('are exported without a secret, and make another one the same; a second import changes nothing', async () => {
    await set(app, admin, 'general', { siteNameEn: 'Quay Sensors' })
    await set(app, admin, 'security', { corsOrigins: ['https://shop.example'] })
    await set(app, admin, 'integrations', mail, { secrets: { smtpPassword: 'hunter2' } })
    const file = path.join(folder, 'settings.json')
    expect(await run(app, ['export', file])).toEqual([0, ''])
    const content = await readFile(file, 'utf8')
    expect(content).not.toContain('hunter2')
    expect(JSON.parse(content)).toMatchObject({
      general: { siteNameEn: 'Quay Sensors' },
      secrets: { smtpPassword: { env: 'SETTINGS_SMTP_PASSWORD' } },
    })

    const other = await startTestApp()
    const [code, output] = await run(other, ['import', file], { SETTINGS_SMTP_PASSWORD: 'hunter2' })
    expect([code, output]).toEqual([0, expect.stringContaining('general.siteNameEn: "Harbour IoT" → "Quay Sensors"')])
    expect(output).toContain('secrets.smtpPassword: set\n')
    expect(output).not.toContain('hunter2')
    await other.services.settings.refresh()
    const { general, security, integrations, secrets } = other.services.settings.current()
    expect([general.siteNameEn, security.corsOrigins]).toEqual(['Quay Sensors', ['https://shop.example']])
    expect([integrations, secrets]).toMatchObject([mail, { smtpPassword: 'hunter2' }])
    const again = await run(other, ['import', file], { SETTINGS_SMTP_PASSWORD: 'hunter2' })
    expect(again).toEqual([0, '0 changed\n'])
    await other.close()
  })

  it('a dry run prints what would be changed, and changes nothing', async () => {
    const file = path.join(folder, 'part.json')
    await writeFile(file, JSON.stringify({ chat: { messagesPerDay: 7 } }))
    expect(await run(app, ['import', file, '--dry-run'])).toEqual([
      0,
      'chat.messagesPerDay: 40 → 7\n1 would be changed\n',
    ])
    expect((await now()).chat).toMatchObject({ version: 0, values: { messagesPerDay: 40 } })
  })
})

describe('an import', () => {
  it('sets what the file names, keeps the rest, and is in the audit log as the system', async () => {
    await set(app, admin, 'general', { siteNameEn: 'Quay Sensors' })
    expect(await load({ general: { currency: 'USD' }, security: { sessionTimeout: 8 } })).toEqual([
      'general.currency: "HKD" → "USD"',
      'security.sessionTimeout: 24 → 8',
    ])
    const { general, security } = await now()
    expect(general).toMatchObject({ updatedBy: 'system', values: { currency: 'USD', siteNameEn: 'Quay Sensors' } })
    expect(security).toMatchObject({ version: 1, updatedBy: 'system', values: { sessionTimeout: 8 } })
  })

  it('takes a secret from a file', async () => {
    const file = path.join(folder, 'password')
    await writeFile(file, 'hunter3\n')
    await load({ integrations: mail, secrets: { smtpPassword: { file } } })
    await app.services.settings.refresh()
    expect(app.services.settings.current().secrets.smtpPassword).toBe('hunter3')
  })

  it.each([
    [{ generall: {} }, 'generall: There is no such field'],
    [{ general: { sitename: 'x' } }, 'general.sitename: There is no such field'],
    [{ security: { sessionTimeout: 48 } }, 'security.sessionTimeout: must be 1 to 24'],
    [{ security: { ipWhitelist: ['here'] } }, 'security.ipWhitelist.0: is not an address or a range'],
    [{ general: { timezone: 'Hong Kong' } }, 'general.timezone: is not a time zone'],
    [{ integrations: { smtpHost: 'mail.quay.example' } }, 'integrations.mailFrom: is required'],
    [{ secrets: { smtpPassword: 'hunter2' } }, 'secrets.smtpPassword: '],
    [{ secrets: { smtpPassword: { env: 'NOT_SET' } } }, 'secrets.smtpPassword: '],
    [{ secrets: { smtpPassword: { file: '/nowhere' } } }, 'secrets.smtpPassword: '],
  ])('%j is refused by name, and nothing is changed', async (file, complaint) => {
    const whole = { chat: { messagesPerDay: 7 }, ...file }
    await expect(load(whole)).rejects.toThrow(complaint)
    await expect(load(whole)).rejects.not.toThrow('hunter2')
    expect((await now()).chat.version).toBe(0)
  })

  it('of what is no JSON, or no file, ends with one line', async () => {
    const file = path.join(folder, 'broken.json')
    await writeFile(file, '{')
    expect(await run(app, ['import', file])).toEqual([1, expect.stringMatching(/^The file is not JSON: .+\n$/)])
    expect(await run(app, ['import', '/nowhere.json'])).toEqual([1, '/nowhere.json cannot be read\n'])
  })
})
