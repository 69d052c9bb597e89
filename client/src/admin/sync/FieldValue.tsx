import './field-value.css'
import { useState } from 'react'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { fieldValueWords as words } from './field-value.words.ts'
import { valueText } from './value-text.ts'

const foldedFrom = 160
const foldedLines = 4

/** One side of a difference; what is long is folded. */
export function FieldValue({ field, value }: { field: string; value: RecordValue }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (typeof value === 'boolean') return t(value ? words.yes : words.no)
  const text = valueText(field, value)
  if (text === '') return <span className="text-ink-quiet">{t(words.empty)}</span>
  const isLong = text.length > foldedFrom || text.split('\n').length > foldedLines
  if (!isLong) return <span className="field-value">{text}</span>
  return (
    <>
      <span className="field-value" data-folded={!isOpen || undefined}>
        {text}
      </span>
      <button type="button" className="link field-value-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? words.showLess : words.showAll)}
      </button>
    </>
  )
}
