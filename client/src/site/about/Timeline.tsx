import type { Company } from '#contract/content/company.ts'
import { MilestoneEntry } from '../../content/index.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy } from './about.words.ts'

export function Timeline({ milestones }: Pick<Company, 'milestones'>) {
  const t = useTranslate()
  const years = milestones.map(({ year }) => year)
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(aboutCopy.timeline)(Math.min(...years), Math.max(...years))}</h2>
      {/* On wide screens: a ruler of six years with twelve ticks each. */}
      <ol className="mt-4 gap-y-8 md:grid md:grid-cols-3 lg:grid-cols-6">
        {milestones.map((milestone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year may have two, and none changes places
          <MilestoneEntry key={index} milestone={milestone} />
        ))}
      </ol>
    </section>
  )
}
