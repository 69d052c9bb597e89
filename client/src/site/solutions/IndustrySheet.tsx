import type { Device } from '#content/solutions/devices.words.ts'
import type { Industry } from '#content/solutions/industries.ts'
import { benefits, industryCopy } from '#content/solutions/industries.words.ts'
import { type UseCase, useCases } from '#content/solutions/use-cases.words.ts'
import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { devices } from '../industries/index.ts'
import { Benefits } from './Benefits.tsx'
import { solutionsWords } from './solutions.words.ts'

/** One industry: what it lives with, what changes, and its use cases with the devices they need. */
export function IndustrySheet({ industry }: { industry: Industry }) {
  const t = useTranslate()
  const { title, situation } = industryCopy[industry]
  return (
    <div className="grid gap-y-10 gap-x-16 mt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <section className="lg:sticky lg:top-24 lg:self-start">
        <h2 className="heading text-title lg:text-heading">{t(title)}</h2>
        <p className="measure mt-3 text-body text-ink-quiet">{t(situation)}</p>
        <h3 className="mt-8 text-fine text-ink-quiet">{t(solutionsWords.benefits)}</h3>
        <Benefits items={benefits[industry]} className="mt-2" />
      </section>
      <section>
        <h3 className="sr-only">{t(solutionsWords.useCases)}</h3>
        <ol className="border-t border-ink">
          {useCases[industry].map((useCase) => (
            <UseCaseEntry key={useCase.id} useCase={useCase} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function UseCaseEntry({ useCase: { id, title, story, reading, devices: needed } }: { useCase: UseCase }) {
  const t = useTranslate()
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid gap-y-3 gap-x-6 py-5 border-b border-hairline sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="plate self-start max-sm:w-36">
        <DeviceDrawing kind={devices[needed[0]].drawing} />
      </div>
      <div className="min-w-0">
        <h4 className="heading text-body">{t(title)}</h4>
        <p className="measure mt-1">{t(story)}</p>
        <dl className="mt-3">
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 items-baseline border-t border-hairline">
            <dt className="py-2 text-fine text-ink-quiet">{t(solutionsWords.reading)}</dt>
            <dd className="py-2">{t(reading)}</dd>
          </div>
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 items-baseline border-t border-hairline">
            <dt className="py-2 text-fine text-ink-quiet">{t(solutionsWords.devices)}</dt>
            <dd className="flex flex-wrap gap-x-4 not-has-[a]:py-2">
              {needed.map((device) => (
                <DeviceLink key={device} device={device} />
              ))}
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
}

function DeviceLink({ device }: { device: Device }) {
  const t = useTranslate()
  const { name, catalogue, shelf } = devices[device]
  const hasShelf = useHasShelf()
  if (!hasShelf(shelf)) return <span className="touchable lg:min-h-8">{t(name)}</span>
  return (
    <LocalLink to={t(catalogue)} title={t(solutionsWords.inCatalogue)(t(name))} className="link touchable lg:min-h-8">
      {t(name)}
    </LocalLink>
  )
}
