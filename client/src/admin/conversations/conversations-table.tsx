import { type Conversation, conversationMarks } from '#contract/assistant/conversations.ts'
import { exportConversations, listConversations } from '#contract/endpoints/conversations.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { conversationsWords as words } from '../assistant/index.ts'
import { formatUsd } from '../i18n/formats.ts'
import { conversationPath } from '../paths/index.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../records/list/index.ts'
import { languageFilter, NumberCell } from '../requests/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { writtenInWords } from '../words/messages.words.ts'
import { Marks, marksText } from './Marks.tsx'
import { markWords } from './marks.words.ts'
import { OpenAssistant } from './OpenAssistant.tsx'

const column = columnsOf<Conversation>()

const columns: Column<Conversation>[] = [
  column('opening', words.opening, {
    isFlexible: true,
    cell: ({ opening }) => <span dir="auto">{opening}</span>,
  }),
  column('language', words.language, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ language }) => writtenInWords[language]),
  }),
  column('questions', words.questionCount, {
    phone: 'line',
    sort: 'questions',
    align: 'end',
    cell: ({ questions }) => <NumberCell value={questions} />,
  }),
  {
    id: 'marks',
    header: words.marks,
    phone: 'corner',
    cell: (conversation) => <Marks of={conversation} />,
    text: marksText,
  },
  column('costUsd', words.cost, {
    sort: 'costUsd',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ costUsd }) => formatUsd(costUsd),
  }),
  column('lastAt', words.last, {
    phone: 'line',
    sort: 'lastAt',
    className: 'whitespace-nowrap',
    cell: ({ lastAt }) => <RelativeTime at={lastAt} />,
  }),
  column('tokens', words.tokens, {
    isOptional: true,
    align: 'end',
    cell: ({ tokens }) => <NumberCell value={tokens} />,
  }),
  column('startedAt', words.started, {
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ startedAt }) => <RelativeTime at={startedAt} />,
  }),
]

export const conversationsTable: Table<Conversation> = {
  name: 'conversations',
  title: screenWords.conversations,
  rows: listConversations,
  exports: { csv: exportConversations },
  columns,
  filters: [
    choiceFilter('mark', words.marks, conversationMarks, markWords),
    { kind: 'days', label: words.last },
    languageFilter(readerLanguages),
  ],
  initialSort: '-lastAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint, next: <OpenAssistant /> },
  rowId: ({ id }) => id,
  rowName: ({ opening }) => opening,
  rowPath: ({ id }) => conversationPath(id),
}
