import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { chooseImportEncoding, importOptions } from '../../api/files/product-imports.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { importWords as words } from './import.words.ts'

/** Asks for the file's encoding if it is uncertain, and reads the file again. */
export function EncodingChoice({ one: { id, encoding, encodings } }: { one: ProductImport }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState<string>()

  async function choose(value: string): Promise<void> {
    const chosen = encodings.find((known) => known === value)
    if (!chosen) return
    setFailure(undefined)
    try {
      queries.setQueryData(importOptions(id).queryKey, await chooseImportEncoding(id, chosen))
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  return (
    <div className="measure grid gap-2">
      <p>{t(words.encodingHint)}</p>
      <Select label={t(words.encoding)} value={encoding ?? ''} onChange={(value) => void choose(value)}>
        {encoding === null && <option value="">{t(words.encodingUnsure)}</option>}
        {encodings.map((known) => (
          <option key={known} value={known}>
            {known.toUpperCase()}
          </option>
        ))}
      </Select>
      {failure && <AlertLine>{failure}</AlertLine>}
    </div>
  )
}
