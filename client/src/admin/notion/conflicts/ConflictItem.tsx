import { useRef, useState } from 'react'
import { productField } from '#contract/fields/product.ts'
import type { ConflictField, ConflictProduct } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { ConflictSides } from './ConflictSides.tsx'
import { OtherValue } from './OtherValue.tsx'
import { conflictName } from './product-name.ts'
import { SetOwnerDialog } from './SetOwnerDialog.tsx'
import { choiceWords, useConflictWords, useReopenConflicts, useSettleConflicts } from './useSettleConflicts.ts'

interface ConflictItemProps {
  product: ConflictProduct
  conflict: ConflictField
  /** Called before the item leaves the list. */
  onSettled: () => void
}

/** Shows a field's two values side by side, with the former and the current one. */
export function ConflictItem(props: ConflictItemProps) {
  const t = useTranslate()
  const { field, openedAt, settledAt } = props.conflict
  return (
    <li className="border-t border-hairline pt-2 pb-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="flex-[1_1_10rem] font-semibold">{t(recordFieldWords[field])}</h3>
        <RelativeTime at={openedAt} className="text-fine text-ink-quiet" />
      </div>
      <ConflictSides conflict={props.conflict} />
      {settledAt === null ? <Settle {...props} /> : <Settled {...props} />}
    </li>
  )
}

function Settle({ product, conflict: { id, field, current }, onSettled }: ConflictItemProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const language = useLanguage()
  const { settle, isPending } = useSettleConflicts()
  const [opened, setOpened] = useState<'other' | 'always'>()
  const opener = useRef<HTMLDivElement>(null)
  const can = useCan()
  if (!can('products.write')) return null
  const name = conflictName(product, field, language)
  const keep = (choice: 'ours' | 'theirs') => void settle({ ids: [id], choice }).then(onSettled, () => {})
  function close() {
    requestAnimationFrame(() => opener.current?.querySelector<HTMLElement>(`[data-opens=${opened}]`)?.focus())
    setOpened(undefined)
  }
  if (opened === 'always' && field !== 'retired')
    return <SetOwnerDialog name={name} id={id} field={field} onSettled={onSettled} onClose={close} />
  if (opened === 'other' && field !== 'retired') {
    return (
      <OtherValue
        name={name}
        field={field}
        current={current}
        onSave={(value) => settle({ ids: [id], choice: 'other', value }).then(onSettled)}
        onClose={close}
      />
    )
  }
  return (
    <div ref={opener} className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <Button size="compact" disabled={isPending} aria-label={t(words.keepOursOf)(name)} onClick={() => keep('ours')}>
        {t(words.keepOurs)}
      </Button>
      <Button
        size="compact"
        disabled={isPending}
        aria-label={t(words.keepTheirsOf)(name)}
        onClick={() => keep('theirs')}
      >
        {t(words.keepTheirs)}
      </Button>
      {field !== 'retired' && productField(field).form !== 'pictures' && (
        <Button
          data-opens="other"
          size="compact"
          variant="quiet"
          disabled={isPending}
          aria-label={t(words.otherOf)(name)}
          onClick={() => setOpened('other')}
        >
          {t(words.other)}
        </Button>
      )}
      {field !== 'retired' && can('sync.run') && (
        <Button
          data-opens="always"
          size="compact"
          variant="quiet"
          disabled={isPending}
          aria-label={t(words.alwaysOf)(name)}
          onClick={() => setOpened('always')}
        >
          {t(words.always)}
        </Button>
      )}
    </div>
  )
}

function Settled({ product, conflict, onSettled }: ConflictItemProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const language = useLanguage()
  const canWrite = useCan()('products.write')
  const { reopen, isReopening } = useReopenConflicts()
  const { id, field, settledBy, settledAt } = conflict
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine text-ink-quiet">
      <Badge tone="quiet">{t(choiceWords(conflict, words))}</Badge>
      <span>
        {settledBy && t(words.by)(settledBy)}
        {settledAt && <RelativeTime at={settledAt} />}
      </span>
      {canWrite && (
        <Button
          size="compact"
          variant="quiet"
          disabled={isReopening}
          aria-label={t(words.undoOf)(conflictName(product, field, language))}
          onClick={() => reopen([id], { onSuccess: onSettled })}
        >
          {t(words.undo)}
        </Button>
      )}
    </div>
  )
}
