import '../../ui/icon-button.css'
import { ChevronDown, Plus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { useFocusWithin } from '../../ui/useFocusWithin.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { moveButtonsOf, pathsIn, type RowFields, rowFields } from './rows.ts'
import { rowsWords as words } from './rows.words.ts'

/** A row with its position, and its change handler. */
export interface RowPlace<Row> {
  row: Row
  path: string
  onChange: (row: Row) => void
}

interface RowListProps<Row extends object> {
  /** Name in the form, such as `team`. */
  name: string
  label: string
  hint?: string | undefined
  add: string
  /** Text for an empty list: what the site does then. */
  empty: string
  rows: readonly Row[]
  blank: Row
  /** Name of a row; empty if it has none yet. */
  titleOf: (row: Row) => string
  errorOf: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
  children: (fields: RowFields<Row>, place: RowPlace<Row>) => ReactNode
}

/** Edits a list of rows that can be added, removed and reordered; expands one at a time, and any with an error. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { name, label, hint, add, empty, rows, blank, titleOf, errorOf, onChange, children } = props
  const t = useTranslate()
  const id = useId()
  const [list, focus] = useFocusWithin<HTMLFieldSetElement>()
  const [open, setOpen] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const error = errorOf(name)
  const titleAt = (index: number, row: Row) => titleOf(row) || t(words.untitled)(index + 1)

  function addRow() {
    onChange([...rows, blank])
    setOpen(rows.length)
    focus(`[data-row="${rows.length}"] .row-fields :is(input, select, textarea)`)
  }
  function remove(index: number) {
    onChange(rows.toSpliced(index, 1))
    setOpen(open === undefined || open === index ? undefined : open - Number(open > index))
    focus(`[data-row="${Math.min(index, rows.length - 2)}"] .row-toggle`, '.row-add')
  }
  function move(index: number, row: Row, by: -1 | 1) {
    const to = index + by
    onChange(rows.toSpliced(index, 1).toSpliced(to, 0, row))
    setOpen(open === index ? to : open === to ? index : open)
    setAnnouncement(t(words.moved)(titleAt(to, row), to + 1, rows.length))
    focus(...moveButtonsOf(to, by))
  }
  return (
    <fieldset
      ref={list}
      className="field row-list mb-2 min-w-0 justify-items-start border-0"
      aria-describedby={hint && `${id}-hint`}
    >
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {rows.length === 0 && <p className="border-l-2 border-hairline px-3 py-2 text-ink-quiet">{empty}</p>}
      <ol className="mt-1 w-full border-t border-hairline empty:hidden">
        {rows.map((row, index) => {
          const path = `${name}.${index}`
          const isRefused = pathsIn(row).some((within) => errorOf(`${path}.${within}`))
          const isOpen = open === index || isRefused
          const title = titleAt(index, row)
          const changeRow = (changed: Row) => onChange(rows.with(index, changed))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is no key, and fields hold nothing of their own
            <li key={index} data-row={index} className="border-b border-hairline">
              <div className="flex items-center">
                <button
                  type="button"
                  className="row-toggle flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start hover:text-signal"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(open === index ? undefined : index)}
                >
                  <ChevronDown
                    className={`w-4 flex-none text-ink-quiet transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
                    aria-hidden="true"
                  />
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                </button>
                <MoveButtons title={title} index={index} count={rows.length} onMove={(by) => move(index, row, by)} />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t(words.remove)(title)}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </button>
              </div>
              {isOpen && (
                <div className="row-fields grid gap-4 pt-2 pb-6 sm:pl-6">
                  {children(rowFields({ row, path, errorOf }, changeRow), { row, path, onChange: changeRow })}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {error && <FieldError id={undefined}>{error}</FieldError>}
      <Button size="compact" className="row-add" onClick={addRow}>
        <Plus aria-hidden="true" className="size-4" />
        {add}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}
