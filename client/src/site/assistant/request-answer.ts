import type { ChatAnswer } from '#contract/assistant/chat.ts'
import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { ChatFailure, type ChatListener, regenerateChatAnswer, sendChatMessage } from '../../api/chat.ts'

export interface AnswerRequest {
  conversationId?: string | undefined
  question: string
  language: ReaderLanguage
  /** Asks the last question again. */
  isAgain: boolean
}

/** Delays in ms before retrying while another answer is still being written (another tab, or one just stopped). */
const timeouts = [1500, 3000]

/**
 * Requests an answer. An expired conversation continues as a new one; a busy assistant is retried twice.
 * @throws only the signal's abort reason
 */
export async function requestAnswer(
  request: AnswerRequest,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer | ChatProblemCode> {
  let current = request
  for (let waits = 0; ; ) {
    const outcome = await requestOnce(current, listener, signal)
    const wait = timeouts[waits]
    if (outcome === 'chat.conversation_not_found' && current.conversationId) {
      current = { ...current, conversationId: undefined }
    } else if (outcome === 'chat.busy' && wait !== undefined) {
      waits += 1
      await pause(wait, signal)
    } else {
      return outcome
    }
  }
}

async function requestOnce(
  { conversationId, question: message, isAgain, language }: AnswerRequest,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer | ChatProblemCode> {
  try {
    if (isAgain && conversationId) return await regenerateChatAnswer(conversationId, { language }, listener, signal)
    return await sendChatMessage({ conversationId, message, language }, listener, signal)
  } catch (error) {
    signal.throwIfAborted()
    return error instanceof ChatFailure ? error.code : 'chat.error'
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
