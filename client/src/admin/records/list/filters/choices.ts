import type { ChoiceFilter } from '../table.ts'
import { initialOf, type TableState } from '../table-state.ts'

type InForce = Pick<TableState, 'filters'>

export function isChosen(filter: ChoiceFilter, { filters }: InForce, value: string): boolean {
  const values = filters[filter.id] ?? ''
  return filter.isSingle ? values === value : values.split(',').includes(value)
}

/**
 * What the address says of a filter once a choice is made or taken back. Nothing chosen means everything, which a filter that
 * has something in force at first must say in full.
 * @returns empty where the address need not say it
 */
export function choose(filter: ChoiceFilter, state: InForce, value: string, isOn: boolean): string {
  if (filter.isSingle) return isOn ? value : ''
  const all = filter.choices.map((choice) => choice.value)
  const chosen = all.filter((each) => (each === value ? isOn : isChosen(filter, state, each)))
  const values = (chosen.length > 0 || !filter.initial ? chosen : all).join(',')
  return values === initialOf(filter) ? '' : values
}
