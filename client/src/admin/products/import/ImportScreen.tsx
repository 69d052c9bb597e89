import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { importOptions } from '../../api/files/product-imports.ts'
import { StaffFailure } from '../../api/request.ts'
import { useFormats } from '../../i18n/formats.ts'
import { Screen } from '../../shell/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { importWords as words } from './import.words.ts'
import { importPath, openSteps, stepOf } from './import-step.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { StepRail } from './StepRail.tsx'
import { UploadStep } from './UploadStep.tsx'

/** Renders /admin/products/import and /admin/products/import/{id}?step. */
export default function ImportScreen() {
  const { id } = useParams()
  return (
    <Screen permission="products.import">
      {id === undefined ? (
        <Shell rail={<StepRail current="upload" open={[]} />}>
          <UploadStep />
        </Shell>
      ) : (
        <KnownImport key={id} id={id} />
      )}
    </Screen>
  )
}

function Shell({ rail, children }: { rail?: ReactNode; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead title={t(words.title)} isListed={false} />
      <header>
        <Link to="/admin/products" className={buttonClass('quiet', 'compact', '-ml-3 mb-1 text-ink-quiet')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t(words.back)}
        </Link>
        <h1 className="heading text-title">{t(words.title)}</h1>
      </header>
      {rail}
      {children}
    </div>
  )
}

function KnownImport({ id }: { id: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(importOptions(id))
  const [search] = useSearchParams()
  if (error && !data) {
    // The server refuses an invalid id as bad input.
    const isGone = error instanceof StaffFailure && ['import.not_found', 'request.invalid'].includes(error.code)
    return (
      <Shell>{isGone ? <Gone /> : <LoadFailure title={t(words.loadFailed)} error={error} onRetry={refetch} />}</Shell>
    )
  }
  if (!data) {
    return (
      <Shell>
        <p className="sr-only">{t(uiWords.loading)}</p>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-64 w-full" />
      </Shell>
    )
  }
  const step = stepOf(data, search.get('step'))
  return (
    <Shell rail={<StepRail id={id} current={step} open={['upload', ...openSteps(data)]} />}>
      <FileLine file={data} />
      {step === 'columns' && <ColumnsStep key={data.encoding} one={data} />}
      {step === 'preview' && <PreviewStep one={data} />}
      {step === 'result' && <ResultStep one={data} />}
    </Shell>
  )
}

/** Names the file, so that nobody confirms the wrong one. */
function FileLine({ file }: { file: ProductImport }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const { fileName, format, encoding, rows, createdBy, createdAt } = file
  const facts = [
    encoding?.toUpperCase() ?? format.toUpperCase(),
    t(words.fileRows)(rows),
    createdBy,
    dateTime(createdAt),
  ]
  return (
    <p className="flex flex-wrap gap-x-4 text-fine text-ink-quiet wrap-anywhere">
      <strong className="text-ink">{fileName}</strong>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

function Gone() {
  const t = useTranslate()
  return (
    <EmptyState title={t(words.gone)} hint={t(words.goneHint)}>
      <Link to={importPath} className={buttonClass('primary')}>
        {t(words.importMore)}
      </Link>
    </EmptyState>
  )
}
