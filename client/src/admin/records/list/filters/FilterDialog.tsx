import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import type { ChoiceFilter, Column, Table } from '../table.ts'
import { tableWords } from '../table.words.ts'
import { isChanged } from '../table-state.ts'
import type { TableControl } from '../useTableState.ts'
import { choose, isChosen } from './choices.ts'
import { DayFields } from './DayFields.tsx'

/** Renders all filters and the sort order as one dialog on phones. */
export function FilterDialog<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const count = table.filters.filter((filter) => isChanged(filter, control.state)).length
  return (
    <>
      <Button size="compact" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {count > 0 ? t(tableWords.filtersOn)(count) : t(tableWords.filters)}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t(tableWords.filters)}>
        <div className="grid gap-5">
          <OrderField columns={table.columns} control={control} />
          {table.filters.map((filter) => {
            if (filter.kind === 'choice' && filter.choices.length === 0 && !isChanged(filter, control.state))
              return null
            if (filter.kind === 'choice') return <ChoiceFields key={filter.id} filter={filter} control={control} />
            if (filter.kind === 'exact') return null
            return (
              <fieldset key={filter.kind}>
                <legend className="mb-2 font-semibold">{t(filter.label)}</legend>
                <DayFields control={control} />
              </fieldset>
            )
          })}
        </div>
        <DialogActions>
          <Button disabled={count === 0} onClick={control.clear}>
            {t(tableWords.clearFilters)}
          </Button>
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {t(tableWords.showResults)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function OrderField<Row>({ columns, control }: { columns: readonly Column<Row>[]; control: TableControl }) {
  const t = useTranslate()
  const options = columns.flatMap(({ sort, header }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t(tableWords.ascending)(t(header)) },
          { value: `-${sort}`, label: t(tableWords.descending)(t(header)) },
        ],
  )
  return (
    <SelectField
      label={t(tableWords.sortBy)}
      options={options}
      value={control.state.sort}
      onChange={(event) => control.change({ sort: event.target.value })}
    />
  )
}

function ChoiceFields({ filter, control }: { filter: ChoiceFilter; control: TableControl }) {
  const t = useTranslate()
  if (filter.isSingle) {
    return (
      <SelectField
        label={t(filter.label)}
        placeholder={t(tableWords.any)}
        options={filter.choices.map(({ value, label }) => ({ value, label: t(label) }))}
        value={control.state.filters[filter.id] ?? ''}
        onChange={(event) => control.change({ [filter.id]: event.target.value })}
      />
    )
  }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t(filter.label)}</legend>
      {filter.choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5"
            checked={isChosen(filter, control.state, value)}
            onChange={(event) =>
              control.change((latest) => ({ [filter.id]: choose(filter, latest, value, event.target.checked) }))
            }
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  )
}
