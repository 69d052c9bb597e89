import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.conversations

export const conversationsPath = path
export const unansweredPath = `${path}/unanswered`
export const intentsPath = `${path}/intents`
export const questionsPath = `${path}/questions`
export const agentCallsPath = `${path}/agents`

export function conversationPath(id: string): string {
  return `${path}/${id}`
}

export function turnAnchor(turnId: string): string {
  return `turn-${turnId}`
}

/** Starts a quotation from a conversation. */
export function quoteFromPath(id: string): string {
  return `${adminScreens.quotes.path}/new?from=chat:${id}`
}

/** List of the last thirty days' conversations that a figure counts. @param more other filters, or an order */
export function countedPath(more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ from: '30d', ...more })}`
}
