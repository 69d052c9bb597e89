import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageTags } from '#contract/i18n/languages.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { customerPath } from '../paths/index.ts'
import { type Fact, Facts } from '../records/page/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { messagesWords as words, writtenInWords } from '../words/messages.words.ts'
import { Deliveries } from './Deliveries.tsx'
import type { Sender } from './sender.ts'
import { useContact } from './useContact.ts'
import { workWords } from './work.words.ts'

interface MessageViewProps {
  message: Sender & Pick<EnquiryDetail, 'deliveries'>
  facts: Fact[]
  title: string
  badges?: ReactNode
  work?: ReactNode
  customerId?: string | null | undefined
  /** Shown below the text, such as a former conversation. */
  before?: ReactNode
  /** Shown between text and deliveries: a thread with its email form. */
  children?: ReactNode
}

export function MessageView({ message, facts, title, badges, work, customerId, before, children }: MessageViewProps) {
  const t = useTranslate()
  return (
    <article className="message">
      <PageHead title={`${message.reference} · ${message.name}`} isListed={false} />
      <MessageHead message={message} badges={badges} isAnsweredHere={work !== undefined} />
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <section className="message-panel">
            <h2>{t(words.message)}</h2>
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

interface MessageHeadProps extends Pick<MessageViewProps, 'badges'> {
  message: Sender
  /** The page has an email form, so the mail program is only one of several ways. */
  isAnsweredHere: boolean
}

function MessageHead({ message, badges, isAnsweredHere }: MessageHeadProps) {
  const t = useTranslate()
  const { mailUrl, telUrl, chatUrl, copy } = useContact(message)
  return (
    <header className="message-head">
      <div className="min-w-0">
        <h1 className="heading text-title">{message.name}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-fine text-ink-quiet">
          <span>{message.reference}</span>
          <RelativeTime at={message.createdAt} />
          {badges}
          {message.suspect && <Badge tone="caution">{t(words.suspect)}</Badge>}
        </p>
        {message.suspect && <p className="mt-1 text-fine text-ink-quiet">{t(words.suspectHint)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={mailUrl} className={buttonClass(isAnsweredHere ? 'secondary' : 'primary', 'compact')}>
          <Mail aria-hidden="true" className="size-4" />
          {t(words.write)}
        </a>
        {telUrl && (
          <a href={telUrl} className={buttonClass('secondary', 'compact')}>
            <Phone aria-hidden="true" className="size-4" />
            {t(words.call)}
          </a>
        )}
        {chatUrl && (
          <a href={chatUrl} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'compact')}>
            <MessageCircle aria-hidden="true" className="size-4" />
            {t(words.whatsApp)}
          </a>
        )}
        <Button size="compact" onClick={() => copy(message.reference)}>
          <Copy aria-hidden="true" className="size-4" />
          {t(words.copyReference)}
        </Button>
      </div>
    </header>
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
          {sender.email}
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
