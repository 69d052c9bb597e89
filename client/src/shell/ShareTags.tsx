import { dateLocales, type ReaderLanguage, readerLanguages } from '#contract/i18n/language-values.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { usePagePath } from './Addresses.tsx'
import { useSiteOrigin } from './useSiteOrigin.ts'

/** As Open Graph writes it: zh_HK. */
const localeOf = (language: ReaderLanguage) => dateLocales[language].replace('-', '_')

/** What a link to the page looks like where it is shared: Open Graph, which the others read too. */
export function ShareTags(props: { title: string; description?: string | undefined; siteName: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const origin = useSiteOrigin()
  const tags = {
    type: 'website',
    site_name: props.siteName,
    title: props.title,
    description: props.description,
    url: origin + usePagePath(),
    locale: localeOf(language),
    image: `${origin}/share-${language}.png`, // written by client/build/share-images.tsx
    'image:width': '1200',
    'image:height': '630',
    'image:alt': `${props.siteName} · ${t(frameWords.footerLine)}`,
  }
  return (
    <>
      {Object.entries(tags).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      {readerLanguages.map(
        (other) => other !== language && <meta key={other} property="og:locale:alternate" content={localeOf(other)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
