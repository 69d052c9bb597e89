import { useQuery } from '@tanstack/react-query'
import type { ShownCase } from '#contract/content/cases.ts'
import { caseStudiesOptions } from '../../api/content.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { CaseSheet, caseWords, Renderings } from '../../content/index.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Stamp } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { casesCopy } from './cases.words.ts'
import { Overview } from './Overview.tsx'

/** Renders /case-studies. Illustrative figures are labelled. */
export default function CaseStudiesPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(caseStudiesOptions)
  // The heading and description fit the five case studies of a new installation only.
  const isFive = !data || data.items.length === 5
  const isAsItCame = isFive && (data?.items.every(({ isSample }) => isSample) ?? true)
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(casesCopy.title)} description={t(isAsItCame ? casesCopy.description : casesCopy.lead)} />
      <div className="grid gap-y-6 gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end">
        <Hero
          kicker={t(casesCopy.title)}
          title={t(isFive ? casesCopy.heading : casesCopy.headingOfAny)}
          lead={t(casesCopy.lead)}
        />
        {data?.items.some(({ isSample }) => isSample) && (
          <p className="grid content-start justify-items-start gap-2 max-w-[34em] text-ink-quiet text-fine">
            <Stamp>{t(caseWords.illustrative)}</Stamp>
            {t(casesCopy.illustrativeHint)}
          </p>
        )}
      </div>
      {data ? (
        <Cases cases={data.items} />
      ) : error ? (
        <div className="mt-8">
          <EmptyState title={t(casesCopy.failed)} hint={t(problemWords[failureCodeOf(error)])}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t(frameWords.tryAgain)}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Skeleton className="mt-8 h-64 w-full" />
      )}
      <section className="grid items-center gap-y-5 gap-x-16 mt-16 py-8 border-y border-ink md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="heading text-title">{t(casesCopy.yours)}</h2>
          <p className="measure mt-2 text-ink-quiet">{t(casesCopy.yoursHint)}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <LocalLink to={paths.contact} className={buttonClass('primary')}>
            {t(casesCopy.contact)}
          </LocalLink>
          <LocalLink to={paths.demo} className={buttonClass()}>
            {t(casesCopy.demo)}
          </LocalLink>
        </p>
      </section>
    </div>
  )
}

function Cases({ cases }: { cases: ShownCase[] }) {
  const t = useTranslate()
  useHashTarget()
  // Where all are samples, the note at the top of the page says so.
  const isMixed = cases.some(({ isSample }) => !isSample)
  if (cases.length === 0) return <EmptyState title={t(casesCopy.none)} hint={t(casesCopy.noneHint)} />
  return (
    <>
      <Overview cases={cases} />
      {cases.map(({ key, isSample, ...study }, index) => (
        <CaseSheet key={key} id={key} study={study} number={index + 1} isSample={isSample && isMixed} />
      ))}
      {cases.some(({ picture }) => !picture) && <Renderings className="mt-6" />}
    </>
  )
}
