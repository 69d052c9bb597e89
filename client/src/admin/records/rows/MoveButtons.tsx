import '../../ui/icon-button.css'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { rowsWords as words } from './rows.words.ts'

interface MoveButtonsProps {
  title: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
}

/** Moves a row up or down. The row needs `data-row`, by which focus follows it. */
export function MoveButtons({ title, index, count, onMove }: MoveButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        data-move="up"
        disabled={index === 0}
        aria-label={t(words.moveUp)(title)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        data-move="down"
        disabled={index === count - 1}
        aria-label={t(words.moveDown)(title)}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </>
  )
}
