import { useLocation } from 'react-router-dom'
import { languageTags, readerLanguages } from '#contract/i18n/language-values.ts'
import { pathIn, plainPath } from '../paths.ts'
import { useSiteOrigin } from './site-identity.tsx'

/** A page's own address and those of its twins, as search engines ask for them. */
export function Addresses() {
  const origin = useSiteOrigin()
  const path = plainPath(usePagePath())
  return (
    <>
      <link rel="canonical" href={origin + usePagePath()} />
      {readerLanguages.map((language) => (
        <link key={language} rel="alternate" hrefLang={languageTags[language]} href={origin + pathIn(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}

/** The page's path, which is the same with and without a slash at its end. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/+$/, '')
}
