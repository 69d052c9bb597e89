import { useLocation } from 'react-router-dom'
import { englishPath, plainPath } from '../paths.ts'
import { useSiteOrigin } from './useSiteOrigin.ts'

/** A page's own address and its twin's, as search engines ask for them. */
export function Addresses() {
  const origin = useSiteOrigin()
  const path = plainPath(usePagePath())
  const plain = origin + path
  const english = origin + englishPath(path)
  return (
    <>
      <link rel="canonical" href={origin + usePagePath()} />
      <link rel="alternate" hrefLang="zh-HK" href={plain} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={plain} />
    </>
  )
}

/** The page's path, which is the same with and without a slash at its end. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/+$/, '')
}
