import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FieldOwner } from '#contract/sync/mapping.ts'

export const ownerWords: Record<FieldOwner, Bilingual> = {
  both: { 'zh-TW': '兩邊：合併', en: 'Both: merged' },
  notion: { 'zh-TW': 'Notion：只讀取', en: 'Notion: only read' },
  here: { 'zh-TW': '這裏：只寫入', en: 'Here: only written' },
}

/** The same for files, which are never written. */
export const fileOwnerWords: Record<FieldOwner, Bilingual> = {
  both: { 'zh-TW': '兩邊：合併', en: 'Both: merged' },
  notion: { 'zh-TW': '檔案', en: 'The file' },
  here: { 'zh-TW': '這裏：不讀取', en: 'Here: not read' },
}
