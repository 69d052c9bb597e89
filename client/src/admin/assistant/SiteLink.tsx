import type { ReactNode } from 'react'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { pathIn } from '../../paths.ts'
import { adminFrameWords as words } from '../words/frame.words.ts'

interface SiteLinkProps {
  id?: string
  /** Path on the site, without a language prefix. */
  to: string
  className: string
  children: ReactNode
}

/** Links to a page of the site in the reader's language, in a new tab. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const t = useTranslate()
  const href = pathIn(to, useLanguage())
  return (
    <a href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <span className="sr-only">{t(words.newTab)}</span>
    </a>
  )
}
