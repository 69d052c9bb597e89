import { useQuery } from '@tanstack/react-query'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { stockLocationsOptions } from '../api/sales/stock.ts'
import type { StaffFormState } from '../records/form/index.ts'

interface LocationFieldProps {
  label: string
  hint?: string | undefined
  /** Label of the empty option; without it there is none. */
  placeholder?: string
  field: ReturnType<StaffFormState<{ location: string }>['field']>
}

/** Chooses one of the open locations. */
export function LocationField({ field, ...props }: LocationFieldProps) {
  const language = useLanguage()
  const { data } = useQuery(stockLocationsOptions)
  const open = data?.items.filter(({ isArchived }) => !isArchived) ?? []
  const options = open.map((location) => ({ value: location.id, label: nameIn(location, language) }))
  return <SelectField {...props} options={options} {...field} />
}

/** Returns the default location's id, and another one's; '' until they are known. */
export function useDefaultLocations(): { main: string; other: string } {
  const { data } = useQuery(stockLocationsOptions)
  const open = data?.items.filter(({ isArchived }) => !isArchived) ?? []
  return {
    main: open.find(({ isDefault }) => isDefault)?.id ?? '',
    other: open.find(({ isDefault }) => !isDefault)?.id ?? '',
  }
}
