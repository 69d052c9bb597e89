import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'

const words = {
  seq: { 'zh-TW': '編號', en: 'Number' },
  at: { 'zh-TW': '時間（UTC）', en: 'Time (UTC)' },
  actorName: { 'zh-TW': '操作者', en: 'Who' },
  actorKind: { 'zh-TW': '操作者類別', en: 'Kind' },
  actorId: { 'zh-TW': '操作者識別碼', en: 'Id of who' },
  address: { 'zh-TW': '網絡地址', en: 'Network address' },
  action: { 'zh-TW': '動作', en: 'Action' },
  entity: { 'zh-TW': '資料類別', en: 'What' },
  entityName: { 'zh-TW': '資料名稱', en: 'Name' },
  entityId: { 'zh-TW': '資料識別碼', en: 'Id' },
  before: { 'zh-TW': '更改前（JSON）', en: 'Before (JSON)' },
  after: { 'zh-TW': '更改後（JSON）', en: 'After (JSON)' },
  requestId: { 'zh-TW': '請求識別碼', en: 'Request id' },
} as const satisfies Record<string, Bilingual>

/** Names of actions and entities are not translated. */
export function auditColumns(language: ReaderLanguage): CsvColumns<AuditEntry> {
  return [
    [inLanguage(words.seq, language), ({ seq }) => seq],
    [inLanguage(words.at, language), ({ at }) => at],
    [inLanguage(words.actorName, language), ({ actorName }) => actorName],
    [inLanguage(words.actorKind, language), ({ actorKind }) => actorKind],
    [inLanguage(words.actorId, language), ({ actorId }) => actorId],
    [inLanguage(words.address, language), ({ address }) => address],
    [inLanguage(words.action, language), ({ action }) => action],
    [inLanguage(words.entity, language), ({ entity }) => entity],
    [inLanguage(words.entityName, language), ({ entityName }) => entityName],
    [inLanguage(words.entityId, language), ({ entityId }) => entityId],
    [inLanguage(words.before, language), ({ before }) => before && JSON.stringify(before)],
    [inLanguage(words.after, language), ({ after }) => after && JSON.stringify(after)],
    [inLanguage(words.requestId, language), ({ requestId }) => requestId],
  ]
}
