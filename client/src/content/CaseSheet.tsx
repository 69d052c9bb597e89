import type { CaseMeasure, CaseStudy } from '#contract/content/cases.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { paths } from '../paths.ts'
import { Stamp } from '../ui/Badge.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { caseWords } from './content.words.ts'
import { ScenePicture } from './ScenePicture.tsx'

interface CaseSheetProps {
  study: CaseStudy
  /** Element id. */
  id: string
  number: number
  /** Labels the figures as illustrative. */
  isSample: boolean
}

const sizes = '(min-width: 64rem) 20rem, (min-width: 48rem) 36vw, 92vw'

export function CaseSheet({ study, id, number, isSample }: CaseSheetProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <article
      id={id}
      className="grid grid-cols-1 items-start gap-y-5 gap-x-16 mt-16 pt-4 border-t border-ink md:[grid-template:'head_head'_auto_'plate_problem'_auto_'installed_changed'_auto/minmax(0,2fr)_minmax(0,3fr)] lg:[grid-template:'plate_head_changed'_auto_'plate_problem_changed'_auto_'plate_installed_changed'_1fr/minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)] lg:gap-x-12"
      aria-labelledby={`${id}-title`}
    >
      <header className="md:[grid-area:head]">
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="heading text-title scroll-mt-8 focus:not-focus-visible:outline-none"
        >
          <span aria-hidden="true" className="mr-3 text-signal font-normal">
            {number}
          </span>
          <span {...localized(study.site)} />
        </h2>
        <p className="text-ink-quiet" {...localized(study.size)} />
        {isSample && <Stamp>{t(caseWords.illustrative)}</Stamp>}
      </header>
      <div className="plate w-full max-md:aspect-video md:[grid-area:plate]">
        {study.picture ? (
          <ContentPicture
            picture={study.picture}
            sizes={sizes}
            className="absolute inset-0 size-full rounded-panel object-cover"
          />
        ) : (
          <ScenePicture scene={study.scene} sizes={sizes} />
        )}
      </div>
      <section className="md:[grid-area:problem]">
        <h3 className="text-ink-quiet text-fine">{t(caseWords.problem)}</h3>
        <p className="max-w-[38em] whitespace-pre-line" {...localized(study.problem)} />
      </section>
      <section className="case-installed md:[grid-area:installed]">
        <h3 className="text-ink-quiet text-fine">{t(caseWords.installed)}</h3>
        <ul className="mt-1 border-t border-hairline">
          {study.installed.map(({ count, name, search }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one product twice
            <li key={index} className="flex items-center justify-between gap-4 border-b border-hairline">
              <LocalLink to={`${paths.products}?${new URLSearchParams({ search })}`} className="link touchable">
                <span {...localized(name)} />
              </LocalLink>
              <span className="whitespace-nowrap">{t(caseWords.quantity)(count)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="md:[grid-area:changed]">
        <h3 className="text-ink-quiet text-fine">{t(caseWords.changed)}</h3>
        {study.measures.map((measure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name two alike
          <BeforeAfter key={index} measure={measure} />
        ))}
        <p className="max-w-[38em] whitespace-pre-line" {...localized(study.changed)} />
        <LocalLink to={study.solution.to} className="link touchable">
          {t(caseWords.solution)(localized(study.solution.label).children)}
        </LocalLink>
      </section>
    </article>
  )
}

/** Draws two bars on one scale. Decorative: the figures beside them say the same. */
function BeforeAfter({ measure }: { measure: CaseMeasure }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const largest = Math.max(measure.before, measure.after)
  const bars = [
    { label: t(caseWords.before), value: measure.before, tone: 'fill-edge' },
    { label: t(caseWords.after), value: measure.after, tone: 'fill-signal' },
  ]
  return (
    <dl className="mt-1 mb-4">
      <dt className="flex justify-between gap-4">
        <span {...localized(measure.name)} /> <strong className="text-signal">{changePercent(measure)}</strong>
      </dt>
      {bars.map(({ label, value, tone }) => (
        <dd
          key={tone}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)_6rem] items-center gap-3 text-fine leading-[1.6]"
        >
          <span className="text-ink-quiet">{label}</span>
          <svg className="block w-full h-2.5 bg-sunken" aria-hidden="true">
            <rect className={tone} width={`${(100 * value) / largest}%`} height="100%" />
          </svg>
          <span className="text-right whitespace-nowrap">
            {numberText(value)} <span {...localized(measure.unit)} />
          </span>
        </dd>
      ))}
    </dl>
  )
}

/** Formats the change in whole percent with its sign: 310 → 18 is −94%. */
export function changePercent({ before, after }: { before: number; after: number }): string {
  const percent = Math.round((100 * (after - before)) / before)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
