import { assumptions } from '#content/builder/assumptions.ts'
import { assumptionWords } from '#content/builder/assumptions.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import { BoundedNumber } from './SystemForm.tsx'
import type { System } from './useSystem.ts'

/** Lists the assumptions of the calculation; two of them can be edited. */
export function Assumptions({ system }: { system: System }) {
  const t = useTranslate()
  const { format } = useMoney()
  return (
    <section className="mt-16 border-t border-ink pt-6" aria-label={t(builderWords.assumptions)}>
      <h2 className="heading text-title">{t(builderWords.assumptions)}</h2>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <p className="text-ink-quiet">{t(builderWords.assumptionsLead)}</p>
          <div className="grid grid-cols-2 items-end gap-4">
            <BoundedNumber field="leaks" system={system} />
            <BoundedNumber field="air" system={system} />
          </div>
        </div>
        <ol className="list-decimal pl-5 text-fine text-ink-quiet">
          {assumptionWords.map((words) => (
            <li key={t(words)(assumptions, '')} className="max-w-[44em] py-[0.2rem]">
              {t(words)(assumptions, format(assumptions.hourlyRate))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
