import { RefreshCw } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { PageHead } from '../../shell/index.ts'
import { useComparedProducts } from '../../storage/compared-products.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { CompareBar } from '../catalogue/compare/CompareBar.tsx'
import { catalogueWords } from './catalogue.words.ts'
import { FilterBar } from './FilterBar.tsx'
import { Results } from './Results.tsx'
import { useCatalogue } from './useCatalogue.ts'
import { useFilters } from './useFilters.ts'

export default function ProductsPage() {
  const t = useTranslate()
  const filters = useFilters()
  const catalogue = useCatalogue(filters.query)
  const { list } = catalogue
  const isComparing = useComparedProducts().length > 0
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(productsWords.title)} description={t(catalogueWords.description)} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h1 className="heading text-heading lg:text-display">{t(productsWords.title)}</h1>
        <RefreshButton isBusy={list.isFetching} refetch={list.refetch} />
        <p className="mt-2 w-full text-ink-quiet lg:text-body">{t(productsWords.lead)}</p>
      </div>
      <FilterBar filters={filters} list={list.data} />
      <Results filters={filters} catalogue={catalogue} />
      {isComparing && <CompareBar />}
    </div>
  )
}

interface RefreshButtonProps {
  isBusy: boolean
  refetch: () => Promise<{ isSuccess: boolean }>
}

function RefreshButton({ isBusy, refetch }: RefreshButtonProps) {
  const t = useTranslate()
  const toast = useToast()
  async function refresh() {
    const { isSuccess } = await refetch()
    if (isSuccess) toast(t(catalogueWords.refreshed))
    else toast(t(catalogueWords.refreshFailed), 'failure')
  }
  return (
    <Button
      size="compact"
      className="shrink-0 print:hidden"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : refresh}
    >
      <RefreshCw aria-hidden="true" className={`size-4 ${isBusy ? 'animate-spin' : ''}`} />
      <span className="sr-only sm:not-sr-only">{t(isBusy ? catalogueWords.refreshing : catalogueWords.refresh)}</span>
    </Button>
  )
}
