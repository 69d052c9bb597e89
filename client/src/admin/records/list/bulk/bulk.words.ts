import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../../i18n/language.tsx'
import type { StaffFailureCode } from '../../../api/request.ts'

export const bulkRunWords = {
  assign: { 'zh-TW': '指派', en: 'Assign' },
  move: { 'zh-TW': '更改狀態', en: 'Move' },
  print: { 'zh-TW': '列印', en: 'Print' },
  working: {
    'zh-TW': (done: string, total: string) => `正在處理：${done}／${total}`,
    en: (done: string, total: string) => `Working: ${done} of ${total}`,
  },
  tooMany: {
    'zh-TW': (most: string) => `一次最多 ${most} 項，請縮窄篩選或分批進行`,
    en: (most: string) => `At most ${most} at a time. Narrow the list, or do it in parts`,
  },
  loadFailed: { 'zh-TW': '未能載入所選的資料', en: 'The selected rows could not be loaded' },
  undone: {
    'zh-TW': (count: number) => `已復原 ${count} 項`,
    en: (count: number) => (count === 1 ? '1 is as before' : `${count} are as before`),
  },
  someTitle: {
    'zh-TW': (done: number, refused: number) => `${done} 項完成，${refused} 項未有更改`,
    en: (done: number, refused: number) => `${done} done, ${refused} not changed`,
  },
  someHint: {
    'zh-TW': '未有更改的項目仍然選取，可以再試。',
    en: 'Those that were not changed are still selected, so you can try again.',
  },
  record: { 'zh-TW': '項目', en: 'Record' },
  reason: { 'zh-TW': '原因', en: 'Why not' },
} satisfies Dictionary

/** Why a row was refused, where the usual sentence is about a record that is open. */
export const rowRefusalWords: Partial<Record<StaffFailureCode, Bilingual>> = {
  'record.changed': {
    'zh-TW': '同事剛剛更改過，請先看最新情況。',
    en: 'A colleague has just changed it. Look at it first.',
  },
  'quote.state': { 'zh-TW': '現時的狀態不能這樣更改。', en: 'Not possible in its present status.' },
  'order.state': { 'zh-TW': '現時的狀態不能這樣更改。', en: 'Not possible in its present status.' },
  'demo.state': { 'zh-TW': '現時的狀態不能這樣更改。', en: 'Not possible in its present status.' },
  'order.no_address': { 'zh-TW': '沒有送貨地址。', en: 'It has no delivery address.' },
  'order.stock_short': { 'zh-TW': '存貨不足。', en: 'There is not enough stock.' },
}
