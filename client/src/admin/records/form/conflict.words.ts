import type { Dictionary } from '../../../i18n/language.tsx'

export const conflictWords = {
  title: {
    'zh-TW': '你編輯期間，同事已儲存了另一個版本',
    en: 'A colleague saved another version while you were editing',
  },
  disputed: {
    'zh-TW': '你的更改尚未儲存。以下是兩個版本的分別，請決定保留哪一個。',
    en: 'Nothing of yours is saved yet. This is how the two versions differ: decide which one is kept.',
  },
  compatible: {
    'zh-TW': '你的更改尚未儲存。你們改的不是同一欄，兩邊都可以保留。',
    en: 'Nothing of yours is saved yet. You changed different fields, so both can be kept.',
  },
  field: { 'zh-TW': '欄位', en: 'Field' },
  mine: { 'zh-TW': '你的版本', en: 'Yours' },
  theirs: { 'zh-TW': '同事的版本', en: 'Theirs' },
  outcome: { 'zh-TW': '結果', en: 'Outcome' },
  me: { 'zh-TW': '只有你改過：保留你的', en: 'Only you changed it: yours is kept' },
  them: { 'zh-TW': '只有同事改過：保留同事的', en: 'Only they changed it: theirs is kept' },
  both: { 'zh-TW': '兩人都改過：由你決定', en: 'Both changed it: you decide' },
  keepMine: { 'zh-TW': '保留我的並儲存', en: 'Keep mine and save' },
  takeTheirs: { 'zh-TW': '採用同事的', en: 'Take theirs' },
  keepBoth: { 'zh-TW': '保留兩邊並儲存', en: 'Keep both and save' },
  lookFirst: { 'zh-TW': '合併到表格，稍後儲存', en: 'Merge into the form, save later' },
} satisfies Dictionary
