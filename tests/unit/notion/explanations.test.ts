import { describe, expect, it } from 'vitest'
import { type SyncNoteCode, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { explained } from '#server/modules/sync/notion/explanations.ts'

/** Notion's own sentences, of its reference and of what it was seen to answer. */
const errors: [code: string, message: string, means: SyncNoteCode][] = [
  ['unauthorized', 'API token is invalid.', 'notion.means.key'],
  ['restricted_resource', 'Insufficient permissions for this endpoint.', 'notion.means.rights'],
  ['object_not_found', 'Could not find database with ID: 1d3f. Make sure it is shared.', 'notion.means.no-database'],
  ['object_not_found', 'Could not find data_source with ID: 1d3f.', 'notion.means.no-database'],
  ['object_not_found', 'Could not find page with ID: 1d3f.', 'notion.means.no-page'],
  ['object_not_found', 'Could not find user with ID: 1d3f.', 'notion.means.nothing-there'],
  ['rate_limited', 'You have been rate limited. Please try again in a few minutes.', 'notion.means.busy'],
  ['service_overload', 'Try again later.', 'notion.means.busy'],
  ['conflict_error', 'Conflict occurred while saving. Please try again.', 'notion.means.clash'],
  ['internal_server_error', 'Unexpected error occurred.', 'notion.means.trouble'],
  ['service_unavailable', 'Notion is unavailable.', 'notion.means.trouble'],
  ['database_connection_unavailable', '', 'notion.means.trouble'],
  ['gateway_timeout', 'The server took too long to respond.', 'notion.means.slow'],
  ['missing_version', 'Notion-Version header failed validation.', 'notion.means.version'],
  [
    'validation_error',
    'Notion-Version header failed validation: it should be `"2025"`, instead was `"2022"`.',
    'notion.means.version',
  ],
  [
    'validation_error',
    'Databases with multiple data sources are not supported in this API version.',
    'notion.means.sources',
  ],
  ['validation_error', 'Provided ID 1d3f is a page, not a database.', 'notion.means.is-page'],
  [
    'validation_error',
    'path failed validation: path.database_id should be a valid uuid, instead was `"x"`.',
    'notion.means.no-id',
  ],
  ['validation_error', 'Colour is not a property that exists.', 'notion.means.no-column'],
  ['validation_error', 'Price is expected to be number.', 'notion.means.column-type'],
  ['validation_error', 'Cannot update computed property "Total" of type formula.', 'notion.means.column-type'],
  ['validation_error', 'Invalid select option, commas not allowed: a,b', 'notion.means.option'],
  ['validation_error', 'Invalid status option. Status option "Gone" does not exist".', 'notion.means.option'],
  [
    'validation_error',
    'body failed validation: body.properties.SKU.rich_text.length should be ≤ `100`, instead was `101`.',
    'notion.means.too-long',
  ],
  [
    'validation_error',
    "Can't edit block that is archived. You must unarchive the block before editing.",
    'notion.means.in-trash',
  ],
  ['validation_error', 'The start_cursor provided is invalid: 4c2b', 'notion.means.lost-place'],
  ['validation_error', 'Something that nobody has seen yet', 'notion.means.invalid'],
  ['invalid_request_url', 'Invalid request URL.', 'notion.means.address'],
  ['invalid_json', 'Error parsing JSON body.', 'notion.means.malformed'],
  ['invalid_request', 'This request is not supported.', 'notion.means.malformed'],
  ['a_code_of_tomorrow', 'No.', 'notion.means.refused'],
]

describe('an error of Notion’s', () => {
  it.each(errors)('%s, “%s”: %s', (code, message, means) => {
    const note = explained({ code, message })
    expect(note).toMatchObject({ code: 'notion.said', params: { meaning: { code: means }, reply: message } })
    expect(syncNoteIn(note, 'en')).toContain(`Notion said: “${message}”`)
    expect(syncNoteIn(note, 'zh-TW')).toContain(`Notion 的原文：「${message}」`)
  })

  it('is told in the reader’s language wherever it stands', () => {
    const note = syncNote('notion.not-connected', {
      reason: explained({ code: 'unauthorized', message: 'API token is invalid.' }),
    })
    expect(syncNoteIn(note, 'zh-TW')).toBe(
      'Notion 不接受這個 API 金鑰：可能已經更換，或複製得不完整。請到 Notion 重新複製，再在這裏的「連接」填上。Notion 的原文：「API token is invalid.」 · 未能連接 Notion，請檢查 API 金鑰及資料庫 ID。',
    )
  })

  it('says nothing that only an engineer knows', () => {
    const texts = errors.flatMap(([code]) =>
      (['en', 'zh-TW'] as const).map((language) => syncNoteIn(explained({ code, message: '' }), language)),
    )
    expect(
      texts.filter((text) => /hash|payload|request body|endpoint|header|JSON|HTTP|validation/i.test(text)),
    ).toEqual([])
  })
})
