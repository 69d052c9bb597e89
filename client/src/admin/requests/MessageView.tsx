import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageTags } from '#contract/i18n/languages.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { useCan } from '../api/staff/session.ts'
import { customerPath } from '../paths/index.ts'
import { type Fact, Facts, RecordHead } from '../records/page/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { messagesWords as words, writtenInWords } from '../words/messages.words.ts'
import { SenderMenu } from './cells.tsx'
import { Deliveries } from './Deliveries.tsx'
import type { Sender } from './sender.ts'
import { useContact } from './useContact.ts'
import { workWords } from './work.words.ts'

interface MessageViewProps {
  message: Sender & Pick<EnquiryDetail, 'deliveries'>
  /** Subject of the message. */
  subject: string
  facts: Fact[]
  /** Title of the facts. */
  title: string
  badges: ReactNode
  /** The next thing to do. */
  primary?: ReactNode
  /** Items of the menu above those that contact the sender, with the line between. */
  menu?: ReactNode
  work: ReactNode
  customerId: string | null
  /** Shown below the text, such as a former conversation. */
  before?: ReactNode
  /** Shown between text and deliveries: a thread with its email form. */
  children?: ReactNode
}

export function MessageView(props: MessageViewProps) {
  const { message, subject, facts, title, badges, primary, menu, work, customerId, before, children } = props
  const t = useTranslate()
  return (
    <article className="message">
      <RecordHead
        title={[message.company || message.name, subject]}
        reference={message.reference}
        facts={
          <>
            {badges}
            {message.suspect && <Badge tone="caution">{t(words.suspect)}</Badge>}
            <RelativeTime at={message.createdAt} />
          </>
        }
        primary={primary}
        menu={
          <>
            {menu}
            <SenderMenu sender={message} />
          </>
        }
      >
        {message.suspect && <p className="mt-1 text-fine text-ink-quiet">{t(words.suspectHint)}</p>}
      </RecordHead>
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <section className="message-panel">
            <h2>{t(words.theirMessage)(message.name)}</h2>
            {message.message ? (
              <p className="message-text" lang={languageTags[message.language]}>
                {message.message}
              </p>
            ) : (
              <p className="text-ink-quiet">{t(words.noMessage)}</p>
            )}
          </section>
          {before}
          {children}
          <Deliveries reference={message.reference} deliveries={message.deliveries} />
        </div>
        <div className="grid content-start gap-4">
          {work}
          <SenderPanel sender={message} customerId={customerId} />
          <section className="message-panel">
            <h2>{title}</h2>
            <Facts facts={facts} />
          </section>
        </div>
      </div>
    </article>
  )
}

function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslate()
  return (
    <span className="mt-1 block">
      <Badge tone={isConfirmed ? 'signal' : 'caution'}>{t(isConfirmed ? words.confirmed : words.unconfirmed)}</Badge>
      {!isConfirmed && <span className="block text-fine text-ink-quiet">{t(words.unconfirmedHint)}</span>}
    </span>
  )
}

function SenderPanel({ sender, customerId }: { sender: Sender } & Pick<MessageViewProps, 'customerId'>) {
  const t = useTranslate()
  const { mailUrl, telUrl } = useContact(sender)
  const canSee = useCan()('sales.read')
  const facts: Fact[] = [
    [words.name, sender.name],
    [words.company, sender.company],
    [
      words.email,
      <span key="mail">
        <a href={mailUrl} className="link">
          <EmailText text={sender.email} />
        </a>
        {sender.isEmailConfirmed !== null && <EmailState isConfirmed={sender.isEmailConfirmed} />}
      </span>,
    ],
    [
      words.phone,
      telUrl && (
        <a key="tel" href={telUrl} className="link">
          {sender.phone}
        </a>
      ),
    ],
    ...(customerId && canSee
      ? [
          [
            workWords.customer,
            <Link key="customer" to={customerPath(customerId)} className="link">
              {t(workWords.openCustomer)}
            </Link>,
          ] satisfies Fact,
        ]
      : []),
    [words.language, t(writtenInWords[sender.language])],
    [words.consent, t(sender.marketingConsent ? words.yes : words.no)],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.sender)}</h2>
      <Facts facts={facts} />
    </section>
  )
}
