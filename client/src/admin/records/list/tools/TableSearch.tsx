import { Search } from 'lucide-react'
import { DraftInput } from '../../../../ui/fields/DraftInput.tsx'
import type { TableControl } from '../useTableState.ts'

/** Words that the rows must hold. What is typed on replaces what was typed before: one step back, not one a word. */
export function TableSearch({ label, control }: { label: string; control: TableControl }) {
  return (
    <div className="table-search">
      <Search aria-hidden="true" />
      <DraftInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={control.state.search}
        onCommit={(text) => control.change({ search: text }, { replace: (latest) => latest.search !== '' })}
      />
    </div>
  )
}
