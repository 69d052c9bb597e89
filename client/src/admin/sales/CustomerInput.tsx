import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { type CustomerChoice, customerSearchOptions } from '../api/sales/customer-search.ts'
import { SuggestInput } from '../ui/fields/SuggestInput.tsx'

const none: readonly CustomerChoice[] = []

interface CustomerInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'children'> {
  onPick: (customer: CustomerChoice) => void
}

/** Searches for a customer; clears after one is picked. */
export function CustomerInput({ onPick, ...input }: CustomerInputProps) {
  const [text, setText] = useState('')
  const deferredText = useDeferredValue(text)
  const { data } = useQuery(customerSearchOptions(deferredText))
  return (
    <SuggestInput
      {...input}
      value={text}
      items={deferredText.trim() === '' ? none : (data?.items ?? none)}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      onType={setText}
      onPick={(customer) => {
        setText('')
        onPick(customer)
      }}
    >
      {({ name, email, phone }) => (
        <span>
          {name}
          <small>{[email, phone].filter(Boolean).join(' · ')}</small>
        </span>
      )}
    </SuggestInput>
  )
}
