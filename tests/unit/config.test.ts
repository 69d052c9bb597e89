import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig, variableNames } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'

/** The message of the refusal. */
function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return error.message
  }
  throw new Error('The configuration was not refused')
}

describe('design, "Configuration"', () => {
  it('.env.example lists every variable, and no other', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const listed = [...example.matchAll(/^(?:#\s*)?([A-Z][A-Z_]*)=/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual([...variableNames].sort())
  })

  it('has a default for everything that the site needs', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      SYNC_CRON: '*/30 * * * *',
      LOG_LEVEL: 'warn',
    })
  })

  it('logs more in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).LOG_LEVEL).toBe('info')
    expect(readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'error' }).LOG_LEVEL).toBe('error')
  })

  it.each<[string, NodeJS.ProcessEnv, Config['DEMO']]>([
    ['on this machine', {}, 'by_link'],
    ['on it, by another port', { PUBLIC_URL: 'http://localhost:5173' }, 'by_link'],
    ['asked for', { DEMO: '1', NODE_ENV: 'production' }, 'everywhere'],
    ['declined', { DEMO: '0' }, false],
    ['in production', { NODE_ENV: 'production' }, false],
    ['on a database of one’s own', { DATABASE_URL: 'postgres://localhost/shop' }, false],
    ['on every interface', { HOST: '0.0.0.0' }, false],
    ['at a public address', { PUBLIC_URL: 'https://shop.example' }, false],
    ['behind a proxy', { TRUST_PROXY: '127.0.0.1' }, false],
  ])('sample accounts %s', (_where, environment, reach) => {
    expect(readConfig(environment).DEMO).toBe(reach)
  })

  it.each(variableNames)('an empty %s counts as unset', (name) => {
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}))
  })
})

describe('design, "Configuration": a bad value stops the start with one clear line', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_POOL_URL', 'mysql://localhost/shop'],
    ['NOTION_API_URL', 'ftp://notion.example'],
    ['SYNC_CRON', 'every half hour'],
    ['CONTACT_PHONE', '12345678'],
    ['FORM_ENDPOINT_URL', 'forms.example/f/1'],
    ['FORM_ENDPOINT_URL', 'https://shop:hunter2@forms.example/f/1'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Harbour IoT'],
    ['MAIL_FROM', 'hello@example.com\nBcc: all@example.com'],
    ['MAIL_TO', 'sales@example.com; boss@example.com'],
    ['MAIL_TO', ','],
    ['TRANSLATE_API_URL', 'translate'],
    ['TRANSLATE_WIDGET_URL', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^Bad configuration: ${name}: .+$`))
  })

  it('names every bad variable in one line', () => {
    const line = refusal({ PORT: 'http', LOG_LEVEL: 'loud' })
    expect(line).toContain('PORT: ')
    expect(line).toContain('LOG_LEVEL: ')
    expect(line).not.toContain('\n')
  })

  it.each(['NOTION_API_KEY', 'NOTION_DATABASE_ID'])('%s alone is half a configuration', (name) => {
    const line = refusal({ [name]: 'given' })
    expect(line).toContain('NOTION_API_KEY')
    expect(line).toContain('NOTION_DATABASE_ID')
  })

  it.each(['DATABASE_POOL_URL', 'DATABASE_REPLICA_URL'])('%s alone is half a configuration', (name) => {
    const line = refusal({ [name]: 'postgres://localhost/shop' })
    expect(line).toBe(`Bad configuration: ${name} needs DATABASE_URL`)
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }],
    [{ MAIL_FROM: 'a@example.com' }],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' }],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'a@example.com' }],
  ])('%o is a part of a configuration', (environment) => {
    expect(refusal(environment)).toBe(
      'Bad configuration: SMTP_URL and MAIL_FROM and MAIL_TO go together; set all of them or none',
    )
  })

  it('takes mail for several, from somebody with a name', () => {
    const mail = {
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: '港灣物聯 <a@example.com>',
      MAIL_TO: 'b@c.hk, d@e.hk',
    }
    expect(readConfig(mail)).toMatchObject(mail)
  })

  it('does not repeat a secret', () => {
    expect(refusal({ SMTP_URL: 'http://shop:hunter2@mail.example' })).not.toContain('hunter2')
    expect(refusal({ DATABASE_URL: 'mysql://shop:hunter2@localhost/shop' })).not.toContain('hunter2')
    expect(refusal({ NOTION_API_KEY: 'ntn_hunter2' })).not.toContain('hunter2')
  })
})
