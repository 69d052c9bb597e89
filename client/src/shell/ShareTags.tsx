import { dateLocales, type ReaderLanguage, readerLanguages } from '#contract/i18n/language-values.ts'
import { sharedPicture } from '#contract/paths.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { plainPath } from '../paths.ts'
import { usePagePath } from './Addresses.tsx'
import { sharePageAt } from './share-pages.ts'
import { useSiteOrigin } from './site-identity.tsx'

/** As Open Graph writes it: zh_HK. */
const localeOf = (language: ReaderLanguage) => dateLocales[language].replace('-', '_')

/** A picture of what a page is about; `url` is a path on this origin. */
export interface SharedImage {
  url: string
  alt: string
  size: { width: number; height: number }
}

interface ShareTagsProps {
  title: string
  description?: string | undefined
  siteName: string
  /** Default: the picture that the build has rendered for the page, or for the site. */
  image?: SharedImage | undefined
}

/** Renders how a link to the page looks where it is shared: Open Graph, which the others read too. */
export function ShareTags(props: ShareTagsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const origin = useSiteOrigin()
  const path = usePagePath()
  const page = sharePageAt(plainPath(path))
  const image = props.image ?? {
    url: `/share-${page ? `${page}-` : ''}${language}.png`,
    alt: `${props.siteName} · ${page ? props.title : t(frameWords.footerLine)}`,
    size: sharedPicture.size,
  }
  const tags = {
    type: 'website',
    site_name: props.siteName,
    title: props.title,
    description: props.description,
    url: origin + path,
    locale: localeOf(language),
    image: origin + image.url,
    'image:width': image.size.width,
    'image:height': image.size.height,
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
