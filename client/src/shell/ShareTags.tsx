import { dateLocales, type ReaderLanguage, readerLanguages } from '#contract/i18n/language-values.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { usePagePath } from './Addresses.tsx'
import { useSiteOrigin } from './useSiteOrigin.ts'

/** As Open Graph writes it: zh_HK. */
const localeOf = (language: ReaderLanguage) => dateLocales[language].replace('-', '_')

/** A picture of what a page is about; `url` is a path on this origin. */
export interface SharedImage {
  url: string
  alt: string
  size: { width: number; height: number } | null
}

interface ShareTagsProps {
  title: string
  description?: string | undefined
  siteName: string
  /** The site's own where there is none. */
  image?: SharedImage | undefined
}

/** What a link to the page looks like where it is shared: Open Graph, which the others read too. */
export function ShareTags(props: ShareTagsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const origin = useSiteOrigin()
  // The site's is written by client/build/share-images.tsx.
  const image = props.image ?? {
    url: `/share-${language}.png`,
    alt: `${props.siteName} · ${t(frameWords.footerLine)}`,
    size: { width: 1200, height: 630 },
  }
  const tags = {
    type: 'website',
    site_name: props.siteName,
    title: props.title,
    description: props.description,
    url: origin + usePagePath(),
    locale: localeOf(language),
    image: origin + image.url,
    'image:width': image.size?.width,
    'image:height': image.size?.height,
    'image:alt': image.alt,
  }
  return (
    <>
      {Object.entries(tags).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={String(content)} />,
      )}
      {readerLanguages.map(
        (other) => other !== language && <meta key={other} property="og:locale:alternate" content={localeOf(other)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
