import { useState } from 'react'

interface UploadedPictureProps {
  /** Where the whole picture is served. */
  url: string
  alt: string
  className: string
}

/** A picture in a width for lists; the whole of it where it is smaller than that. */
export function UploadedPicture({ url, alt, className }: UploadedPictureProps) {
  const [small, setSmall] = useState<string>()
  const src = small === url ? url : `${url}/480.webp`
  return <img src={src} alt={alt} className={className} onError={() => setSmall(url)} />
}
