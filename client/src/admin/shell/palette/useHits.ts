import { useQuery } from '@tanstack/react-query'
import {
  Building2,
  CalendarClock,
  Cpu,
  FileText,
  type LucideIcon,
  MessageSquareText,
  Package,
  ShoppingCart,
  UserRound,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { type SearchHit, searchKinds } from '#contract/staff/search.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { searchOptions } from '../../api/back-office.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { matching, type PaletteGroup } from './items.ts'
import { searchKindWords } from './palette.words.ts'

const looks: Record<SearchHit['kind'], { Icon: LucideIcon; pathOf: (hit: SearchHit) => string }> = {
  product: { Icon: Package, pathOf: ({ id }) => `/admin/products/${id}` },
  enquiry: { Icon: MessageSquareText, pathOf: ({ id }) => `/admin/enquiries/${id}` },
  demo_request: { Icon: CalendarClock, pathOf: ({ id }) => `/admin/demo-requests/${id}` },
  quote_request: { Icon: FileText, pathOf: ({ id }) => `/admin/quotes/${id}` },
  order: { Icon: ShoppingCart, pathOf: ({ id }) => `/admin/orders/${id}` },
  device: { Icon: Cpu, pathOf: ({ id }) => `/admin/devices/${id}` },
  customer: { Icon: Building2, pathOf: ({ id }) => `/admin/customers/${id}` },
  user: { Icon: UserRound, pathOf: ({ id }) => `/admin/users/${id}` },
}

/**
 * Searches on the server once typing pauses. Until then, filters the previous hits by the new text, because Enter runs
 * the first line.
 */
export function useHits(text: string) {
  const t = useTranslate()
  const navigate = useNavigate()
  const query = useDebounced(text.trim())
  const { data, error, isFetching, refetch } = useQuery(searchOptions(query))
  const found = text.trim() === '' ? [] : (data?.items ?? [])
  const isSearching = isFetching || query !== text.trim()
  const groups = searchKinds.flatMap((kind): PaletteGroup[] => {
    const { Icon, pathOf } = looks[kind]
    const items = found
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({
        id: hit.id,
        label: hit.title,
        detail: hit.detail,
        also: hit.detail,
        Icon,
        run: () => void navigate(pathOf(hit)),
      }))
    const shown = isSearching ? matching(items, text) : items
    return shown.length > 0 ? [{ id: kind, label: t(searchKindWords[kind]), items: shown }] : []
  })
  return { groups, error, refetch, isSearching }
}
