import { matchPath } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { ownScreens, screens } from './screens.tsx'

const patterns = [
  ...screens.map(({ screen, path = '' }) => `${adminScreens[screen].path}${path}`),
  ...ownScreens.map(({ path }) => path),
]

/**
 * Returns a key that is the same for all addresses of a page: tabs and dialogs (`/:id?`) belong to one page, two
 * records (`/:id`) are two.
 */
export function pageKeyOf(pathname: string): string {
  const pattern = patterns.find((known) => matchPath(known, pathname))
  return pattern?.endsWith('?') ? pattern : pathname
}
