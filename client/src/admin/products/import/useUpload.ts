import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ImportFault, importFaultCodes, importFaults } from '#contract/catalogue/product-import-faults.ts'
import { importBytesMax } from '#contract/catalogue/product-imports.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { importOptions, uploadImport } from '../../api/files/product-imports.ts'
import { StaffFailure } from '../../api/request.ts'
import { staffProblemWords } from '../../words/problems.words.ts'
import { stepPath } from './import-step.ts'

interface Upload {
  /** From 0 to 1 during an upload, otherwise undefined. */
  sent: number | undefined
  fault: Bilingual | undefined
  send: (file: File) => Promise<void>
}

/** Uploads a file and opens its columns. Faults that need no server are shown at once. */
export function useUpload(): Upload {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<Bilingual>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(file: File): Promise<void> {
    const early = faultOfSize(file)
    setFault(early)
    if (early) return
    const { signal } = leaving.current
    setSent(0)
    try {
      const one = await uploadImport(file, setSent, signal)
      queries.setQueryData(importOptions(one.id).queryKey, one)
      await navigate(stepPath(one.id, 'columns'))
    } catch (error) {
      if (!signal.aborted) setFault(faultOf(error))
    } finally {
      setSent(undefined)
    }
  }
  return { sent, fault, send }
}

function faultOfSize({ size }: File): Bilingual | undefined {
  if (size === 0) return importFaults.empty
  return size > importBytesMax ? staffProblemWords['import.too_large'] : undefined
}

function faultOf(error: unknown): Bilingual {
  if (!(error instanceof StaffFailure)) return staffProblemWords['server.error']
  const given = error.fields.find(({ path }) => path === 'file')?.code
  const code = importFaultCodes.find((known): known is ImportFault => known === given)
  return code ? importFaults[code] : staffProblemWords[error.code]
}
