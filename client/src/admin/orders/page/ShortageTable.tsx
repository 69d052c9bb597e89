import { nameIn } from '#contract/i18n/in-language.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { langOf } from '../../../i18n/useLocalizedText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { LineNote, LinesTable } from '../../sales/index.ts'
import { orderPageWords as words } from './order-page.words.ts'
import { leftOf, missingOf } from './order-shortage.ts'

export function ShortageTable({ lines }: { lines: OrderDetail['lines'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number, day } = useFormats()
  const heads = [words.product, words.toShip, words.ready, words.missing]
  return (
    <LinesTable caption={t(words.shortLines)} heads={heads.map(t)} className="[&_:is(td,thead_th)]:whitespace-nowrap">
      {lines.map((line, index) => {
        const name = nameIn(line, language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and two may be alike
          <tr key={index}>
            <th scope="row" lang={langOf(name, language)}>
              {name}
            </th>
            <td data-head={t(words.toShip)}>{number(leftOf(line))}</td>
            <td data-head={t(words.ready)}>{number(line.shippable ?? 0)}</td>
            <td data-head={t(words.missing)}>
              <Badge tone="danger">{number(missingOf(line))}</Badge>
              {line.expectedOn && <LineNote>{t(words.expected)(day(line.expectedOn))}</LineNote>}
            </td>
          </tr>
        )
      })}
    </LinesTable>
  )
}
