import { languageTags, pathPrefixes, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { frameWords } from '../src/i18n/frame.words.ts'
import { LanguageContext, useTranslate } from '../src/i18n/language.tsx'
import { BrandMark } from '../src/shell/BrandMark.tsx'
import { offLineWords } from '../src/site/shell/off-line.words.ts'
import { buttonClass } from '../src/ui/Button.tsx'

/** Each shows where the page speaks it: an address without a language speaks what its reader has chosen (client/public/before-paint.js). */
const spokenClasses: Record<ReaderLanguage, string> = {
  'zh-TW': '[html:not([lang=zh-HK])_&]:hidden',
  'zh-CN': '[html:not([lang=zh-CN])_&]:hidden',
  en: '[html:not([lang=en])_&]:hidden',
}

/**
 * What the service worker answers with for a page that it has not kept, without any code of the site: see offLinePage of `Built`.
 * @param styles addresses of style sheets
 */
export function OffLinePage({ styles }: { styles: string[] }) {
  return (
    <html lang={languageTags['zh-TW']}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${offLineWords.title['zh-TW']} · ${offLineWords.title.en}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script src="/before-paint.js" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {readerLanguages.map((language) => (
          <LanguageContext key={language} value={language}>
            <Spoken language={language} />
          </LanguageContext>
        ))}
      </body>
    </html>
  )
}

function Spoken({ language }: { language: ReaderLanguage }) {
  const t = useTranslate()
  return (
    <div lang={languageTags[language]} className={spokenClasses[language]}>
      <header className="border-b border-hairline bg-surface">
        <div className="page flex h-16 items-center">
          <a
            href={pathPrefixes[language] || '/'}
            className="flex min-h-11 items-center gap-2.5 text-body leading-[1.2] font-semibold"
          >
            <BrandMark />
            {t(frameWords.siteName)}
          </a>
        </div>
      </header>
      <main className="page py-16 lg:py-24">
        <h1 className="heading text-heading">{t(offLineWords.title)}</h1>
        <p className="measure mt-3 text-body text-ink-quiet">{t(offLineWords.unseen)}</p>
        <a href="{address}" className={buttonClass('primary', 'regular', 'mt-6')}>
          {t(frameWords.tryAgain)}
        </a>
        <section className="mt-10 has-[ul:empty]:hidden border-t border-hairline pt-4">
          <h2 className="heading text-title">{t(offLineWords.seen)}</h2>
          <ul className="mt-2">{'{seen}'}</ul>
        </section>
      </main>
    </div>
  )
}
