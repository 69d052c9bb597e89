import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead, useSiteOrigin } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { StructuredData } from '../seo/index.ts'
import { Console } from './Console.tsx'
import { demoWords } from './live-demo.words.ts'

/** A visitor uses the platform on a simulated building. Nothing is asked, sent or kept. */
export default function LiveDemoPage() {
  const t = useTranslate()
  const origin = useSiteOrigin()
  const localPath = useLocalPath()
  return (
    <div className="page pt-8 lg:pt-12 print:pt-0">
      <PageHead title={t(demoWords.title)} description={t(demoWords.description)} />
      <StructuredData
        thing={{
          '@type': 'WebApplication',
          name: t(demoWords.title),
          description: t(demoWords.description),
          url: `${origin}${localPath(paths.liveDemo)}`,
          applicationCategory: 'BusinessApplication',
        }}
      />
      <header className="print:hidden">
        <p className="mb-2 text-fine text-ink-quiet">{t(demoWords.title)}</p>
        <h1 className="heading text-heading lg:text-display">{t(demoWords.heading)}</h1>
        <p className="measure mt-3 text-ink-quiet lg:text-body">{t(demoWords.lead)}</p>
        <p className="measure mt-4 border-l-4 border-l-caution pl-3 not-noscript:hidden">
          {t(demoWords.withoutScripts)}
        </p>
      </header>
      <Console />
      <div className="print:hidden">
        <Closing title={t(demoWords.closing)} text={t(demoWords.closingText)}>
          <WaysOn />
        </Closing>
      </div>
    </div>
  )
}

function WaysOn() {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  return (
    <>
      <LocalLink to={paths.demo} className={buttonClass('primary')}>
        {t(demoWords.bookDemo)}
      </LocalLink>
      <LocalLink to={paths.builder} className={buttonClass()}>
        {t(demoWords.builder)}
      </LocalLink>
      {hasShelf('software') && (
        <LocalLink to={paths.category('software')} className={buttonClass()}>
          {t(demoWords.software)}
        </LocalLink>
      )}
    </>
  )
}
