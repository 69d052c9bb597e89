import type { ComponentProps } from 'react'
import { Link } from '../ui/Link.tsx'
import { useLocalPath } from './language.tsx'

/** A link within the site that stays on the addresses of the language that is on. `to` is one of `paths`. */
export function LocalLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const localPath = useLocalPath()
  return <Link to={localPath(to)} {...rest} />
}
