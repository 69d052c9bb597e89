import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { Field, type FieldProps } from '../../../ui/fields/Field.tsx'

interface ComboFieldProps extends FieldProps {
  items: readonly string[]
  value: string
  onChange: (value: string) => void
  emptyText: string
}

/** Renders a select that filters by typing. */
export function ComboField({ items, value, onChange, emptyText, ...frame }: ComboFieldProps) {
  return (
    <Field {...frame}>
      {(ties) => (
        <Combobox.Root items={items} value={value} onValueChange={(next) => next !== null && onChange(next)}>
          <Combobox.InputGroup className="field-select relative block">
            <Combobox.Input {...ties} className="control appearance-none pr-9 text-ellipsis" spellCheck={false} />
            <ChevronDown
              className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
              aria-hidden="true"
            />
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className="menu-place" sideOffset={4} align="start">
              <Combobox.Popup className="menu max-h-[min(20rem,var(--available-height))] w-(--anchor-width)">
                <Combobox.Empty>
                  <p className="px-3 py-2 text-ink-quiet">{emptyText}</p>
                </Combobox.Empty>
                <Combobox.List>
                  {(item: string) => (
                    <Combobox.Item key={item} value={item} className="menu-item">
                      {item}
                      <Combobox.ItemIndicator className="ml-auto">
                        <Check aria-hidden="true" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
