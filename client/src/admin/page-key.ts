import { matchPath } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { ownScreens, screens } from './screens.tsx'

const patterns = [
  ...screens.map(({ screen, path = '' }) => `${adminScreens[screen].path}${path}`),
  ...ownScreens.map(({ path }) => path),
]

/**
 * What stays the same while a page does: tabs and dialogs that have an address of their own (`/:id?`) are of one page, two
 * records (`/:id`) are two.
 */
export function pageKeyOf(pathname: string): string {
  const pattern = patterns.find((known) => matchPath(known, pathname))
  return pattern?.endsWith('?') ? pattern : pathname
}
