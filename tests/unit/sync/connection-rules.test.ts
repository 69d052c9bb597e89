import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '#contract/site/settings.ts'
import { sourceKinds } from '#contract/sync/source.ts'
import {
  type ConnectionWrite,
  connectedSettings,
  connectionFaults,
  connectionOf,
  connectionTarget,
} from '#server/modules/sync/connection/sync-connection.rules.ts'

/** What staff have entered. */
interface Entered {
  integrations?: Partial<Settings['integrations']>
  sync?: Partial<Settings['sync']>
  apiKey?: string
}

const versions = {
  general: 0,
  company: 0,
  notifications: 0,
  security: 0,
  integrations: 0,
  sync: 0,
  sales: 0,
  chat: 0,
  feeds: 0,
}

function settingsWith({ integrations, sync, apiKey }: Entered) {
  return {
    ...defaultSettings,
    integrations: { ...defaultSettings.integrations, ...integrations },
    sync: { ...defaultSettings.sync, ...sync },
    secrets: apiKey === undefined ? {} : { notionApiKey: apiKey },
    versions,
  }
}

const standIn = 'http://127.0.0.1:9000'
const bare = {
  NOTION_API_KEY: undefined,
  NOTION_DATABASE_ID: undefined,
  NOTION_PRICEBOOK_DATABASE_ID: undefined,
  NOTION_API_URL: standIn,
}
const environment = {
  NOTION_API_URL: standIn,
  NOTION_API_KEY: 'env key',
  NOTION_DATABASE_ID: 'env db',
  NOTION_PRICEBOOK_DATABASE_ID: 'env book',
}
const own: Entered = { integrations: { notionDatabaseId: 'own db' }, apiKey: 'own key' }

describe('the connection that is shown', () => {
  const nothing = {
    isEnabled: true,
    source: 'notion',
    fileUrl: '',
    hasFolder: false,
    databaseId: '',
    dataSourceId: '',
    pricebookDatabaseId: '',
    hasApiKey: false,
    fromEnvironment: false,
  }
  const ofEnvironment = {
    ...nothing,
    databaseId: 'env db',
    pricebookDatabaseId: 'env book',
    hasApiKey: true,
    fromEnvironment: true,
  }

  it.each<[string, Entered, typeof bare | typeof environment, object]>([
    ['is blank where nothing is given', {}, bare, nothing],
    ['is the environment’s until staff enter one', {}, environment, ofEnvironment],
    ['is staff’s once they have', own, environment, { ...ofEnvironment, databaseId: 'own db', fromEnvironment: false }],
    ['is staff’s without an environment', own, bare, { ...nothing, databaseId: 'own db', hasApiKey: true }],
    [
      'has no key where staff’s database has none: the environment’s is for another',
      { integrations: { notionDatabaseId: 'own db' } },
      environment,
      { ...ofEnvironment, databaseId: 'own db', hasApiKey: false, fromEnvironment: false },
    ],
    ['has no key where one is kept for a database that is gone', { apiKey: 'own key' }, bare, nothing],
    [
      'is the environment’s, but for what staff say beside the database',
      {
        integrations: { notionEnabled: false },
        sync: { pricebookDatabaseId: 'own book', dataSourceId: 'own source' },
      },
      environment,
      { ...ofEnvironment, isEnabled: false, pricebookDatabaseId: 'own book', dataSourceId: 'own source' },
    ],
  ])('%s', (_what, entered, given, shown) => {
    expect(connectionOf(settingsWith(entered), given)).toEqual({ ...shown, version: expect.any(Number) })
  })
})

describe('the version of a connection', () => {
  const versionOf = (entered: Entered, given: typeof bare | typeof environment = environment) =>
    connectionOf(settingsWith(entered), given).version

  it('is the same while only mail and the clock change beside it', () => {
    const changed = {
      ...own,
      integrations: { ...own.integrations, smtpHost: 'mail.example' },
      sync: { autoSync: true },
    }
    expect(versionOf(changed)).toBe(versionOf(own))
  })

  it('is another for every other connection, also where only the key differs', () => {
    const others = [
      versionOf({}, bare),
      versionOf({}),
      versionOf({ integrations: { notionEnabled: false } }),
      versionOf({ sync: { dataSourceId: 'own source' } }),
      versionOf({ sync: { pricebookDatabaseId: 'own book' } }),
      versionOf(own),
      versionOf({ ...own, apiKey: 'other key' }),
    ]
    expect(new Set(others).size).toBe(others.length)
  })

  it('is a whole number of 31 bits', () => {
    fc.assert(
      fc.property(fc.string(), (apiKey) => {
        const version = versionOf({ ...own, apiKey })
        expect(Number.isInteger(version) && version >= 0 && version < 2 ** 31).toBe(true)
      }),
    )
  })
})

const write: ConnectionWrite = {
  isEnabled: true,
  source: 'notion',
  fileUrl: '',
  databaseId: 'env db',
  dataSourceId: '',
  pricebookDatabaseId: 'env book',
  version: 0,
}

describe('what is written of a connection', () => {
  it.each<[string, Entered, Partial<ConnectionWrite>, [database: string, pricebook: string]]>([
    ['follows the environment where it only repeats it', {}, {}, ['', '']],
    ['does so where a key is taken away', {}, { apiKey: null }, ['', '']],
    ['is staff’s where they give the environment’s database a key', {}, { apiKey: 'own key' }, ['env db', '']],
    [
      'is staff’s where it says otherwise',
      {},
      { databaseId: 'own db', pricebookDatabaseId: 'own book' },
      ['own db', 'own book'],
    ],
    ['follows with the database alone', {}, { pricebookDatabaseId: 'own book' }, ['', 'own book']],
    ['follows with the pricebook alone', {}, { databaseId: 'own db', apiKey: 'own key' }, ['own db', '']],
    [
      'stays staff’s where staff had entered others before',
      { ...own, sync: { pricebookDatabaseId: 'own book' } },
      {},
      ['env db', 'env book'],
    ],
    ['is blank where staff say so', own, { databaseId: '', pricebookDatabaseId: '' }, ['', '']],
  ])('%s', (_what, entered, changes, [database, pricebook]) => {
    const { integrations, sync } = connectedSettings(settingsWith(entered), environment, { ...write, ...changes })
    expect([integrations.notionDatabaseId, sync.pricebookDatabaseId]).toEqual([database, pricebook])
  })

  it('leaves mail and the clock as they are', () => {
    const before = settingsWith({ integrations: { smtpHost: 'mail.example' }, sync: { autoSync: true } })
    const changes = {
      isEnabled: false,
      databaseId: 'own db',
      dataSourceId: 'own source',
      pricebookDatabaseId: 'own book',
    }
    expect(connectedSettings(before, environment, { ...write, ...changes })).toEqual({
      integrations: { ...before.integrations, notionEnabled: false, notionDatabaseId: 'own db' },
      sync: { ...before.sync, dataSourceId: 'own source', pricebookDatabaseId: 'own book' },
    })
  })

  it('is what is shown afterwards, or what the environment says where it is blank', () => {
    const id = fc.constantFrom('', 'env db', 'env book', 'own')
    const requests = fc.record({
      isEnabled: fc.boolean(),
      source: fc.constantFrom(...sourceKinds),
      fileUrl: fc.constantFrom('', 'https://example.com/a.csv'),
      apiKey: fc.constantFrom(undefined, null, 'own key'),
      databaseId: id,
      dataSourceId: id,
      pricebookDatabaseId: id,
      version: fc.constant(0),
    })
    fc.assert(
      fc.property(id, id, requests, fc.constantFrom(bare, environment), (database, pricebook, wanted, given) => {
        const before = settingsWith({
          integrations: { notionDatabaseId: database },
          sync: { pricebookDatabaseId: pricebook },
        })
        const after = { ...before, ...connectedSettings(before, given, wanted) }
        expect(connectionOf(after, given)).toMatchObject({
          isEnabled: wanted.isEnabled,
          source: wanted.source,
          fileUrl: wanted.fileUrl,
          databaseId: wanted.databaseId || (given.NOTION_DATABASE_ID ?? ''),
          dataSourceId: wanted.dataSourceId,
          pricebookDatabaseId: wanted.pricebookDatabaseId || (given.NOTION_PRICEBOOK_DATABASE_ID ?? ''),
        })
      }),
    )
  })
})

describe('a connection that is written', () => {
  it.each<[string, Entered, database: string, ConnectionWrite['apiKey'], object[]]>([
    ['may be a database and its key', {}, 'own db', 'own key', []],
    ['may be another with another key', own, 'other db', 'other key', []],
    ['may be the same again', own, 'own db', undefined, []],
    ['may be taken away', own, '', null, []],
    ['needs a key', {}, 'own db', undefined, [{ path: 'apiKey', code: 'required_with_database' }]],
    ['needs the key that is taken away', own, 'own db', null, [{ path: 'apiKey', code: 'required_with_database' }]],
    ['needs a database for its key', {}, '', 'own key', [{ path: 'databaseId', code: 'required_with_key' }]],
    ['sends no kept key elsewhere', own, 'other db', undefined, [{ path: 'apiKey', code: 'of_other_database' }]],
  ])('%s', (_what, entered, notionDatabaseId, apiKey, faults) => {
    const before = settingsWith(entered)
    const found = connectionFaults(
      before,
      { ...before.integrations, notionDatabaseId },
      { ...write, apiKey, databaseId: notionDatabaseId, pricebookDatabaseId: 'own book' },
      bare,
    )
    expect(found).toEqual(faults.map((fault) => ({ ...fault, message: expect.stringMatching(/\w/) })))
  })
})

describe('files as a source', () => {
  const withFolder = { ...bare, SOURCE_FOLDER: '/srv/products' }
  const address = 'https://example.com/products.csv'

  it.each<[string, Partial<ConnectionWrite>, typeof bare, object[]]>([
    ['may be the folder that the server has', { source: 'folder' }, withFolder, []],
    [
      'are in no folder that the server has not',
      { source: 'folder' },
      bare,
      [{ path: 'source', code: 'no_source_folder' }],
    ],
    ['may be at an address', { source: 'address', fileUrl: address }, bare, []],
    ['need an address', { source: 'address' }, bare, [{ path: 'fileUrl', code: 'required' }]],
    ['may be at the stand-in', { source: 'address', fileUrl: `${standIn}/a.csv` }, bare, []],
    ...[
      'http://example.com/a.csv',
      'file:///etc/passwd',
      'ftp://example.com/a.csv',
      'https://user:secret@example.com/a.csv',
      '/srv/products',
      '../products.csv',
      'http://127.0.0.1:9001/a.csv',
    ].map((fileUrl): [string, Partial<ConnectionWrite>, typeof bare, object[]] => [
      `are not at ${fileUrl}`,
      { source: 'address', fileUrl },
      bare,
      [{ path: 'fileUrl', code: 'not_file_address' }],
    ]),
  ])('%s', (_what, changes, given, faults) => {
    const before = settingsWith({})
    const found = connectionFaults(before, before.integrations, { ...write, databaseId: '', ...changes }, given)
    expect(found).toEqual(faults.map((fault) => ({ ...fault, message: expect.stringMatching(/\w/) })))
  })

  it('are tested by what is typed, else by what is kept', () => {
    const kept = settingsWith({ sync: { source: 'address', fileUrl: address } })
    const files = { databaseId: 'files', pricebookDatabaseId: '' }
    expect(connectionTarget(kept, withFolder, {})).toEqual({ ...files, kind: 'address', at: address })
    expect(connectionTarget(kept, withFolder, { source: 'folder' })).toEqual({
      ...files,
      kind: 'folder',
      at: '/srv/products',
    })
    const typed = { source: 'address', fileUrl: 'https://example.com/b.csv' } as const
    expect(connectionTarget(settingsWith({}), bare, typed)).toEqual({ ...files, kind: 'address', at: typed.fileUrl })
    expect(connectionTarget(settingsWith({}), bare, { source: 'folder' })).toMatchObject({
      faults: [{ path: 'source', code: 'no_source_folder' }],
    })
  })
})

describe('a test of a connection', () => {
  const kept = { ...own, sync: { dataSourceId: 'own source', pricebookDatabaseId: 'own book' } }
  const target = {
    kind: 'notion',
    apiKey: 'own key',
    databaseId: 'own db',
    dataSourceId: 'own source',
    pricebookDatabaseId: 'own book',
  }

  it.each<[string, Parameters<typeof connectionTarget>[2], object]>([
    ['goes to what is kept', {}, target],
    ['goes to what is kept where nothing else was typed', { databaseId: '' }, target],
    ['takes the kept key to the database it is for', { databaseId: 'own db' }, target],
    ['takes a key that is typed', { apiKey: 'typed key' }, { ...target, apiKey: 'typed key' }],
    [
      'takes a database that is typed with its key',
      { apiKey: 'typed key', databaseId: 'typed db' },
      { ...target, apiKey: 'typed key', databaseId: 'typed db' },
    ],
    ['takes a source that is typed', { dataSourceId: 'typed source' }, { ...target, dataSourceId: 'typed source' }],
    ['takes no source where none is typed', { dataSourceId: '' }, { ...target, dataSourceId: undefined }],
  ])('%s', (_what, given, expected) => {
    expect(connectionTarget(settingsWith(kept), bare, given)).toStrictEqual(expected)
  })

  it('goes where the environment says', () => {
    expect(connectionTarget(settingsWith({}), environment, {})).toStrictEqual({
      kind: 'notion',
      apiKey: 'env key',
      databaseId: 'env db',
      dataSourceId: undefined,
      pricebookDatabaseId: 'env book',
    })
  })

  it.each<[string, Entered, Parameters<typeof connectionTarget>[2], path: string, code: string]>([
    ['without a database', {}, {}, 'databaseId', 'required'],
    ['of a key alone', {}, { apiKey: 'typed key' }, 'databaseId', 'required'],
    ['of a database alone', {}, { databaseId: 'typed db' }, 'apiKey', 'required'],
    ['of a kept database whose key is not kept', { integrations: own.integrations ?? {} }, {}, 'apiKey', 'required'],
    ['of the kept key with another database', kept, { databaseId: 'typed db' }, 'apiKey', 'of_other_database'],
  ])('%s is refused', (_what, entered, given, path, code) => {
    const faults = [{ path, code, message: expect.stringMatching(/\w/) }]
    expect(connectionTarget(settingsWith(entered), bare, given)).toEqual({ faults })
  })
})
