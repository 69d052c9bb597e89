import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FieldOwner } from '#contract/sync/mapping.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

/** Overrides of `mappingWords` for files. */
export const fileMappingWords = {
  lead: {
    'zh-TW': '說明檔案的每一欄是產品的哪一項。預覽會即時顯示產品頁的模樣；儲存之前不會寫入任何內容。',
    en: 'Say which column of the files is what of a product. The preview follows each change; nothing is written before you save.',
  },
  notReady: {
    'zh-TW': '認不出足夠的欄：產品名稱和另外最少一欄。儲存欄位對應之前，不會匯入任何內容。',
    en: 'Too little is known by its name: it takes the product’s name and one more column. Nothing is imported until a mapping is saved.',
  },
  identity: {
    'zh-TW': '每一列以 SKU 辨認；沒有 SKU 的，以檔案和名稱辨認。兩列不能有同一個 SKU。',
    en: 'A row is told by its SKU, or without one by its file and its name. No two rows can have the same SKU.',
  },
  fixedHint: {
    'zh-TW': '在這裏改動個別產品，下次完整同步會改回。',
    en: 'A product that is edited here is put back by the next complete sync.',
  },
} satisfies Dictionary

export const fileOwnerHints: Record<FieldOwner, Bilingual> = {
  both: {
    'zh-TW': '兩邊都改過的話，採用檔案的，這裏的留在「衝突」。',
    en: 'Where both changed it, the file’s value holds and ours waits under Conflicts.',
  },
  notion: {
    'zh-TW': '在這裏的改動，下次同步會改回檔案的內容。',
    en: 'An edit here is put back to the file’s value by the next sync.',
  },
  here: {
    'zh-TW': '檔案的內容不會讀取，以這裏的為準。',
    en: 'What the file says is not read: ours holds.',
  },
}
