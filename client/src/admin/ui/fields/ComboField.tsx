import './combo-field.css'
import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { Field, type FieldProps } from '../../../ui/fields/Field.tsx'

interface ComboFieldProps extends FieldProps {
  items: readonly string[]
  value: string
  onChange: (value: string) => void
  /** Where nothing matches what is typed. */
  emptyText: string
}

/** One of many: typing narrows the list down. */
export function ComboField({ items, value, onChange, emptyText, ...frame }: ComboFieldProps) {
  return (
    <Field {...frame}>
      {(ties) => (
        <Combobox.Root items={items} value={value} onValueChange={(next) => next !== null && onChange(next)}>
          <Combobox.InputGroup className="field-select">
            <Combobox.Input {...ties} className="control" spellCheck={false} />
            <ChevronDown aria-hidden="true" />
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className="menu-place" sideOffset={4} align="start">
              <Combobox.Popup className="menu combo-list">
                <Combobox.Empty>
                  <p className="combo-empty">{emptyText}</p>
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
