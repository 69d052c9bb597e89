import { createContext, useContext, useEffect } from 'react'
import { useSiteName } from './site-identity.tsx'

/** Says a page's title to screen readers once the reader has moved to it. */
export const AnnounceContext = createContext<(title: string) => void>(() => {})

/** Renders the title of a page that search engines may not list. */
export function UnlistedHead({ title }: { title: string }) {
  const siteName = useSiteName()
  useAnnounced(title)
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

export function useAnnounced(title: string): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(title), [announce, title])
}
