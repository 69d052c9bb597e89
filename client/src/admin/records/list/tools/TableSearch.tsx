import { Search } from 'lucide-react'
import { DraftInput } from '../../../../ui/fields/DraftInput.tsx'
import type { TableControl } from '../useTableState.ts'

/** Renders the search field. Further typing replaces the history entry, so that Back does not undo it word by word. */
export function TableSearch({ label, control }: { label: string; control: TableControl }) {
  return (
    <div className="relative flex-[1_1_12rem] max-w-88">
      <Search
        className="pointer-events-none absolute top-1/2 left-2.5 w-4 -translate-y-1/2 text-ink-quiet"
        aria-hidden="true"
      />
      <DraftInput
        type="search"
        className="w-full pl-8.5 text-ellipsis lg:min-h-9 lg:text-fine"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={control.state.search}
        onCommit={(text) => control.change({ search: text }, { replace: (latest) => latest.search !== '' })}
      />
    </div>
  )
}
