import { CheckCheck, RotateCcw } from 'lucide-react'
import { type MissedSearch, missedSearchStates } from '#contract/catalogue/searches.ts'
import { listMissedSearches } from '#contract/endpoints/catalogue/searches.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { changeMissedSearch } from '../api/products.ts'
import { useCan } from '../api/staff/session.ts'
import { type Column, choiceFilter, columnsOf, DataTable, type Table, wordsColumn } from '../records/list/index.ts'
import { languageFilter, NumberCell } from '../requests/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { RelativeTime } from '../ui/values.tsx'
import { messagesWords, writtenInWords } from '../words/messages.words.ts'
import { SearchesScreen } from './SearchesScreen.tsx'
import { SynonymForm } from './SynonymForm.tsx'
import { missedStateWords, searchesWords as words } from './searches.words.ts'
import { useSearchesChange } from './useSearchesChange.ts'

const column = columnsOf<MissedSearch>()
const columns: Column<MissedSearch>[] = [
  column('term', words.term, {
    sort: 'term',
    className: 'min-w-40',
    cell: ({ term }) => <span dir="auto">{term}</span>,
  }),
  column('count', words.times, {
    sort: 'count',
    phone: 'line',
    align: 'end',
    cell: ({ count }) => <NumberCell value={count} />,
  }),
  column('lastAt', words.last, {
    phone: 'line',
    sort: 'lastAt',
    className: 'whitespace-nowrap',
    cell: ({ lastAt }) => <RelativeTime at={lastAt} />,
  }),
  column('language', messagesWords.language, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ language }) => writtenInWords[language]),
  }),
  column('state', words.state, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    ...wordsColumn(({ state }) => missedStateWords[state]),
  }),
]

const table: Table<MissedSearch> = {
  name: 'missed-searches',
  title: words.missed,
  rows: listMissedSearches,
  columns,
  filters: [
    { ...choiceFilter('state', words.state, missedSearchStates, missedStateWords), initial: ['open'] },
    languageFilter(writtenLanguages),
  ],
  initialSort: '-count',
  searchLabel: words.search,
  count: words.missedCount,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ term }) => term,
  isQuiet: ({ state }) => state === 'done',
}

/** Renders /admin/products/searches: searches without results, each with a field for a synonym. */
export default function MissedSearchesPage() {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  const writing: Partial<Table<MissedSearch>> = {
    rowMenu: (missed) => <MissedMenu missed={missed} />,
    rowDetail: (missed) => <SynonymForm missed={missed} />,
  }
  return (
    <SearchesScreen title={t(words.missed)}>
      <DataTable table={{ ...table, ...(canWrite && writing) }} />
    </SearchesScreen>
  )
}

function MissedMenu({ missed: { id, state } }: { missed: MissedSearch }) {
  const t = useTranslate()
  const change = useSearchesChange()
  const next = state === 'open' ? 'done' : 'open'
  return (
    <MenuItem
      icon={next === 'done' ? <CheckCheck aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
      onSelect={() => void change(() => changeMissedSearch(id, next), t(words.marked))}
    >
      {t(next === 'done' ? words.done : words.reopen)}
    </MenuItem>
  )
}
