import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { gatewayAddressFault } from '#server/modules/settings/gateway-address.rules.ts'
import { chatAccess, mailTarget, notionAccess, usualPresets } from '#server/modules/settings/integrations.rules.ts'
import { refusalOf } from '#server/modules/settings/security.rules.ts'

const { integrations, sync } = defaultSettings

describe('the mail server', () => {
  it.each([
    ['the environment’s', {}, undefined],
    [
      'one of one’s own',
      { smtpHost: 'mail.example', smtpPort: 25, smtpUsername: 'me' },
      { host: 'mail.example', port: 25, user: 'me' },
    ],
    [
      'SendGrid',
      { emailService: 'sendgrid' as const, smtpUsername: 'me' },
      { host: 'smtp.sendgrid.net', port: 587, user: 'apikey' },
    ],
    [
      'Mailgun',
      { emailService: 'mailgun' as const, smtpUsername: 'me' },
      { host: 'smtp.mailgun.org', port: 587, user: 'me' },
    ],
  ])('is %s', (_which, values, target) => {
    expect(mailTarget({ ...integrations, ...values }, usualPresets)).toEqual(target)
  })
})

describe('where the catalogue comes from', () => {
  const environment = {
    NOTION_API_KEY: 'env key',
    NOTION_DATABASE_ID: 'env db',
    NOTION_PRICEBOOK_DATABASE_ID: 'env book',
  }
  const bare = { NOTION_API_KEY: undefined, NOTION_DATABASE_ID: undefined, NOTION_PRICEBOOK_DATABASE_ID: undefined }
  const settings = { integrations, secrets: {}, sync }
  const own = {
    integrations: { ...integrations, notionDatabaseId: 'own db' },
    secrets: { notionApiKey: 'own key' },
    sync,
  }

  it('is what the environment names', () => {
    expect(notionAccess(settings, environment)).toEqual({
      databaseId: 'env db',
      apiKey: 'env key',
      dataSourceId: undefined,
      pricebookDatabaseId: 'env book',
    })
  })

  it('is what the settings name, with their key and no other', () => {
    const chosen = { ...own, sync: { ...sync, dataSourceId: 'source', pricebookDatabaseId: 'own book' } }
    expect(notionAccess(chosen, environment)).toEqual({
      databaseId: 'own db',
      apiKey: 'own key',
      dataSourceId: 'source',
      pricebookDatabaseId: 'own book',
    })
  })

  it.each([
    [
      'switched off',
      { ...own, integrations: { ...own.integrations, notionEnabled: false } },
      environment,
      'switched off',
    ],
    ['nowhere', settings, bare, 'Nothing to sync with'],
    ['a database whose key is missing', { ...own, secrets: {} }, environment, 'no Notion API key'],
    [
      'an environment whose key is missing',
      settings,
      { ...environment, NOTION_API_KEY: undefined },
      'no Notion API key',
    ],
    ['a key without a database', settings, { ...environment, NOTION_DATABASE_ID: undefined }, 'Nothing to sync with'],
  ])('is %s', (_where, given, config, sentence) => {
    expect(notionAccess(given, config)).toEqual({ off: expect.stringContaining(sentence) })
  })
})

describe('where the assistant’s answers come from', () => {
  const environment = { CHAT_API_KEY: 'env key', CHAT_API_URL: 'https://env.example', CHAT_MODEL: 'env model' }
  const keyless = { ...environment, CHAT_API_KEY: undefined }
  const own = { ...integrations, chatApiUrl: 'https://own.example', chatModel: 'own model' }

  it.each([
    ['the environment', integrations, {}, environment, ['https://env.example', 'env key', 'env model']],
    ['the settings', own, { chatApiKey: 'own key' }, environment, ['https://own.example', 'own key', 'own model']],
    [
      'the environment, with a key of the settings',
      integrations,
      { chatApiKey: 'own key' },
      keyless,
      ['https://env.example', 'own key', 'env model'],
    ],
  ])('is %s', (_where, given, secrets, config, [apiUrl, apiKey, model]) => {
    expect(chatAccess({ integrations: given, secrets }, config)).toEqual({ apiUrl, apiKey, model })
  })

  it('is nowhere without a key; the environment’s is not sent to another address', () => {
    expect(chatAccess({ integrations, secrets: {} }, keyless)).toBeUndefined()
    expect(chatAccess({ integrations: own, secrets: {} }, environment)).toBeUndefined()
  })
})

describe('the address of a model gateway', () => {
  it.each([
    'https://openrouter.ai/api/v1',
    'https://10.0.0.1/v1',
    'http://localhost:11434/v1',
    'http://gateway:4000',
    'http://model.localhost',
    'http://model.local',
    'http://model.internal',
    'http://model.home.arpa',
    'http://127.1.2.3/v1',
    'http://10.1.2.3/v1',
    'http://172.16.0.1/v1',
    'http://172.31.255.254/v1',
    'http://192.168.1.2/v1',
    'http://[::1]/v1',
    'http://[fd12::1]/v1',
  ])('%s is one', (address) => {
    expect(gatewayAddressFault(address)).toBeUndefined()
  })

  const outside = 'gateway_plain'
  const address = 'not_gateway'
  const query = 'gateway_query'
  const user = 'gateway_user'
  it.each([
    ['', address],
    ['openrouter.ai', address],
    ['ftp://openrouter.ai', address],
    ['https://me@openrouter.ai', user],
    ['https://:secret@openrouter.ai', user],
    ['https://openrouter.ai/?a=1', query],
    ['https://openrouter.ai/#a', query],
    ['http://openrouter.ai', outside],
    ['http://8.8.8.8', outside],
    ['http://11.0.0.1', outside],
    ['http://172.32.0.1', outside],
    ['http://192.169.0.1', outside],
    ['http://169.254.169.254', outside],
    ['http://[fe80::1]', outside],
    ['http://[2001:db8::1]', outside],
    ['http://metadata', outside],
    ['http://metadata.google.internal', outside],
    ['http://model.local.example', outside],
    ['http://notlocal', undefined],
    ['http://a.metadata', outside],
    ['http://a.metadata.local', undefined],
  ])('%s: %s', (text, fault) => {
    expect(gatewayAddressFault(text)).toBe(fault)
  })
})

describe('whence staff may come', () => {
  const visit = { ip: '203.0.113.9', isPrivate: true }
  const open = { ipWhitelist: [], sslRequired: true }
  it.each([
    ['over HTTPS', visit, open, undefined],
    ['over HTTP', { ...visit, isPrivate: false }, open, 'tls.required'],
    ['over HTTP where that is allowed', { ...visit, isPrivate: false }, { ...open, sslRequired: false }, undefined],
    ['from a listed network', visit, { ...open, ipWhitelist: ['203.0.113.0/24'] }, undefined],
    ['from another', visit, { ...open, ipWhitelist: ['198.51.100.0/24'] }, 'address.refused'],
  ])('%s', (_how, from, settings, code) => {
    expect(refusalOf(from, settings)?.code).toBe(code)
  })

  it('is said in a sentence', () => {
    expect(refusalOf({ ...visit, isPrivate: false }, open)?.message).toBe(
      'Staff sign in over HTTPS, or after opening the one-time link of the terminal (settings, Security)',
    )
    expect(refusalOf(visit, { ...open, ipWhitelist: ['198.51.100.1'] })?.message).toBe(
      'Staff may not come from 203.0.113.9 (settings, Security)',
    )
  })
})
