import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownIndustries, ShownIndustry } from '#contract/content/industries.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { FeatureTable, IndustrySheet, Phases, Renderings, SolutionsHero } from '../../content/index.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { CallToAction } from '../../ui/CallToAction.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AllIndustries } from './AllIndustries.tsx'
import { IndustryFilter } from './IndustryFilter.tsx'
import { hasBuiltInCounts, industriesOptions, requestedIndustry } from './industries.ts'
import { solutionsWords } from './solutions.words.ts'

/** Renders /solutions and its subpages. */
export default function SolutionsPage() {
  const { '*': rest = '' } = useParams()
  const t = useTranslate()
  const [parameters] = useSearchParams()
  const { data, error, refetch } = useQuery(industriesOptions)
  const asked = requestedIndustry(rest, parameters)
  const chosen = data?.items.find(({ key }) => key === asked)
  const isOwnAddress = rest === '' || data?.items.some(({ key }) => key === requestedIndustry(rest, none)) === true
  return (
    <div className="page pt-8 lg:pt-12">
      <Head data={data} chosen={chosen} isOwnAddress={isOwnAddress} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <SolutionsHero title={data?.solutions?.title ?? solutionsWords.title} lead={data?.solutions?.lead} />
        <CallsToAction />
      </div>
      {data ? (
        <Industries data={data} chosen={chosen} isUnknown={asked !== '' && !chosen} />
      ) : error ? (
        <div className="mt-8">
          <EmptyState title={t(solutionsWords.failed)} hint={t(problemWords[failureCodeOf(error)])}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t(frameWords.tryAgain)}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Skeleton className="mt-8 h-64 w-full" />
      )}
      {data?.solutions && <Phases phases={data.solutions.phases} />}
      <CallToAction title={t(solutionsWords.closing)} text={t(solutionsWords.closingText)}>
        <CallsToAction />
      </CallToAction>
    </div>
  )
}

const none = new URLSearchParams()

interface HeadProps {
  /** Undefined while loading. */
  data: ShownIndustries | undefined
  chosen: ShownIndustry | undefined
  /** Whether the path names a page. */
  isOwnAddress: boolean
}

function Head({ data, chosen, isOwnAddress }: HeadProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const title = localized(data?.solutions?.title ?? solutionsWords.title).children
  const isListed = data === undefined || isOwnAddress
  if (chosen) {
    const own = `${localized(chosen.title).children} · ${title}`
    return <PageHead title={own} description={localized(chosen.situation).children} isListed={isListed} />
  }
  const lead = data?.solutions?.lead
  const isAsItCame = data === undefined || hasBuiltInCounts(data.items)
  const description = isAsItCame ? t(solutionsWords.description) : lead && localized(lead).children
  return <PageHead title={title} description={description} isListed={isListed} />
}

interface IndustriesProps {
  data: ShownIndustries
  chosen: ShownIndustry | undefined
  /** Whether the address names an unknown industry. */
  isUnknown: boolean
}

function Industries({ data: { items: industries, solutions }, chosen, isUnknown }: IndustriesProps) {
  const t = useTranslate()
  useHashTarget()
  return (
    <>
      <IndustryFilter industries={industries} chosen={chosen} />
      {isUnknown && (
        <div className="mt-6">
          <Notice>{t(solutionsWords.unknown)}</Notice>
        </div>
      )}
      {chosen ? (
        <IndustrySheet key={chosen.key} industry={chosen} />
      ) : (
        <AllIndustries industries={industries} benefits={solutions?.benefits} />
      )}
      {industries.length > 0 && <Renderings className="mt-3" />}
      {solutions && industries.length > 0 && (
        <FeatureTable features={solutions.features} industries={industries} chosen={chosen?.key} />
      )}
    </>
  )
}

function CallsToAction() {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-3">
      <LocalLink to={paths.demo} className={buttonClass('primary')}>
        {t(solutionsWords.demo)}
      </LocalLink>
      <LocalLink to={paths.contact} className={buttonClass()}>
        {t(solutionsWords.contact)}
      </LocalLink>
    </div>
  )
}
