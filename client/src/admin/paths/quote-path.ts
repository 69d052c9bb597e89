import { adminScreens } from '#contract/staff/permissions.ts'

/** The page of a quotation, or the part of it in which its price is set. */
export function quotePath(id: string, part?: 'edit'): string {
  return [adminScreens.quotes.path, id, part].filter(Boolean).join('/')
}
