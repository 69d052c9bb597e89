import { transcriptText } from '#contract/assistant/transcripts.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Turn } from '../history.ts'
import { handOverWords } from '../panel.words.ts'

/** Maximum length of a message, in characters. */
const most = 1500
/** Maximum length of the encoded address; a Chinese character takes nine characters. */
const addressMost = 6000

/** Returns the message for the messaging app: a greeting and as much of the end of the conversation as fits. */
export function messagingText(turns: readonly Turn[], language: ReaderLanguage): string {
  const opening = inLanguage(handOverWords.opening, language)
  const exchanges = turns.map(({ question, text, state }) => ({ question, answer: state === 'failed' ? '' : text }))
  // Terminates: the greeting alone fits.
  for (let room = most - opening.length; ; room -= 100) {
    const message = `${opening}${transcriptText(exchanges, language, room)}`
    if (encodeURIComponent(message).length <= addressMost) return message
  }
}
