import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useLocalPath } from './language.tsx'

/**
 * Links within the site, in the current language.
 * @param to one of `paths`
 */
export function LocalLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const localPath = useLocalPath()
  return <Link to={localPath(to)} {...rest} />
}
