import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Console } from './Console.tsx'
import { demoWords } from './live-demo.words.ts'

/** Renders the platform on a simulated building. Nothing is sent or stored. */
export default function LiveDemoPage() {
  const t = useTranslate()
  return (
    <div className="page pt-8 lg:pt-12 print:pt-0">
      <PageHead title={t(demoWords.title)} description={t(demoWords.description)} />
      <header className="print:hidden">
        <p className="mb-2 text-fine text-ink-quiet">{t(demoWords.title)}</p>
        <h1 className="heading text-heading lg:text-display">{t(demoWords.heading)}</h1>
        <p className="measure mt-3 text-ink-quiet lg:text-body">{t(demoWords.lead)}</p>
        <p className="measure mt-4 border-l-4 border-l-caution pl-3 not-noscript:hidden">
          {t(demoWords.withoutScripts)}
        </p>
      </header>
      <Console />
      <WaysOn />
    </div>
  )
}

function WaysOn() {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  const ways = [
    { to: paths.demo, name: demoWords.bookDemo, text: demoWords.bookDemoText },
    { to: paths.builder, name: demoWords.builder, text: demoWords.builderText },
    { to: paths.category('software'), name: demoWords.software, text: demoWords.softwareText },
  ]
  return (
    <section className="mt-16 border-t border-ink pt-6 print:hidden">
      <h2 className="heading text-title">{t(demoWords.closing)}</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {ways
          .filter(({ to }) => to !== paths.category('software') || hasShelf('software'))
          .map(({ to, name, text }) => (
            <li key={to}>
              <LocalLink to={to} className={buttonClass(to === paths.demo ? 'primary' : 'secondary')}>
                {t(name)}
              </LocalLink>
              <p className="mt-2 text-fine text-ink-quiet">{t(text)}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
