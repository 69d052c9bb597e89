import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Stamp } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Opening } from '../../ui/Opening.tsx'
import { CaseSheet } from './CaseSheet.tsx'
import { cases, casesCopy } from './cases.words.ts'
import { Overview } from './Overview.tsx'

/** What the devices did at five kinds of site. The figures are illustrative, and say so. */
export default function CaseStudiesPage() {
  const t = useTranslate()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(casesCopy.title)} description={t(casesCopy.description)} />
      <div className="grid gap-y-6 gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end">
        <Opening kicker={t(casesCopy.title)} title={t(casesCopy.heading)} lead={t(casesCopy.lead)} />
        <p className="grid content-start justify-items-start gap-2 max-w-[34em] text-ink-quiet text-fine">
          <Stamp>{t(casesCopy.illustrative)}</Stamp>
          {t(casesCopy.illustrativeHint)}
        </p>
      </div>
      <Overview cases={cases} />
      {cases.map((study, index) => (
        <CaseSheet key={study.id} study={study} number={index + 1} />
      ))}
      <section className="grid items-center gap-y-5 gap-x-16 mt-16 py-8 border-y border-ink md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="heading text-title">{t(casesCopy.yours)}</h2>
          <p className="measure mt-1 text-ink-quiet">{t(casesCopy.yoursHint)}</p>
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
