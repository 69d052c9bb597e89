import { Trash2 } from 'lucide-react'
import type { Synonym } from '#contract/catalogue/searches.ts'
import { listSynonyms } from '#contract/endpoints/catalogue/searches.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { deleteSynonym } from '../api/products.ts'
import { useCan } from '../api/staff/session.ts'
import { type Column, columnsOf, DataTable, type Table, wordsColumn } from '../records/list/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { RelativeTime } from '../ui/values.tsx'
import { SearchesScreen } from './SearchesScreen.tsx'
import { searchesWords as words } from './searches.words.ts'
import { useSearchesChange } from './useSearchesChange.ts'

const column = columnsOf<Synonym>()
const columns: Column<Synonym>[] = [
  column('term', words.term, {
    sort: 'term',
    className: 'min-w-40',
    cell: ({ term }) => <span dir="auto">{term}</span>,
  }),
  column('words', words.finds, {
    phone: 'line',
    className: 'min-w-40',
    cell: (synonym) => <span dir="auto">{synonym.words.join(' · ')}</span>,
    text: (synonym) => synonym.words.join(', '),
  }),
  column('bothWays', words.way, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    ...wordsColumn(({ bothWays }) => (bothWays ? words.twoWays : words.oneWay)),
  }),
  column('createdBy', words.by, { cell: ({ createdBy }) => createdBy }),
  column('createdAt', words.since, {
    sort: 'createdAt',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  }),
]

const table: Table<Synonym> = {
  name: 'search-synonyms',
  title: words.synonyms,
  rows: listSynonyms,
  columns,
  filters: [],
  initialSort: 'term',
  searchLabel: words.search,
  count: words.synonymCount,
  empty: { title: words.noSynonyms, hint: words.noSynonymsHint },
  rowId: ({ id }) => id,
  rowName: ({ term }) => term,
}

export default function SynonymsPage() {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  return (
    <SearchesScreen title={t(words.synonyms)}>
      <DataTable table={canWrite ? { ...table, rowMenu: (synonym) => <SynonymMenu synonym={synonym} /> } : table} />
    </SearchesScreen>
  )
}

function SynonymMenu({ synonym: { id, term } }: { synonym: Synonym }) {
  const t = useTranslate()
  const change = useSearchesChange()
  return (
    <MenuItem
      icon={<Trash2 aria-hidden="true" />}
      onSelect={() => void change(() => deleteSynonym(id), t(words.removed)(term))}
    >
      {t(words.remove)}
    </MenuItem>
  )
}
