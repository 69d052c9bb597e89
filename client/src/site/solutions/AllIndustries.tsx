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
        <Benefits items={benefits.all} className="benefit-columns" />
      </section>
      <section className="mt-12">
        <h2 className="heading text-title">{t(solutionsWords.allTitle)}</h2>
        <div className="industry-index">
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
    <section className="industry-row">
      <div>
        <h3 className="heading text-body">{name}</h3>
        <LocalLink
          to={addressOf(industry)}
          aria-label={t(solutionsWords.seeIndustryOf)(name)}
          className="industry-more"
        >
          {t(solutionsWords.seeIndustry)}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
      <ul className="industry-cases">
        {useCases[industry].map(({ id, title, reading, devices: [device] }) => (
          <li key={id}>
            <DeviceDrawing kind={devices[device].drawing} />
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
