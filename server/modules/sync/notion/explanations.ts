import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { ErrorAnswer } from './schemas.ts'

/** Explanations by Notion's error code (developers.notion.com/reference/status-codes) and, where needed, message. */
const explanations = [
  ['notion.means.key', ['unauthorized'], /^/],
  ['notion.means.rights', ['restricted_resource'], /^/],
  ['notion.means.no-database', ['object_not_found'], /database|data[ _]source/i],
  ['notion.means.no-page', ['object_not_found'], /page|block/i],
  ['notion.means.nothing-there', ['object_not_found'], /^/],
  ['notion.means.busy', ['rate_limited', 'service_overload'], /^/],
  ['notion.means.clash', ['conflict_error'], /^/],
  ['notion.means.slow', ['gateway_timeout'], /^/],
  ['notion.means.trouble', ['internal_server_error', 'bad_gateway'], /^/],
  ['notion.means.trouble', ['service_unavailable', 'database_connection_unavailable'], /^/],
  ['notion.means.version', ['missing_version'], /^/],
  ['notion.means.version', ['validation_error'], /^Notion-Version/],
  ['notion.means.sources', ['validation_error'], /multiple data sources/i],
  ['notion.means.is-page', ['validation_error'], /page, not a database/i],
  ['notion.means.no-id', ['validation_error'], /valid uuid/i],
  ['notion.means.no-column', ['validation_error'], /not a property that exists/],
  ['notion.means.column-type', ['validation_error'], /is expected to be|computed property/i],
  ['notion.means.option', ['validation_error'], /(?:select|status) option/i],
  ['notion.means.too-long', ['validation_error'], /length should be ≤/],
  ['notion.means.in-trash', ['validation_error'], /archived|in the trash/i],
  ['notion.means.lost-place', ['validation_error'], /start_cursor/],
  ['notion.means.invalid', ['validation_error'], /^/],
  ['notion.means.address', ['invalid_request_url'], /^/],
  ['notion.means.malformed', ['invalid_json', 'invalid_request'], /^/],
] as const

export function explained({ code, message: reply }: Pick<ErrorAnswer, 'code' | 'message'>): SyncNote {
  const found = explanations.find(([, codes, words]) => codes.some((one) => one === code) && words.test(reply))
  return syncNote('notion.said', { meaning: syncNote(found?.[0] ?? 'notion.means.refused'), reply })
}
