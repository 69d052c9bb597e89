import { useQueryClient } from '@tanstack/react-query'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { productOptions, revertProduct, setListed } from '../api/products.ts'
import { StaffFailure } from '../api/request.ts'
import { uiWords } from '../ui/ui.words.ts'
import { productsScreenWords as words } from '../words/products.words.ts'
import { useFailureWords } from '../words/useFailureWords.ts'

/** A product to be acted on, as it is called in the reader's language. */
export interface Target {
  id: string
  version: number
  name: string
}

export interface ProductActions {
  /** Takes a product off the site, or brings it back; can be taken back from the toast. */
  setListed: (target: Target, isListed: boolean) => Promise<void>
  /** Says what was done with a product, and offers to take exactly that back. @param before its version before */
  sayChanged: (text: string, changed: EditedProduct, before: number) => void
}

/** What can be done with one product, each with what it says. */
export function useProductActions(): ProductActions {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const { take, refresh } = useProductsCache()

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
      const { version, isUnlisted } = take(await setListed(target.id, target.version, isListed))
      const undo = { label: t(uiWords.undo), onAct: () => void list({ ...target, version }, !isListed) }
      const { title, detail } = outcomeWords(isListed, isUnlisted)
      toast(t(title)(target.name), 'success', detail && t(detail), undo)
    })
  }
  function sayChanged(text: string, { id, version, record }: EditedProduct, before: number) {
    const back = async () => {
      take(await revertProduct(id, version, before))
      toast(t(words.restoredAsBefore)(record.name))
    }
    toast(text, 'success', undefined, { label: t(uiWords.undo), onAct: () => void attempt(record, back) })
  }
  return { setListed: list, sayChanged }
}

/** @param isUnlisted as its field says: such a product is on the site neither way */
function outcomeWords(isListed: boolean, isUnlisted: boolean) {
  if (!isListed) return { title: words.retiredNow, detail: words.retiredDetail }
  if (isUnlisted) return { title: words.restoredUnlisted, detail: words.restoredUnlistedDetail }
  return { title: words.restoredNow, detail: undefined }
}

export interface ProductsCache {
  /** Asks anew for whatever is shown of products. */
  refresh: () => void
  /** Keeps a product as the server has answered with it, and asks anew for the rest. */
  take: (product: EditedProduct) => EditedProduct
}

export function useProductsCache(): ProductsCache {
  const queries = useQueryClient()
  function refresh() {
    const stale = [['products'], ['tables', 'products'], ['badges']]
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
  }
  return {
    refresh,
    take(product) {
      queries.setQueryData(productOptions(product.id).queryKey, product)
      refresh()
      return product
    },
  }
}
