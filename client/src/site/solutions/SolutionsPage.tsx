import { industryCopy } from '#content/solutions/industries.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useSearchParams } from '../../router/index.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Closing } from '../../ui/Closing.tsx'
import { industryOf } from '../industries/index.ts'
import { AllIndustries } from './AllIndustries.tsx'
import { FeatureTable } from './FeatureTable.tsx'
import { IndustryFilter } from './IndustryFilter.tsx'
import { IndustrySheet } from './IndustrySheet.tsx'
import { Phases } from './Phases.tsx'
import { solutionsWords } from './solutions.words.ts'

/** Spec §2, /solutions and whatever follows it. @param rest that, without a slash before it */
export default function SolutionsPage({ rest }: { rest: string }) {
  const t = useTranslate()
  useHashTarget()
  const [parameters] = useSearchParams()
  const industry = industryOf(rest, parameters)
  const title = t(solutionsWords.title)
  const isListed = rest === '' || industryOf(rest, new URLSearchParams()) !== 'all'
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead
        title={industry === 'all' ? title : `${t(industryCopy[industry].title)} · ${title}`}
        description={t(industry === 'all' ? solutionsWords.description : industryCopy[industry].situation)}
        isListed={isListed}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <div>
          <h1 className="heading text-heading lg:text-display">{title}</h1>
          <p className="measure mt-2 text-ink-quiet lg:text-body">{t(solutionsWords.lead)}</p>
        </div>
        <CallsToAction />
      </div>
      <IndustryFilter chosen={industry} />
      {industry === 'all' ? <AllIndustries /> : <IndustrySheet key={industry} industry={industry} />}
      <FeatureTable chosen={industry} />
      <Phases />
      <Closing title={t(solutionsWords.closing)} text={t(solutionsWords.closingText)}>
        <CallsToAction />
      </Closing>
    </div>
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
