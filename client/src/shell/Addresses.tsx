import { useLocation } from 'react-router-dom'
import { languageTags, readerLanguages } from '#contract/i18n/language-values.ts'
import { markdownTwinOf } from '#contract/site/markdown-twins.ts'
import { pathIn, plainPath } from '../paths.ts'
import { useSiteOrigin } from './site-identity.tsx'

/** A page's own address, those of its twins, as search engines ask for them, and that of its Markdown. */
export function Addresses() {
  const origin = useSiteOrigin()
  const own = usePagePath()
  const path = plainPath(own)
  const markdown = markdownTwinOf(own)
  return (
    <>
      <link rel="canonical" href={origin + own} />
      {readerLanguages.map((language) => (
        <link key={language} rel="alternate" hrefLang={languageTags[language]} href={origin + pathIn(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      {markdown && <link rel="alternate" type="text/markdown" href={origin + markdown} />}
    </>
  )
}

/** The page's path, which is the same with and without a slash at its end. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/+$/, '')
}
