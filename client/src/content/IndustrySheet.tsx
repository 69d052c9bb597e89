import type { Device } from '#contract/content/choices.ts'
import type { IndustryPage, UseCase } from '#contract/content/industries.ts'
import { useHasShelf } from '../api/site.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { Benefits } from './Benefits.tsx'
import { devices } from './devices.words.ts'
import { industryWords } from './industry.words.ts'
import { ScenePicture } from './ScenePicture.tsx'

export function IndustrySheet({ industry: { title, situation, benefits, useCases } }: { industry: IndustryPage }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <div className="grid gap-y-10 gap-x-16 mt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <section className="lg:sticky lg:top-24 lg:self-start">
        <h2 className="heading text-title lg:text-heading" {...localized(title)} />
        <p className="measure mt-3 text-body whitespace-pre-line text-ink-quiet" {...localized(situation)} />
        <h3 className="mt-8 text-fine text-ink-quiet">{t(industryWords.benefits)}</h3>
        <Benefits items={benefits.map(({ text }) => text)} className="mt-2" />
      </section>
      <section>
        <h3 className="sr-only">{t(industryWords.useCases)}</h3>
        <ol className="border-t border-ink">
          {useCases.map((useCase, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: while they are typed, two may have one address
            <UseCaseEntry key={index} useCase={useCase} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function UseCaseEntry({ useCase: { anchor, title, story, reading, scene, devices: needed } }: { useCase: UseCase }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className="grid gap-y-3 gap-x-6 py-5 border-b border-hairline sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="plate self-start max-sm:aspect-video">
        <ScenePicture scene={scene} sizes="(min-width: 40rem) 14rem, 92vw" />
      </div>
      <div className="min-w-0">
        <h4 className="heading text-body" {...localized(title)} />
        <p className="measure mt-1 whitespace-pre-line" {...localized(story)} />
        <dl className="mt-3">
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 items-baseline border-t border-hairline">
            <dt className="py-2 text-fine text-ink-quiet">{t(industryWords.reading)}</dt>
            <dd className="py-2" {...localized(reading)} />
          </div>
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 items-baseline border-t border-hairline">
            <dt className="py-2 text-fine text-ink-quiet">{t(industryWords.devices)}</dt>
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
    <LocalLink to={t(catalogue)} title={t(industryWords.inCatalogue)(t(name))} className="link touchable lg:min-h-8">
      {t(name)}
    </LocalLink>
  )
}
