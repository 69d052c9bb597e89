import { type Bilingual, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import {
  type ChoiceFilter,
  type Column,
  type CopyAction,
  choiceFilter,
  columnsOf,
  type DayFilter,
  type ExactFilter,
  type Filter,
  inWords,
} from '../records/list/index.ts'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { messagesWords as words, writtenInWords } from '../words/messages.words.ts'
import { CompanyCell, ExcerptCell, SenderCell, SenderMenu } from './cells.tsx'
import type { Sender } from './sender.ts'

const column = columnsOf<Sender>()

/** Who sent it: the first columns of every table of messages. */
export const senderColumns: Column<Sender>[] = [
  column('name', words.name, { sort: 'name', cell: (sender) => <SenderCell sender={sender} /> }),
  column('company', words.company, {
    sort: 'company',
    className: 'min-w-32 max-w-64',
    cell: ({ company }) => <CompanyCell company={company} />,
  }),
]

export const messageColumn: Column<Sender> = column('message', words.message, {
  className: 'min-w-48 max-w-96',
  cell: ({ message }) => <ExcerptCell text={message} />,
})

/** When it came and how to answer it: the last columns. */
export const receiptColumns: Column<Sender>[] = [
  column('reference', words.reference, { className: 'whitespace-nowrap' }),
  column('createdAt', words.received, {
    sort: 'createdAt',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  }),
  column('email', words.email, { isOptional: true }),
  column('isEmailConfirmed', words.emailConfirmed, {
    isOptional: true,
    className: 'whitespace-nowrap',
    ...inWords(({ isEmailConfirmed }) => confirmedWords(isEmailConfirmed)),
  }),
  column('phone', words.phone, { isOptional: true, className: 'whitespace-nowrap' }),
  column('language', words.language, {
    isOptional: true,
    className: 'whitespace-nowrap',
    ...inWords(({ language }) => writtenInWords[language]),
  }),
  column('marketingConsent', words.consent, {
    isOptional: true,
    ...inWords(({ marketingConsent }) => (marketingConsent ? words.yes : words.no)),
  }),
]

/** Of an address that nobody was asked to confirm, nothing. */
function confirmedWords(isEmailConfirmed: boolean | null): Bilingual {
  if (isEmailConfirmed === null) return words.notRequested
  return isEmailConfirmed ? words.confirmed : words.unconfirmed
}

const receivedFilter: DayFilter = { kind: 'days', label: words.received }

/** Those that a product's figures count: only its page leads here. */
const productFilter: ExactFilter = { kind: 'exact', id: 'product', label: words.aboutOneProduct, isCode: true }

/** @param languages that the rows may be in */
export function languageFilter(languages: readonly ReaderLanguage[]): ChoiceFilter {
  return choiceFilter('language', words.language, languages, writtenInWords)
}

/** What a machine probably sent is left out until it is asked for. */
const suspectFilter: ChoiceFilter = {
  kind: 'choice',
  id: 'suspect',
  label: words.trust,
  choices: [
    { value: 'false', label: words.genuine },
    { value: 'true', label: words.suspect },
  ],
  initial: ['false'],
}

/** The last filters of every table of messages. */
export const messageFilters: Filter[] = [receivedFilter, languageFilter(readerLanguages), suspectFilter, productFilter]

/** What every table of messages says of its rows. */
export const messageRows = {
  searchLabel: words.search,
  rowId: ({ id }: Sender) => id,
  rowName: ({ name, reference }: Sender) => `${name} ${reference}`,
  rowMenu: (sender: Sender) => <SenderMenu sender={sender} />,
  isQuiet: ({ suspect }: Sender) => suspect,
}

export const copyActions: CopyAction<Sender>[] = [
  { id: 'emails', label: words.copyEmails, text: ({ email }) => email },
  { id: 'references', label: words.copyReferences, text: ({ reference }) => reference },
]
