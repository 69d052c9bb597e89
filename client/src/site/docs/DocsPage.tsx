import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Contents } from '../../ui/Contents.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Buyers } from './Buyers.tsx'
import { docsWords } from './docs.words.ts'
import { Integrators } from './Integrators.tsx'

const buyers = ['choose', 'order', 'install', 'datasheet'] as const
const integrators = ['request', 'reference', 'unchanged', 'errors', 'money'] as const

export default function DocsPage() {
  const t = useTranslate()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(docsWords.title)} description={t(docsWords.description)} />
      <Hero title={t(docsWords.title)} lead={t(docsWords.lead)} />
      <div className="grid gap-y-10 gap-x-16 mt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid gap-6 lg:sticky lg:top-22 lg:self-start lg:*:static">
          <Contents label={t(docsWords.buyers)} items={buyers.map((id) => ({ id, label: t(docsWords[id]) }))} />
          <Contents
            label={t(docsWords.integrators)}
            items={integrators.map((id) => ({ id, label: t(docsWords[id]) }))}
          />
        </div>
        <div className="grid grid-cols-1 gap-16">
          <Buyers />
          <Integrators />
          <section className="pt-6 border-t border-ink">
            <h2 className="heading text-title">{t(docsWords.help)}</h2>
            <p className="measure mt-2 text-ink-quiet">{t(docsWords.helpText)}</p>
            <p className="flex flex-wrap gap-3 mt-6">
              <LocalLink to={paths.support} className={buttonClass()}>
                {t(docsWords.support)}
              </LocalLink>
              <LocalLink to={paths.contact} className={buttonClass()}>
                {t(docsWords.contact)}
              </LocalLink>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
