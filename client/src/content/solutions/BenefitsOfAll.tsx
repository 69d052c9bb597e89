import type { Solutions } from '#contract/content/solutions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Benefits } from '../Benefits.tsx'
import { industryWords } from '../industry.words.ts'

export function BenefitsOfAll({ benefits }: Pick<Solutions, 'benefits'>) {
  const t = useTranslate()
  return (
    <section className="mt-8">
      <h2 className="sr-only">{t(industryWords.benefits)}</h2>
      <Benefits
        items={benefits.map(({ text }) => text)}
        className="md:grid md:grid-cols-3 md:gap-x-8"
        itemClass="max-md:border-b max-md:first:border-t md:border-t"
      />
    </section>
  )
}
