import { useState } from 'react'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { fieldValueWords as words } from './sync.words.ts'
import { valueText } from './value-text.ts'

const foldedFrom = 160
const foldedLines = 4
const valueClass = 'field-value whitespace-pre-wrap wrap-anywhere'

export function FieldValue({ field, value }: { field: string; value: RecordValue }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (typeof value === 'boolean') return t(value ? words.yes : words.no)
  const text = valueText(field, value)
  if (text === '') return <span className="text-ink-quiet">{t(words.empty)}</span>
  const isLong = text.length > foldedFrom || text.split('\n').length > foldedLines
  if (!isLong) return <span className={valueClass}>{text}</span>
  return (
    <>
      <span className={`${valueClass} ${isOpen ? '' : 'line-clamp-3'}`}>{text}</span>
      <button
        type="button"
        className="link min-h-11 text-fine lg:min-h-7"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? words.showLess : words.showAll)}
      </button>
    </>
  )
}
