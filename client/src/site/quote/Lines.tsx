import { useEffect, useRef, useState } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { type BasketLine, removeLine, restoreLine } from '../../storage/quote-basket.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { columnsClass, LineEntry } from './LineEntry.tsx'
import { listWords } from './list.words.ts'
import { quoteWords } from './quote.words.ts'
import type { ListedLine, useBasketLines } from './useBasketLines.ts'

interface Removal {
  line: BasketLine
  index: number
  name: ListedLine['name']
}

/** Renders the lines. A removed line is replaced by an undo button until the page is left. */
export function Lines({ basket }: { basket: ReturnType<typeof useBasketLines> }) {
  const t = useTranslate()
  const toast = useToast()
  const [removal, setRemoval] = useState<Removal>()
  const { lines } = basket
  const isBack = lines.some(({ line }) => line.slug === removal?.line.slug)

  function remove({ line, name }: ListedLine, index: number) {
    removeLine(line.slug)
    setRemoval({ line, index, name })
  }
  function undo({ line, index, name }: Removal) {
    restoreLine(line, index)
    setRemoval(undefined)
    toast(t(listWords.restored)(name.text))
  }
  const entries = lines.map((listed, index) => (
    <LineEntry key={listed.line.slug} listed={listed} onRemove={() => remove(listed, index)} />
  ))
  const removed = removal && !isBack && (
    <RemovedEntry key={`removed ${removal.line.slug}`} removal={removal} onUndo={() => undo(removal)} />
  )
  return (
    <>
      {lines.length > 0 && <LinesHead basket={basket} />}
      <ul>{removed ? entries.toSpliced(removal.index, 0, removed) : entries}</ul>
    </>
  )
}

function LinesHead({ basket }: { basket: ReturnType<typeof useBasketLines> }) {
  const t = useTranslate()
  return (
    <>
      {basket.isFailed && (
        <Notice>
          <p>{t(listWords.pricesFailed)}</p>
          <Button onClick={() => void basket.check()}>{t(frameWords.tryAgain)}</Button>
        </Notice>
      )}
      <div
        className={`border-t border-ink py-2 text-fine text-ink-quiet lg:grid lg:[grid-template-areas:'count_count_unit_quantity_total_remove'] ${columnsClass}`}
      >
        <h2 className="font-semibold text-ink lg:[grid-area:count]">{t(listWords.lineCount)(basket.lines.length)}</h2>
        <span className="max-lg:hidden text-right" aria-hidden="true">
          {t(listWords.columnUnit)}
        </span>
        <span className="max-lg:hidden" aria-hidden="true">
          {t(listWords.columnQuantity)}
        </span>
        <span className="max-lg:hidden text-right" aria-hidden="true">
          {t(listWords.columnTotal)}
        </span>
      </div>
      {basket.isPending && (
        <p role="status" className="sr-only">
          {t(quoteWords.loading)}
        </p>
      )}
    </>
  )
}

/** Takes focus, because the button that removed the line is gone. */
function RemovedEntry({ removal: { name }, onUndo }: { removal: Removal; onUndo: () => void }) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-y-2 gap-x-4 py-3 border-t border-hairline text-ink-quiet">
      <p role="status">{t(listWords.removed)(name.text)}</p>
      <Button ref={button} size="compact" aria-label={`${t(listWords.undo)}: ${name.text}`} onClick={onUndo}>
        {t(listWords.undo)}
      </Button>
    </li>
  )
}
