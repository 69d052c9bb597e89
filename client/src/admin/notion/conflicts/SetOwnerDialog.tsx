import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { RecordField } from '#contract/fields/product.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { useFieldOwnerLabels } from '../PropertyTable.tsx'
import { useConflictWords } from './useSettleConflicts.ts'
import { useSettleWithOwner } from './useSettleWithOwner.ts'

interface SetOwnerDialogProps {
  /** Product and field. */
  name: string
  id: string
  field: RecordField
  onSettled: () => void
  onClose: () => void
}

/** Sets the owner of a field for all products. Does not ask for confirmation, because it can be undone. */
export function SetOwnerDialog({ name, id, field, onSettled, onClose }: SetOwnerDialogProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const ownerWords = useFieldOwnerLabels()
  const { owner, settle, isPending } = useSettleWithOwner(id, field)
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => place.current?.focus(), [])
  const side = (choice: 'ours' | 'theirs') => () => {
    if (owner) settle({ side: choice, was: owner }).then(onSettled, () => {})
  }
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={t(words.alwaysOf)(name)}
      className="grid gap-2"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <p className="measure text-fine text-ink-quiet">
        {owner && t(words.alwaysNow)(t(ownerWords[owner]))}
        {t(words.alwaysHint)(t(recordFieldWords[field]))}{' '}
        <Link to="/admin/notion/mapping" className="link">
          {t(words.alwaysWhere)}
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" disabled={isPending || !owner} onClick={side('ours')}>
          {t(words.alwaysOurs)}
        </Button>
        <Button size="compact" disabled={isPending || !owner} onClick={side('theirs')}>
          {t(words.alwaysTheirs)}
        </Button>
        <Button size="compact" variant="quiet" disabled={isPending} onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
      </div>
    </fieldset>
  )
}
