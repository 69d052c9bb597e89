import type { ChatAnswer } from '#contract/assistant/chat.ts'
import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { ChatFailure, type ChatListener, regenerateChatAnswer, sendChatMessage } from '../../api/chat.ts'

export interface Asking {
  conversationId?: string | undefined
  question: string
  language: ReaderLanguage
  /** It is the conversation's last question, and another answer to it is wanted. */
  isAgain: boolean
}

/** How long to wait where an answer is still on its way, in another tab or one that was just stopped. Milliseconds. */
const timeouts = [1500, 3000]

/**
 * The answer, or why there is none. A conversation that the server no longer has goes on as a new one, and an assistant that is
 * busy is asked twice more.
 * @throws only the signal's reason
 */
export async function askForAnswer(
  asking: Asking,
  listener: ChatListener,
  signal: AbortSignal,
): Promise<ChatAnswer | ChatProblemCode> {
  let wanted = asking
  for (let waits = 0; ; ) {
    const outcome = await askOnce(wanted, listener, signal)
    const wait = timeouts[waits]
    if (outcome === 'chat.conversation_not_found' && wanted.conversationId) {
      wanted = { ...wanted, conversationId: undefined }
    } else if (outcome === 'chat.busy' && wait !== undefined) {
      waits += 1
      await pause(wait, signal)
    } else {
      return outcome
    }
  }
}

async function askOnce(
  { conversationId, question: message, isAgain, language }: Asking,
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
