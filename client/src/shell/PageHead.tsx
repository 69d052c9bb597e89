import { createContext, useContext, useEffect } from 'react'
import { Addresses } from './Addresses.tsx'
import { ShareTags } from './ShareTags.tsx'
import { useSiteName } from './useSiteName.ts'

/** Says a page's title to screen readers once the reader has moved to it. */
export const AnnounceContext = createContext<(title: string) => void>(() => {})

/**
 * What a page tells search engines, those it is shared with, and the browser's tab.
 * @param isListed whether search engines may list it; it then names its address and those of its twins
 */
export function PageHead(props: { title: string; description?: string | undefined; isListed?: boolean }) {
  const { title, description, isListed = true } = props
  const siteName = useSiteName()
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(title), [announce, title])
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isListed ? <Addresses /> : <meta name="robots" content="noindex" />}
      {isListed && <ShareTags title={title} description={description} siteName={siteName} />}
    </>
  )
}
