import type { ChoiceFilter } from '../table.ts'
import { initialOf, type TableState } from '../table-state.ts'

type InForce = Pick<TableState, 'filters'>

export function isChosen(filter: ChoiceFilter, { filters }: InForce, value: string): boolean {
  const values = filters[filter.id] ?? ''
  return filter.isSingle ? values === value : values.split(',').includes(value)
}

/**
 * Returns the parameter of a filter after a choice is made or removed. Nothing chosen means everything, which a filter
 * with a default must state.
 * @returns '' if the parameter can be left out
 */
export function choose(filter: ChoiceFilter, state: InForce, value: string, isOn: boolean): string {
  if (filter.isSingle) return isOn ? value : ''
  const all = filter.choices.map((choice) => choice.value)
  const chosen = all.filter((each) => (each === value ? isOn : isChosen(filter, state, each)))
  const values = (chosen.length > 0 || !filter.initial ? chosen : all).join(',')
  return values === initialOf(filter) ? '' : values
}
