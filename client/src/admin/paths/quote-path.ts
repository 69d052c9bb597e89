import { adminScreens } from '#contract/staff/permissions.ts'

/** @param part `edit` for the price editor */
export function quotePath(id: string, part?: 'edit'): string {
  return [adminScreens.quotes.path, id, part].filter(Boolean).join('/')
}
