import { transcriptText } from '#contract/assistant/transcripts.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Turn } from '../history.ts'
import { handOverWords } from './hand-over.words.ts'

/** Of a message that is still read. Characters. */
const most = 1500
/** Of an address that servers still take: a Chinese character is nine of its own. */
const addressMost = 6000

/**
 * What is written in the messaging app for a visitor who goes on there: that they have asked the assistant, and the last of what was
 * said, as much as there is room for.
 */
export function messagingText(turns: readonly Turn[], language: ReaderLanguage): string {
  const opening = inLanguage(handOverWords.opening, language)
  const exchanges = turns.map(({ question, text, state }) => ({ question, answer: state === 'failed' ? '' : text }))
  // It ends where all is left out at the latest: that much fits.
  for (let room = most - opening.length; ; room -= 100) {
    const message = `${opening}${transcriptText(exchanges, language, room)}`
    if (encodeURIComponent(message).length <= addressMost) return message
  }
}
