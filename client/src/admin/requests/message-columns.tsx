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
  wordsColumn,
} from '../records/list/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { messagesWords as words, writtenInWords } from '../words/messages.words.ts'
import { SenderCell, SenderMenu, TextCell } from './cells.tsx'
import type { Sender } from './sender.ts'

const column = columnsOf<Sender>()

export const senderColumns: Column<Sender>[] = [
  column('name', words.name, { sort: 'name', cell: (sender) => <SenderCell sender={sender} /> }),
  column('company', words.company, {
    sort: 'company',
    phone: 'line',
    className: 'min-w-32 max-w-64',
    cell: ({ company }) => <TextCell text={company} />,
  }),
]

export const messageColumn: Column<Sender> = column('message', words.message, {
  phone: 'line',
  isFlexible: true,
  cell: ({ message }) => <TextCell text={message} />,
})

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
    ...wordsColumn(({ isEmailConfirmed }) => confirmedWords(isEmailConfirmed)),
  }),
  column('phone', words.phone, { isOptional: true, className: 'whitespace-nowrap' }),
  column('language', words.language, {
    isOptional: true,
    className: 'whitespace-nowrap',
    ...wordsColumn(({ language }) => writtenInWords[language]),
  }),
  column('marketingConsent', words.consent, {
    isOptional: true,
    ...wordsColumn(({ marketingConsent }) => (marketingConsent ? words.yes : words.no)),
  }),
]

/** Empty for an address that nobody was asked to confirm. */
function confirmedWords(isEmailConfirmed: boolean | null): Bilingual {
  if (isEmailConfirmed === null) return words.notRequested
  return isEmailConfirmed ? words.confirmed : words.unconfirmed
}

const receivedFilter: DayFilter = { kind: 'days', label: words.received }

/** Set by links from a product's figures. */
const productFilter: ExactFilter = { kind: 'exact', id: 'product', label: words.aboutOneProduct, isCode: true }

/** @param languages that rows may have */
export function languageFilter(languages: readonly ReaderLanguage[]): ChoiceFilter {
  return choiceFilter('language', words.language, languages, writtenInWords)
}

/** Hides probable spam by default. */
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

export const messageFilters: Filter[] = [receivedFilter, languageFilter(readerLanguages), suspectFilter, productFilter]

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
