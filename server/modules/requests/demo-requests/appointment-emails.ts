import { inLanguage } from '#contract/i18n/in-language.ts'
import { demoKindSchema } from '#contract/requests/demo-requests.ts'
import { demoKindWords } from '#contract/requests/message-words.ts'
import type { Site } from '#contract/site/site.ts'
import { type Email, labels, rowsOf, slotText } from '#server/modules/mail/index.ts'
import type { HeldDemo } from '../inbox/inbox.repo.ts'
import { paragraphsOf, threadEmail } from '../inbox/thread-email.ts'
import { appointmentWords as words } from './appointments.words.ts'

export interface Slot {
  date: string
  time: string
}

interface LetterContext {
  site: Site
  /** Name in the signature. */
  from: string
  /** Typed by staff; may be empty. */
  message: string
}

/** Returns the email that confirms a demo, or announces a move from its `former` slot. */
export function confirmationEmail(demo: HeldDemo, slot: Slot, former: Slot | undefined, context: LetterContext): Email {
  const { language, reference } = demo
  const time = slotText(slot.date, slot.time, language)
  const opening = former
    ? inLanguage(words.moved, language)(slotText(former.date, former.time, language))
    : inLanguage(words.confirmed, language)
  const subject = inLanguage(former ? words.movedSubject : words.confirmedSubject, language)(time, reference)
  return letterOf(demo, { subject, opening, time }, context)
}

/** @param former the confirmed slot that is cancelled, if there was one */
export function cancellationEmail(demo: HeldDemo, former: Slot | undefined, context: LetterContext): Email {
  const { language, reference } = demo
  const opening = former
    ? inLanguage(words.cancelled, language)(slotText(former.date, former.time, language))
    : inLanguage(words.declined, language)
  const subject = inLanguage(former ? words.cancelledSubject : words.declinedSubject, language)(reference)
  return letterOf(demo, { subject, opening, time: undefined }, context)
}

interface LetterTexts {
  subject: string
  opening: string
  time: string | undefined
}

function letterOf(
  demo: HeldDemo,
  { subject, opening, time }: LetterTexts,
  { site, from, message }: LetterContext,
): Email {
  const { language, kind, product, reference } = demo
  const rows = rowsOf(language, [
    [labels.reference, reference],
    [labels.time, time],
    [labels.demo, inLanguage(demoKindWords[demoKindSchema.parse(kind)], language)],
    [labels.product, product],
  ])
  return threadEmail(demo, { subject, paragraphs: [opening, ...paragraphsOf(message)], from, rows }, site)
}
