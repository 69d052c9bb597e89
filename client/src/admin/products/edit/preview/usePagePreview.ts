import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { pagePreviewSchema } from '#contract/catalogue/product-edits.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { pagePreviewOptions } from '../../../api/products.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { type ProductValues, recordOf } from '../product-values.ts'

const pauseMs = 500

/** Renders the page of an unsaved product, shortly after typing pauses. */
export function usePagePreview(values: ProductValues, id: string | undefined, language: Language) {
  const typed = useDebounced(JSON.stringify({ id, language, record: recordOf(values) }), pauseMs)
  const read = z.safeParse(pagePreviewSchema, JSON.parse(typed)).data
  const body = read?.record.name ? read : undefined
  const { data, error, isFetching, refetch } = useQuery(pagePreviewOptions(body))
  return {
    html: data?.html,
    isFailed: error !== null || data?.html === null,
    isWaiting: isFetching,
    retry: () => void refetch(),
  }
}
