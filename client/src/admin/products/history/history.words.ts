import type { RevisionOrigin } from '#contract/catalogue/product-edits.ts'
import { yesNoWords } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { sourceAuthors } from '#contract/sync/source.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const historyWords = {
  ...yesNoWords,
  title: { 'zh-TW': '更改紀錄', en: 'Changes' },
  failed: { 'zh-TW': '未能載入紀錄', en: 'The history could not be loaded' },
  none: { 'zh-TW': '還未有更改', en: 'No changes yet' },
  noneHint: {
    'zh-TW': '每次更改都會記在這裏，由誰、何時、改了甚麼。',
    en: 'Each change is kept here: who made it, when, and what it changed.',
  },
  version: { 'zh-TW': (version: number) => `版本 ${version}`, en: (version: number) => `Version ${version}` },
  present: { 'zh-TW': '現時版本', en: 'Present version' },
  first: { 'zh-TW': '首次更改之前', en: 'Before the first change' },
  created: { 'zh-TW': '建立產品', en: 'Created the product' },
  createdFields: {
    'zh-TW': (count: number) => `最初的 ${count} 個欄位`,
    en: (count: number) => `${count} fields at first`,
  },
  run: { 'zh-TW': '查看這次同步', en: 'See the sync' },
  audit: { 'zh-TW': '查看審計紀錄', en: 'See the audit log' },
  undoAll: { 'zh-TW': '復原整批更改', en: 'Undo the whole batch' },
  more: { 'zh-TW': '載入更早的更改', en: 'Load earlier changes' },
  nothing: { 'zh-TW': '（空）', en: '(blank)' },
  added: { 'zh-TW': '加入：', en: 'Added:' },
  removed: { 'zh-TW': '移除：', en: 'Removed:' },
  from: { 'zh-TW': '原本', en: 'Was' },
  to: { 'zh-TW': '改為', en: 'Became' },
  reordered: { 'zh-TW': '調動次序', en: 'Put in another order' },

  revert: { 'zh-TW': '還原到這個版本', en: 'Revert to this version' },
  revertTitle: {
    'zh-TW': (version: number) => `還原到版本 ${version}`,
    en: (version: number) => `Revert to version ${version}`,
  },
  revertHint: {
    'zh-TW': '以下欄位會變回當時的內容，並成為一個新版本；可以復原。',
    en: 'These fields get back what they held then, as a new version; it can be undone.',
  },
  revertSame: {
    'zh-TW': '內容與現時相同，毋須還原。',
    en: 'It holds what the present version holds: there is nothing to revert.',
  },
  revertAct: {
    'zh-TW': (count: number) => `還原 ${count} 個欄位`,
    en: (count: number) => (count === 1 ? 'Revert 1 field' : `Revert ${count} fields`),
  },
  reverted: {
    'zh-TW': (version: number) => `已還原到版本 ${version}`,
    en: (version: number) => `Reverted to version ${version}`,
  },
} satisfies Dictionary

/** Names for the author that runs from the catalogue's source are recorded with. */
export const authorWords: Record<string, Bilingual> = {
  [sourceAuthors.notion]: { 'zh-TW': '來自 Notion', en: 'From Notion' },
  [sourceAuthors.files]: { 'zh-TW': '來自檔案', en: 'From the files' },
}

export const originWords: Record<RevisionOrigin, Bilingual> = {
  staff: { 'zh-TW': '編輯', en: 'Edited' },
  bulk: { 'zh-TW': '在列表更改', en: 'Changed in the list' },
  import: { 'zh-TW': '從檔案匯入', en: 'Imported from a file' },
  undo: { 'zh-TW': '復原', en: 'Undone' },
  revert: { 'zh-TW': '還原舊版本', en: 'Reverted' },
  conflict: { 'zh-TW': '處理衝突', en: 'Conflict settled' },
  notion: { 'zh-TW': '同步', en: 'Synced' },
  sample: { 'zh-TW': '範例', en: 'Sample' },
  order: { 'zh-TW': '訂單發貨', en: 'Shipped with an order' },
}
