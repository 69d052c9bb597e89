import { useState } from 'react'
import type { EditedProduct, Revision } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { revertProduct } from '../../api/products.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { useProductActions, useProductsCache } from '../useProductActions.ts'
import { historyWords as words } from './history.words.ts'
import { changesOfRevert } from './revert.ts'
import { FieldChanges } from './ValueChange.tsx'

interface RevertDialogProps {
  product: EditedProduct
  revisions: readonly Revision[]
  to: number
  onClose: () => void
}

export function RevertDialog({ product, revisions, to, onClose }: RevertDialogProps) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const { store, refresh } = useProductsCache()
  const { showChanged } = useProductActions()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const changes = changesOfRevert(revisions, to)

  async function revert() {
    setBusy(true)
    setError(undefined)
    try {
      const saved = store(await revertProduct(product.id, product.version, to))
      showChanged(t(words.reverted)(to), saved, product.version)
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
      refresh()
    }
  }
  const hint = changes.length > 0 ? words.revertHint : words.revertSame
  return (
    <Dialog isOpen onClose={onClose} title={t(words.revertTitle)(to)} description={t(hint)} size="wide">
      <FieldChanges changes={changes} />
      {error !== undefined && <AlertLine>{failureWords(error)}</AlertLine>}
      <DialogButtons
        onClose={onClose}
        act={t(words.revertAct)(changes.length)}
        onAct={() => void revert()}
        disabled={changes.length === 0 || isBusy}
      />
    </Dialog>
  )
}
