import { Addresses } from './Addresses.tsx'
import { type SharedImage, ShareTags } from './ShareTags.tsx'
import { useSiteName } from './site-identity.tsx'
import { useAnnounced } from './UnlistedHead.tsx'

/**
 * Renders what a page tells search engines, those it is shared with, and the browser's tab.
 * @param isListed whether search engines may list it; it then names its address and those of its twins
 * @param image what it is shared with, where the site's own picture would say less
 */
export function PageHead(props: {
  title: string
  description?: string | undefined
  isListed?: boolean
  image?: SharedImage | undefined
}) {
  const { title, description, isListed = true, image } = props
  const siteName = useSiteName()
  useAnnounced(title)
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isListed ? <Addresses /> : <meta name="robots" content="noindex" />}
      {isListed && <ShareTags title={title} description={description} siteName={siteName} image={image} />}
    </>
  )
}
