import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { OrderValues } from './order-form.ts'
import { orderFormWords as words } from './order-form.words.ts'

type Name = keyof OrderValues & string

/** Returns labels and formatted values of an order's fields, for showing conflicting edits. */
export function useOrderTexts({ language }: Pick<OrderDetail, 'language'>) {
  const t = useTranslate()
  function labelOf(name: Name): string {
    return name === 'version' || name === 'status' || name === 'isPacked' ? name : t(words[name])
  }
  function textOf(name: Name, values: OrderValues): string {
    if (name === 'country') return t(countryLabels[values.country])
    if (name !== 'lines') return String(values[name]) || t(words.nothing)
    const lines = values.lines.map((line) =>
      t(words.lineText)(line.quantity, nameIn(line, language), line.unitPriceHkd),
    )
    return lines.join('\n') || t(words.nothing)
  }
  return { labelOf, textOf }
}
