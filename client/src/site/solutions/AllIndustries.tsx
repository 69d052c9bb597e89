import { ArrowRight } from 'lucide-react'
import { type Industry, industries } from '#content/solutions/industries.ts'
import { benefits, industryCopy } from '#content/solutions/industries.words.ts'
import { useCases } from '#content/solutions/use-cases.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { addressOf, devices } from '../industries/index.ts'
import { Benefits } from './Benefits.tsx'
import { solutionsWords } from './solutions.words.ts'

/** Every industry with the titles of its use cases: an index of the page. */
export function AllIndustries() {
  const t = useTranslate()
  return (
    <>
      <section className="mt-8">
        <h2 className="sr-only">{t(solutionsWords.benefits)}</h2>
        <Benefits
          items={benefits.all}
          className="md:grid md:grid-cols-3 md:gap-x-8"
          itemClass="max-md:border-b max-md:first:border-t md:border-t"
        />
      </section>
      <section className="mt-12">
        <h2 className="heading text-title">{t(solutionsWords.allTitle)}</h2>
        <div className="mt-3 border-t border-ink">
          {industries.map((industry) => (
            <IndustryRow key={industry} industry={industry} />
          ))}
        </div>
      </section>
    </>
  )
}

function IndustryRow({ industry }: { industry: Industry }) {
  const t = useTranslate()
  const name = t(industryCopy[industry].title)
  return (
    <section className="grid py-4 border-b border-hairline gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4">
        <h3 className="heading text-body">{name}</h3>
        <LocalLink
          to={addressOf(industry)}
          aria-label={t(solutionsWords.seeIndustryOf)(name)}
          className="touchable gap-1.5 text-signal hover:underline"
        >
          {t(solutionsWords.seeIndustry)}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
      <ul className="grid gap-y-3 gap-x-8 md:grid-cols-3">
        {useCases[industry].map(({ id, title, reading, devices: [device] }) => (
          <li
            key={id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 md:max-lg:grid-cols-1 md:max-lg:content-start md:max-lg:gap-1"
          >
            <DeviceDrawing kind={devices[device].drawing} className="md:max-lg:w-18" />
            <div className="min-w-0">
              <p className="font-semibold">{t(title)}</p>
              <p className="text-fine text-ink-quiet">{t(reading)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
