import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.conversations

export const conversationsPath = path
export const unansweredPath = `${path}/unanswered`
export const questionsPath = `${path}/questions`

/** The address of a conversation. */
export function conversationPath(id: string): string {
  return `${path}/${id}`
}

/** The id of a turn on the page of its conversation: /admin/conversations/{id}#turn-{turnId}. */
export function turnAnchor(turnId: string): string {
  return `turn-${turnId}`
}

/** Where a quotation begins with what was said. */
export function quoteFromPath(id: string): string {
  return `${adminScreens.quotes.path}/new?from=chat:${id}`
}

/** The list, with those of the last thirty days that a figure counts. @param more other filters, or an order */
export function countedPath(more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ from: '30d', ...more })}`
}
