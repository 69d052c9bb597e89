import type { Dictionary } from '../../../i18n/language.tsx'

/** Overrides of `conflictsWords` for a catalogue that comes from files. */
export const fileConflictsWords = {
  hint: {
    'zh-TW': '這些內容在這裏和檔案都改過，而兩邊不同。網站現時用檔案的；這裏改的不會遺失，留待你決定。',
    en: 'These were changed here and in the files, each to something else. The site shows the file’s for now; ours is not lost: it waits for you.',
  },
  noneHint: {
    'zh-TW': '同一欄在這裏和檔案都改過而又不同時，會在這裏由你決定採用哪一個。',
    en: 'Where a field is changed here and in a file to different values, it waits here for you to choose.',
  },
  theirs: { 'zh-TW': '檔案的', en: 'The file’s' },
  somebody: { 'zh-TW': '檔案', en: 'The file' },
  keepTheirs: { 'zh-TW': '採用檔案的', en: 'Keep the file’s' },
  keepTheirsOf: {
    'zh-TW': (name: string) => `${name}，採用檔案的`,
    en: (name: string) => `Keep the file’s: ${name}`,
  },
  keepAllTheirsOf: {
    'zh-TW': (name: string) => `${name}，全部採用檔案的`,
    en: (name: string) => `Keep all of the file’s: ${name}`,
  },
  otherHint: {
    'zh-TW': '兩邊的都不用，改成這樣；檔案不會更改。',
    en: 'Takes the place of both; the file stays as it is.',
  },
  keptOther: { 'zh-TW': () => '已改用另一個值', en: () => 'The value is set' },
  settledTheirs: { 'zh-TW': '採用了檔案的', en: 'The file’s was kept' },
  keptOurs: {
    'zh-TW': (count: number) => `已採用這裏的（${count} 項），檔案不會更改`,
    en: (count: number) =>
      count === 1
        ? 'Ours is back; the file stays as it is'
        : `Ours is back in ${count} fields; the file stays as it is`,
  },
  keptTheirs: {
    'zh-TW': (count: number) => `已採用檔案的（${count} 項）`,
    en: (count: number) => (count === 1 ? 'The file’s value stays' : `The file’s values stay in ${count} fields`),
  },
  allTheirs: {
    'zh-TW': (count: number) => `${count} 款產品全部採用檔案的？`,
    en: (count: number) =>
      count === 1 ? 'Keep all of the file’s for 1 product?' : `Keep all of the file’s for ${count} products?`,
  },
  allOursHint: {
    'zh-TW': '這裏的值會取回，檔案不會更改。之後仍可在「已處理」逐項還原。',
    en: 'Our values come back, and the files stay as they are. Each can be undone under Settled.',
  },
  alwaysTheirs: { 'zh-TW': '以後用檔案的', en: 'Always the file’s' },
  isAlwaysTheirs: {
    'zh-TW': (field: string) => `「${field}」以後以檔案為準`,
    en: (field: string) => `From now on the file’s value holds for ${field}`,
  },
} satisfies Dictionary
