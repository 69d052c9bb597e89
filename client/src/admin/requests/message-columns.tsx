import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ChoiceFilter, Column, CopyAction, DayFilter, ExactFilter } from '../records/list/index.ts'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { messagesWords as words, writtenInWords } from '../words/messages.words.ts'
import { CompanyCell, ExcerptCell, SenderCell, Words } from './cells.tsx'
import type { Sender } from './sender.ts'

/** Who sent it: the first columns of every table of messages. */
export const senderColumns: Column<Sender>[] = [
  {
    id: 'name',
    header: words.name,
    sort: 'name',
    cell: (sender) => <SenderCell sender={sender} />,
    text: ({ name }) => name,
  },
  {
    id: 'company',
    header: words.company,
    sort: 'company',
    className: 'min-w-32 max-w-64',
    cell: ({ company }) => <CompanyCell company={company} />,
    text: ({ company }) => company,
  },
]

export const messageColumn: Column<Sender> = {
  id: 'message',
  header: words.message,
  className: 'min-w-48 max-w-96',
  cell: ({ message }) => <ExcerptCell text={message} />,
  text: ({ message }) => message,
}

/** When it came and how to answer it: the last columns. */
export const receiptColumns: Column<Sender>[] = [
  {
    id: 'reference',
    header: words.reference,
    className: 'whitespace-nowrap',
    cell: ({ reference }) => reference,
    text: ({ reference }) => reference,
  },
  {
    id: 'createdAt',
    header: words.received,
    sort: 'createdAt',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    text: ({ createdAt }) => createdAt,
  },
  {
    id: 'email',
    header: words.email,
    isOptional: true,
    cell: ({ email }) => email,
    text: ({ email }) => email,
  },
  {
    id: 'isEmailConfirmed',
    header: words.emailConfirmed,
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ isEmailConfirmed }) => <Words of={confirmedWords(isEmailConfirmed)} />,
    text: ({ isEmailConfirmed }, reader) => inLanguage(confirmedWords(isEmailConfirmed), reader),
  },
  {
    id: 'phone',
    header: words.phone,
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ phone }) => phone,
    text: ({ phone }) => phone,
  },
  {
    id: 'language',
    header: words.language,
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ language }) => <Words of={writtenInWords[language]} />,
    text: ({ language }, reader) => inLanguage(writtenInWords[language], reader),
  },
  {
    id: 'marketingConsent',
    header: words.consent,
    isOptional: true,
    cell: ({ marketingConsent }) => <Words of={marketingConsent ? words.yes : words.no} />,
    text: ({ marketingConsent }, reader) => inLanguage(marketingConsent ? words.yes : words.no, reader),
  },
]

/** Of an address that nobody was asked to confirm, nothing. */
function confirmedWords(isEmailConfirmed: boolean | null): Bilingual {
  if (isEmailConfirmed === null) return words.notAsked
  return isEmailConfirmed ? words.confirmed : words.unconfirmed
}

export const receivedFilter: DayFilter = { kind: 'days', label: words.received }

/** Those that a product's figures count: only its page leads here. */
export const productFilter: ExactFilter = { kind: 'exact', id: 'product', label: words.aboutOneProduct, isCode: true }

export const languageFilter: ChoiceFilter = {
  kind: 'choice',
  id: 'language',
  label: words.language,
  choices: [
    { value: 'zh-TW', label: writtenInWords['zh-TW'] },
    { value: 'en', label: writtenInWords.en },
  ],
}

/** What a machine probably sent is left out until it is asked for. */
export const suspectFilter: ChoiceFilter = {
  kind: 'choice',
  id: 'suspect',
  label: words.trust,
  choices: [
    { value: 'false', label: words.genuine },
    { value: 'true', label: words.suspect },
  ],
  initial: ['false'],
}

export const copyActions: CopyAction<Sender>[] = [
  { id: 'emails', label: words.copyEmails, text: ({ email }) => email },
  { id: 'references', label: words.copyReferences, text: ({ reference }) => reference },
]
