import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkAction, Operation } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeProducts, productOptions, undoOperation } from '../../api/products.ts'
import { StaffFailure } from '../../api/request.ts'
import { useFormats } from '../../i18n/formats.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { bulkWords } from '../bulk/bulk.words.ts'
import { inlineWords as words } from './inline.words.ts'
import { type InlineEdits, type InlineField, inlineValue } from './inline-edits.ts'

interface Edit {
  product: StaffProduct
  field: InlineField
  value: number
}

/**
 * Saves single values from the table, one after the other per product. A colleague's edit of another field is kept; one
 * of the same field is shown with both values instead of being overwritten.
 */
export function useInlineEditing(): InlineEdits {
  const queries = useQueryClient()
  const words = useEditWords()
  const underWay = useRef(new Map<string, Promise<void>>())
  const versions = useRef(new Map<string, number>())

  async function change({ product, field, value }: Edit, version: number): Promise<Operation> {
    const products = [{ id: product.id, version }]
    const operation = await changeProducts({ products, change: actionOf(field, value) })
    versions.current.set(product.id, version + operation.changed)
    return operation
  }
  async function changeOverOthers(edit: Edit, failure: unknown): Promise<Operation | undefined> {
    if (!(failure instanceof StaffFailure) || failure.code !== 'record.changed') throw failure
    const { derived, version } = await queries.fetchQuery(productOptions(edit.product.id))
    if (inlineValue(derived, edit.field) === inlineValue(edit.product, edit.field)) return change(edit, version)
    words.showStale(edit, inlineValue(derived, edit.field), () => void run(edit, version))
    return undefined
  }
  async function run(edit: Edit, seen: number) {
    const version = Math.max(seen, versions.current.get(edit.product.id) ?? 0)
    try {
      const operation = await change(edit, version).catch((failure: unknown) => changeOverOthers(edit, failure))
      if (operation) words.showSaved(edit, operation, refresh)
    } catch (error) {
      words.showFailure(edit, error)
    }
    await refresh()
  }
  async function refresh() {
    void queries.invalidateQueries({ queryKey: ['products'] })
    await queries.invalidateQueries({ queryKey: ['tables', 'products'] })
  }
  return {
    save(product, field, value) {
      const before = underWay.current.get(product.id) ?? Promise.resolve()
      const saving = before.then(() => run({ product, field, value }, product.version))
      underWay.current.set(product.id, saving)
      return saving
    },
  }
}

function actionOf(field: InlineField, value: number): BulkAction {
  if (field === 'stock') return { action: 'stock', quantity: value }
  return { action: 'price', change: { kind: 'amount', amount: value } }
}

function useEditWords() {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { money, number } = useFormats()
  const failureWords = useFailureWords()
  const nameOf = ({ product }: Edit) => nameIn(product, language)
  const textOf = (field: InlineField, value: number | null) => {
    if (value === null) return t(productsScreenWords.onRequest)
    return field === 'price' ? money(value) : number(value)
  }
  async function undo(id: string, refresh: () => Promise<void>) {
    try {
      toast(t(bulkWords.undone)(String((await undoOperation(id)).restored)))
    } catch (error) {
      toast(t(bulkWords.notUndone), 'failure', failureWords(error))
    }
    await refresh()
  }
  return {
    showSaved(edit: Edit, { id, changed }: Operation, refresh: () => Promise<void>) {
      if (changed === 0) return
      const saved = edit.field === 'price' ? words.priceSaved : words.stockSaved
      const back = { label: t(uiWords.undo), onAct: () => void undo(id, refresh) }
      toast(t(saved)(nameOf(edit), textOf(edit.field, edit.value)), 'success', undefined, back)
    },
    showStale(edit: Edit, theirs: number | null, onSaveMine: () => void) {
      const both = t(words.bothValues)(textOf(edit.field, edit.value), textOf(edit.field, theirs))
      toast(t(words.stale)(nameOf(edit)), 'failure', both, { label: t(words.saveMine), onAct: onSaveMine })
    },
    showFailure(edit: Edit, error: unknown) {
      toast(t(words.failed)(nameOf(edit)), 'failure', failureWords(error))
    },
  }
}
