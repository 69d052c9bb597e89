import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { englishPath, plainPath } from '../../paths.ts'

/** Says a page's title to screen readers once the reader has moved to it. */
export const AnnounceContext = createContext<(title: string) => void>(() => {})

/**
 * What a page tells search engines and the browser's tab.
 * @param isListed whether search engines may list it; it then names its address and its twin's
 */
export function PageHead(props: { title: string; description?: string | undefined; isListed?: boolean }) {
  const { title, description, isListed = true } = props
  const t = useTranslate()
  const siteName = t(useSite()?.name ?? frameWords.siteName)
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(title), [announce, title])
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isListed ? <Addresses /> : <meta name="robots" content="noindex" />}
    </>
  )
}

function Addresses() {
  const { pathname } = useLocation()
  const origin = useOrigin()
  const plain = origin + plainPath(pathname)
  const english = origin + englishPath(plainPath(pathname))
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <link rel="alternate" hrefLang="zh-HK" href={plain} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={plain} />
    </>
  )
}

const neverChanges = () => () => {}

function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
}
