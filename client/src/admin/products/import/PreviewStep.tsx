import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ImportRowKind, importRowKinds, type ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { isInProgress } from '../../api/files/product-imports.ts'
import { useFormats } from '../../i18n/formats.ts'
import { AreaTabs } from '../../records/page/index.ts'
import { FailedImport } from './FailedImport.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { importKindWords, importWords as words } from './import.words.ts'
import { stepPath } from './import-step.ts'
import { PreviewActions } from './PreviewActions.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { StepProgress } from './StepProgress.tsx'

/** Third step: counts and lists what each row changes. */
export function PreviewStep({ one }: { one: ProductImport }) {
  const t = useTranslate()
  const number = useFormats().number
  const [skipErrors, setSkipErrors] = useState(false)
  const kind = useKind(one)
  if (one.status === 'failed') return <FailedImport one={one} />
  if (one.status === 'previewing') return <StepProgress label={t(words.comparing)} percent={one.percent} />
  return (
    <section className="grid grid-cols-1 gap-4">
      <ImportNotes notes={one.notes} />
      <AreaTabs
        label={t(words.kinds)}
        tabs={importRowKinds.map((known) => ({
          to: `${stepPath(one.id, 'preview')}&kind=${known}`,
          label: t(importKindWords[known]),
          isCurrent: known === kind,
          count: number(one.counts[known]),
        }))}
      />
      <PreviewRows key={kind} id={one.id} kind={kind} />
      {one.status === 'previewed' && !isInProgress(one) && (
        <PreviewActions one={one} skipErrors={skipErrors} onSkipErrors={setSkipErrors} />
      )}
    </section>
  )
}

/** Returns the kind in the address, or else the first that has rows. */
function useKind({ counts }: ProductImport): ImportRowKind {
  const [search] = useSearchParams()
  const requested = importRowKinds.find((kind) => kind === search.get('kind'))
  return requested ?? importRowKinds.find((kind) => counts[kind] > 0) ?? 'create'
}
