import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Mapping, mappingSchema, type MappingPreview as Preview } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { mappingPreviewOptions } from '../../api/mapping.ts'
import { useFormats } from '../../i18n/formats.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { NotionReply } from '../NotionReply.tsx'
import { Panel } from '../Panel.tsx'
import { mappingWords as words } from './mapping.words.ts'
import { PreviewCard } from './PreviewCard.tsx'

/** Target of the link to the preview, which narrow windows have far below. */
export const previewId = 'mapping-preview'

const pauseMs = 400

// Spread, because the linter considers it not interactive: in a wide window it scrolls by keyboard.
const focusable = { tabIndex: 0 }

/** Previews the first products by the draft; updates shortly after each change. */
export function MappingPreview({ mapping }: { mapping: Mapping }) {
  const t = useTranslate()
  const { number } = useFormats()
  const debounced = useDebounced(mapping, pauseMs)
  const { data, error, isFetching, refetch } = useQuery({
    ...mappingPreviewOptions(debounced),
    enabled: z.safeParse(mappingSchema, debounced).success, // skips mappings that still have an empty value
  })
  const isBusy = isFetching || debounced !== mapping
  return (
    <div
      id={previewId}
      className="scroll-mt-20 min-[75rem]:sticky min-[75rem]:top-18 min-[75rem]:max-h-[calc(100dvh-10rem)] min-[75rem]:overflow-y-auto"
      {...focusable}
    >
      <Panel title={t(words.preview)}>
        <p role="status" className="-mb-2 text-fine text-ink-quiet">
          {isBusy
            ? t(words.previewing)
            : data && t(words.previewOf)(number(data.products.length), number(data.rows - data.nameless))}
        </p>
        {error && !isFetching && (
          <div>
            <LoadFailure isSmall title={t(words.previewFailed)} error={error} onRetry={refetch} />
            <NotionReply error={error} />
          </div>
        )}
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {data && !error && <Products preview={data} isBusy={isBusy} />}
      </Panel>
    </div>
  )
}

function Products({ preview: { products, nameless, lacking }, isBusy }: { preview: Preview; isBusy: boolean }) {
  const t = useTranslate()
  const { number } = useFormats()
  if (products.length === 0) return <p className="text-ink-quiet">{t(words.noRows)}</p>
  return (
    <div className={`grid gap-4 ${isBusy ? 'opacity-60' : ''}`} aria-busy={isBusy}>
      {nameless > 0 && (
        <p className="border-l-4 border-caution pl-3 text-fine">{t(words.nameless)(number(nameless))}</p>
      )}
      <div className="text-fine">
        <h3 className="font-semibold">{t(words.lacking)}</h3>
        {lacking.length === 0 && <p className="text-ink-quiet">{t(words.nothingLacking)}</p>}
        <ul className="flex flex-wrap gap-x-4 text-caution">
          {lacking.map(({ field, count }) => (
            <li key={field}>{t(words.lackingOf)(t(recordFieldWords[field]), number(count))}</li>
          ))}
        </ul>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3">
        {products.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows come in their order, and a new one has no id yet
          <PreviewCard key={index} previewed={one} />
        ))}
      </ul>
    </div>
  )
}
