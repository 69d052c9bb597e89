import { useTranslate } from '../../../../i18n/language.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import type { Filter } from '../table.ts'
import { tableWords } from '../table.words.ts'
import type { TableState } from '../table-state.ts'

/** Summarizes a filter; undefined if it lets everything through. */
export function useFilterText(): (filter: Filter, state: Pick<TableState, 'filters'>) => string | undefined {
  const t = useTranslate()
  const formats = useFormats()
  const day = (text: string) => formats.date(`${text}T04:00:00Z`)

  function daysText({ from, to }: Record<string, string>): string | undefined {
    const since = /^(\d+)d$/.exec(from ?? '')?.[1]
    if (since && !to) return t(tableWords.lastDays)(Number(since))
    if (from && to) return `${since ? t(tableWords.lastDays)(Number(since)) : day(from)} – ${day(to)}`
    if (from) return t(tableWords.sinceDay)(day(from))
    return to ? t(tableWords.untilDay)(day(to)) : undefined
  }
  return (filter, { filters }) => {
    if (filter.kind === 'days') return daysText(filters)
    const value = filters[filter.id]
    if (value === undefined || filter.kind === 'exact') return value
    const named = new Set(filter.isSingle ? [value] : value.split(','))
    const [first, ...more] = filter.choices.filter((choice) => named.has(choice.value))
    if (!first) return value
    return more.length === 0 ? t(first.label) : t(tableWords.andMore)(t(first.label), more.length)
  }
}
