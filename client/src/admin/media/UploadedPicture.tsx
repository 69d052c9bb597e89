import { useState } from 'react'

interface UploadedPictureProps {
  /** URL of the full-size picture. */
  url: string
  alt: string
  className: string
}

/** Renders a picture 480 px wide, or the whole of it where that width does not exist. */
export function UploadedPicture({ url, alt, className }: UploadedPictureProps) {
  const [small, setSmall] = useState<string>()
  const src = small === url ? url : `${url}/480.webp`
  return <img src={src} alt={alt} className={className} onError={() => setSmall(url)} />
}
