import { adminScreens } from '#contract/permissions.ts'

const { path } = adminScreens.conversations

export const conversationsPath = path
export const unansweredPath = `${path}/unanswered`
export const questionsPath = `${path}/questions`

/** The address of a conversation; of one of its turns. */
export function conversationPath(id: string, turnId?: string): string {
  return turnId ? `${path}/${id}#turn-${turnId}` : `${path}/${id}`
}
