import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeProducts, undoOperation } from '../../api/products.ts'
import { useFormats } from '../../i18n/formats.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { useProductsCache } from '../useProductActions.ts'
import { bulkWords as words } from './bulk.words.ts'

/**
 * Changes products and shows a toast with an undo of exactly that change.
 * @throws StaffFailure where nothing was changed
 */
export function useBulkChange(): (rows: readonly StaffProduct[], change: BulkAction) => Promise<void> {
  const t = useTranslate()
  const toast = useToast()
  const { number } = useFormats()
  const failureWords = useFailureWords()
  const { refresh } = useProductsCache()

  async function undo(id: string) {
    try {
      const { restored } = await undoOperation(id)
      toast(t(words.undone)(number(restored)))
    } catch (error) {
      toast(t(words.notUndone), 'failure', failureWords(error))
    }
    refresh()
  }
  return async (rows, change) => {
    const products = rows.map(({ id, version }) => ({ id, version }))
    const { id, changed, unchanged } = await changeProducts({ products, change })
    const rest = unchanged > 0 ? t(words.doneSame)(number(unchanged)) : undefined
    const back = { label: t(uiWords.undo), onAct: () => void undo(id) }
    toast(t(words.done)(number(changed)), 'success', rest, changed > 0 ? back : undefined)
    refresh()
  }
}
