import { ArrowRight } from 'lucide-react'
import type { ShownIndustry } from '#contract/content/industries.ts'
import type { Solutions } from '#contract/content/solutions.ts'
import { BenefitsOfAll, ScenePicture } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { addressOf, hasBuiltInCounts } from './industries.ts'
import { solutionsWords } from './solutions.words.ts'

interface AllIndustriesProps {
  industries: ShownIndustry[]
  benefits: Solutions['benefits'] | undefined
}

export function AllIndustries({ industries, benefits }: AllIndustriesProps) {
  const t = useTranslate()
  return (
    <>
      {benefits && <BenefitsOfAll benefits={benefits} />}
      {industries.length > 0 && (
        <section className="mt-12">
          <h2 className="heading text-title">
            {t(hasBuiltInCounts(industries) ? solutionsWords.allTitle : solutionsWords.allTitleOfAny)}
          </h2>
          <div className="mt-3 border-t border-ink">
            {industries.map((industry) => (
              <IndustryRow key={industry.key} industry={industry} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function IndustryRow({ industry: { key, title, scene, useCases } }: { industry: ShownIndustry }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <section className="grid gap-x-8 gap-y-4 border-b border-hairline py-5 sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="plate self-start max-sm:aspect-[5/2]">
        <ScenePicture scene={scene} sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 14rem, 92vw" isDecorative />
      </div>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="heading text-body lg:text-title" {...localized(title)} />
          <LocalLink
            to={addressOf(key)}
            aria-label={t(solutionsWords.seeIndustryOf)(localized(title).children)}
            className="touchable gap-1.5 text-signal hover:underline"
          >
            {t(solutionsWords.seeIndustry)}
            <ArrowRight aria-hidden="true" className="size-4" />
          </LocalLink>
        </div>
        <ul className="mt-1 grid gap-x-8 lg:grid-cols-3 lg:gap-y-3">
          {useCases.map(({ anchor, title, reading }) => (
            <li key={anchor} className="border-t border-hairline py-2 lg:pt-3">
              <p className="font-semibold" {...localized(title)} />
              <p className="text-fine text-ink-quiet" {...localized(reading)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
