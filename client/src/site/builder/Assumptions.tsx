import { assumptions } from '#content/builder/assumptions.ts'
import { assumptionTexts } from '#content/builder/line-texts.ts'
import type { Bill } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import { BoundedNumber } from './SystemForm.tsx'
import type { System } from './useSystem.ts'

/** Lists the assumptions of the calculation; two of them can be edited. */
export function Assumptions({ system, bill }: { system: System; bill: Bill }) {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  const editable = (['leaks', 'air'] as const).filter((field) => system.needed.has(field))
  const hasBatteries = costsOf(bill, assumptions).batteries.lines.length > 0
  return (
    <section className="mt-16 border-t border-ink pt-6" aria-label={t(builderWords.assumptions)}>
      <h2 className="heading text-title">{t(builderWords.assumptions)}</h2>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <p className="text-ink-quiet">
            {t(builderWords.assumptionsLead)} {editable.length > 0 && t(builderWords.assumptionsEditable)}
          </p>
          <div className="grid grid-cols-2 items-start gap-4">
            {editable.map((field) => (
              <BoundedNumber key={field} field={field} system={system} />
            ))}
          </div>
        </div>
        <ol className="list-decimal pl-5 text-fine text-ink-quiet">
          {assumptionTexts(bill, { assumptions, hasBatteries }, format, language).map((text) => (
            <li key={text} className="max-w-[44em] py-[0.2rem]">
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
