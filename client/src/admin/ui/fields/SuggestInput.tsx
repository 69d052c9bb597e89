import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ComponentProps, ReactNode } from 'react'

interface SuggestInputProps<Item> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'children'> {
  value: string
  onType: (text: string) => void
  /** Suggestions; the list is open while there are any. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Text of the field after a pick. */
  textOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onPick: (item: Item) => void
  onOpenChange?: (isOpen: boolean) => void
}

/** Renders a free text field with suggestions; Enter takes the first one. */
export function SuggestInput<Item>(props: SuggestInputProps<Item>) {
  const { value, onType, items, keyOf, textOf, children, onPick, onOpenChange, className = '', ...input } = props
  return (
    <Autocomplete.Root
      mode="none"
      items={items}
      value={value}
      itemToStringValue={textOf}
      onValueChange={(text, { reason }) => {
        if (reason !== 'item-press') onType(text)
      }}
      onOpenChange={onOpenChange}
      autoHighlight
    >
      <Autocomplete.Input {...input} className={`control ${className}`} autoComplete="off" spellCheck={false} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="menu-place" sideOffset={4} align="start">
          <Autocomplete.Popup
            className="menu max-h-[min(22rem,var(--available-height))] w-[max(var(--anchor-width),min(24rem,100vw-2rem))]"
            hidden={items.length === 0}
          >
            <Autocomplete.List>
              {(item: Item) => (
                <Autocomplete.Item
                  key={keyOf(item)}
                  value={item}
                  className="menu-item py-1.5 leading-[1.4] [&_small]:block [&_small]:text-fine [&_small]:text-ink-quiet"
                  onClick={() => onPick(item)}
                >
                  {children(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
