import '../../../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useFocusWithin } from '../../../ui/useFocusWithin.ts'
import { editWords as words } from '../edit.words.ts'

interface RowsEditorProps {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  onChange: (rows: string[][]) => void
  lang: string | undefined
  /** Returns a remark on a row; undefined for most. */
  remarkOf?: (row: number) => string | undefined
}

const twoClass = 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'
const threeClass = 'grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.6fr)_auto]'

/** Edits rows of a few texts. Enter inserts a row below; blank rows at the end are dropped. */
export function RowsEditor({ columns, rows, onChange, lang, remarkOf = () => undefined }: RowsEditorProps) {
  const t = useTranslate()
  const id = useId()
  const [list, focus] = useFocusWithin<HTMLDivElement>()
  const copy = () => rows.map((row) => [...row])
  const blank = () => columns.map(() => '')

  function insert(at: number) {
    onChange(copy().toSpliced(at, 0, blank()))
    focus(`.row-cells:nth-child(${at + 1}) input`)
  }
  function remove(row: number) {
    onChange(copy().toSpliced(row, 1))
    focus(`.row-cells:nth-child(${Math.min(row + 1, rows.length - 1)}) .icon-button`, '.row-add')
  }
  function set(row: number, column: number, text: string) {
    onChange(copy().map((cells, index) => (index === row ? cells.with(column, text) : cells)))
  }
  function onKeyDown(event: KeyboardEvent, row: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(row + 1)
  }
  return (
    <div ref={list} className="grid gap-1.5">
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <div key={row} className={`row-cells grid gap-1.5 ${columns.length === 3 ? threeClass : twoClass}`}>
          {cells.map((text, column) => (
            <input
              key={columns[column]}
              className="control"
              lang={lang}
              aria-label={t(words.cell)(columns[column] ?? '', row + 1)}
              placeholder={columns[column]}
              value={text}
              aria-describedby={remarkOf(row) && `${id}-${row}`}
              onChange={({ target }) => set(row, column, target.value)}
              onKeyDown={(event) => onKeyDown(event, row)}
            />
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={t(words.removeRow)(row + 1)}
            onClick={() => remove(row)}
          >
            <X aria-hidden="true" />
          </button>
          <Remark id={`${id}-${row}`}>{remarkOf(row)}</Remark>
        </div>
      ))}
      <Button size="compact" variant="quiet" className="row-add justify-self-start" onClick={() => insert(rows.length)}>
        <Plus aria-hidden="true" className="size-4" />
        {t(words.addRow)}
      </Button>
    </div>
  )
}

/** Appears while typing, so it is announced politely. */
function Remark({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} role="status" className="field-hint col-span-full">
      {children}
    </p>
  )
}
