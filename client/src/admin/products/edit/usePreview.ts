import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type recordPreviewAnswerSchema, recordPreviewSchema } from '#contract/catalogue/product-edits.ts'
import { previewOptions } from '../../api/products.ts'
import { derivingRecord, type ProductValues } from './product-values.ts'

export type Preview = z.output<typeof recordPreviewAnswerSchema>

const pauseMs = 300

/** Previews derived values shortly after typing pauses; undefined until loaded. */
export function usePreview(values: ProductValues): Preview | undefined {
  const typed = JSON.stringify({ record: derivingRecord(values) })
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const record = z.safeParse(recordPreviewSchema, JSON.parse(paused)).data
  return useQuery(previewOptions(record)).data
}
