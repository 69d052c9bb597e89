import { ArrowRight } from 'lucide-react'
import type { ShownIndustry } from '#contract/content/industries.ts'
import type { Solutions } from '#contract/content/solutions.ts'
import { BenefitsOfAll, devices } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
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

function IndustryRow({ industry: { key, title, useCases } }: { industry: ShownIndustry }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <section className="grid py-4 border-b border-hairline gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4">
        <h3 className="heading text-body" {...localized(title)} />
        <LocalLink
          to={addressOf(key)}
          aria-label={t(solutionsWords.seeIndustryOf)(localized(title).children)}
          className="touchable gap-1.5 text-signal hover:underline"
        >
          {t(solutionsWords.seeIndustry)}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
      <ul className="grid gap-y-3 gap-x-8 md:grid-cols-3">
        {useCases.map(({ anchor, title, reading, devices: [device] }) => (
          <li
            key={anchor}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 md:max-lg:grid-cols-1 md:max-lg:content-start md:max-lg:gap-1"
          >
            {device && <DeviceDrawing kind={devices[device].drawing} className="md:max-lg:w-18" />}
            <div className="min-w-0">
              <p className="font-semibold" {...localized(title)} />
              <p className="text-fine text-ink-quiet" {...localized(reading)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
