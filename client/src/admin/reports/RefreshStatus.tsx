import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFormats } from '../i18n/formats.ts'
import { figureWords as words } from './figures.words.ts'

interface RefreshStatusProps {
  /** Query key prefixes of what the screen shows. */
  queryKeys: readonly QueryKey[]
  query: { dataUpdatedAt: number; isPlaceholderData: boolean }
}

/** Shows when the figures were loaded, with a refresh button. Changes also arrive by themselves. */
export function RefreshStatus({ queryKeys, query: { dataUpdatedAt, isPlaceholderData } }: RefreshStatusProps) {
  const t = useTranslate()
  const { time } = useFormats()
  const queries = useQueryClient()
  const isFetching = useIsFetching({ queryKey: queryKeys[0] ?? [] }) > 0
  function refresh(): void {
    for (const queryKey of queryKeys) void queries.invalidateQueries({ queryKey })
  }
  return (
    <p className="flex items-center gap-1 text-ink-quiet text-fine">
      {dataUpdatedAt > 0 && !isPlaceholderData && <span>{t(words.asOf)(time(new Date(dataUpdatedAt)))}</span>}
      <Button variant="quiet" size="compact" disabled={isFetching} onClick={refresh}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {t(words.refresh)}
      </Button>
    </p>
  )
}
