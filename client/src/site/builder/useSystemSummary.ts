import type { Bill } from '#contract/builder/bill.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

/** Returns a line about the system, such as "25 floors, 261 devices"; the floors only if they matter. */
export function useSystemSummary({ input, needed }: System, bill: Bill): string {
  const t = useTranslate()
  const devices = bill.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'device' ? quantity : 0), 0)
  const floors = needed.has('floors') ? input.floors : undefined
  return t(builderWords.summary)(floors, numberText(devices))
}
