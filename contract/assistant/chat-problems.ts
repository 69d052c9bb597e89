/** Problems of the assistant, separate from problems.ts because their texts are loaded with the chat panel only. */
export const chatProblems = {
  'chat.conversation_not_found': { status: 404, title: 'There is no such conversation' },
  'chat.busy': { status: 409, title: 'An answer is still on its way' },
  'chat.limit_reached': { status: 429, title: 'That was the last message of the day' },
  'chat.unauthorized': { status: 502, title: 'Invalid API key. Please check your gateway configuration.' },
  'chat.rate_limited': { status: 503, title: 'Rate limit exceeded. Please wait a moment and try again.' },
  'chat.unavailable': {
    status: 503,
    title: 'The model service is temporarily unavailable. Please try again later.',
  },
  'chat.failed': { status: 502, title: 'Failed to get AI response. Please check your connection and try again.' },
  'chat.empty': {
    status: 502,
    title: 'I apologize, but I was unable to generate a response. Please try rephrasing your question.',
  },
  'chat.error': {
    status: 502,
    title:
      'I apologize, but I encountered an error. Please ensure the model gateway API key is configured and try again.',
  },
} as const satisfies Record<string, { status: number; title: string }>

export type ChatProblemCode = keyof typeof chatProblems
export const chatProblemCodes = Object.keys(chatProblems) as [ChatProblemCode, ...ChatProblemCode[]]

/** Maximum length of a visitor's message, in characters. */
export const chatMessageMax = 2000
