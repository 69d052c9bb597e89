import { useQueryClient } from '@tanstack/react-query'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { productOptions, revertProduct, setListed } from '../api/products.ts'
import { StaffFailure } from '../api/request.ts'
import { uiWords } from '../ui/ui.words.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { productsScreenWords as words } from '../words/products.words.ts'

export interface Target {
  id: string
  version: number
  name: string
}

export interface ProductActions {
  /** Retires or restores a product; can be undone from the toast. */
  setListed: (target: Target, isListed: boolean) => Promise<void>
  /** Shows a toast with an undo of the change. @param before version before the change */
  showChanged: (text: string, changed: EditedProduct, before: number) => void
}

export function useProductActions(): ProductActions {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const { store, refresh } = useProductsCache()

  async function attempt({ name }: { name: string }, act: () => Promise<unknown>) {
    try {
      await act()
    } catch (error) {
      const isStale = error instanceof StaffFailure && error.code === 'record.changed'
      toast(t(words.notChanged)(name), 'failure', isStale ? t(words.changedSince) : failureWords(error))
      refresh()
    }
  }
  function list(target: Target, isListed: boolean): Promise<void> {
    return attempt(target, async () => {
      const { version, isUnlisted } = store(await setListed(target.id, target.version, isListed))
      const undo = { label: t(uiWords.undo), onAct: () => void list({ ...target, version }, !isListed) }
      const { title, detail } = outcomeWords(isListed, isUnlisted)
      toast(t(title)(target.name), 'success', detail && t(detail), undo)
    })
  }
  function showChanged(text: string, { id, version, record }: EditedProduct, before: number) {
    const back = async () => {
      store(await revertProduct(id, version, before))
      toast(t(words.restoredAsBefore)(record.name))
    }
    toast(text, 'success', undefined, { label: t(uiWords.undo), onAct: () => void attempt(record, back) })
  }
  return { setListed: list, showChanged }
}

/** @param isUnlisted such a product is not on the site in either case */
function outcomeWords(isListed: boolean, isUnlisted: boolean) {
  if (!isListed) return { title: words.retiredNow, detail: words.retiredDetail }
  if (isUnlisted) return { title: words.restoredUnlisted, detail: words.restoredUnlistedDetail }
  return { title: words.restoredNow, detail: undefined }
}

export interface ProductsCache {
  refresh: () => void
  /** Caches a product that the server returned, and invalidates the rest. */
  store: (product: EditedProduct) => EditedProduct
}

export function useProductsCache(): ProductsCache {
  const queries = useQueryClient()
  function refresh() {
    const stale = [['products'], ['tables', 'products'], ['badges']]
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
  }
  return {
    refresh,
    store(product) {
      queries.setQueryData(productOptions(product.id).queryKey, product)
      refresh()
      return product
    },
  }
}
