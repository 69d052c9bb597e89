import type { ChangeField } from '#contract/catalogue/product-edits.ts'
import { eachField, productField } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Names of product fields in editor, history and sync. */
export const recordFieldWords: Record<ChangeField, Bilingual> = {
  ...eachField((field) => productField(field).label),
  retired: { 'zh-TW': '已下架', en: 'Retired' },
}
