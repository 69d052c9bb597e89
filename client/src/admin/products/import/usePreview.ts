import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportDecimals, ImportMapping } from '#contract/catalogue/product-imports.ts'
import { importOptions, previewImport } from '../../api/files/product-imports.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { stepPath } from './import-step.ts'

/** Has the server compare the file with the catalogue, then opens the preview. */
export function usePreview(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function preview(mapping: ImportMapping, decimals: ImportDecimals): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const one = await previewImport(id, mapping, decimals)
      queries.removeQueries({ queryKey: [...importOptions(id).queryKey, 'rows'] })
      queries.setQueryData(importOptions(id).queryKey, one)
      await navigate(stepPath(id, 'preview'))
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
  }
  return { isBusy, failure, preview }
}
