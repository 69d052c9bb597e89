import { type MissedIntent, missKinds } from '#contract/assistant/intents.ts'
import { listMissedIntents } from '#contract/endpoints/questions.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../../records/list/index.ts'
import { languageFilter, NumberCell } from '../../requests/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { IntentDetail } from './IntentDetail.tsx'
import { intentWords, missKindWords, intentsWords as words } from './intents.words.ts'

const column = columnsOf<MissedIntent>()

const columns: Column<MissedIntent>[] = [
  column('intent', words.intent, { isFlexible: true, ...wordsColumn(({ intent }) => intentWords[intent]) }),
  column('questions', words.questions, {
    sort: 'questions',
    phone: 'corner',
    align: 'end',
    cell: ({ questions }) => <NumberCell value={questions} />,
  }),
  column('unanswered', words.unanswered, {
    align: 'end',
    cell: ({ unanswered }) => <NumberCell value={unanswered} />,
  }),
  column('wrong', words.wrong, { align: 'end', cell: ({ wrong }) => <NumberCell value={wrong} /> }),
  column('lastAskedAt', words.lastAsked, {
    sort: 'lastAskedAt',
    phone: 'line',
    className: 'whitespace-nowrap',
    cell: ({ lastAskedAt }) => <RelativeTime at={lastAskedAt} />,
  }),
]

/** Questions that were not answered, or wrongly, by what they ask for. */
export const intentsTable: Table<MissedIntent> = {
  name: 'question-intents',
  title: words.title,
  rows: listMissedIntents,
  columns,
  filters: [
    choiceFilter('kind', words.kind, missKinds, missKindWords),
    { kind: 'days', label: words.lastAsked },
    languageFilter(readerLanguages),
  ],
  initialSort: '-questions',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ intent }) => intent,
  rowName: ({ intent }, language) => inLanguage(intentWords[intent], language),
  rowDetail: (row) => <IntentDetail row={row} />,
}
