import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead, useSiteOrigin } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { StructuredData } from '../seo/index.ts'
import { Actions } from './Actions.tsx'
import { Assumptions } from './Assumptions.tsx'
import { Bill } from './Bill.tsx'
import { builderWords } from './builder.words.ts'
import { Changes } from './Changes.tsx'
import { CostSummary } from './CostSummary.tsx'
import { Faults } from './Faults.tsx'
import { SystemForm } from './SystemForm.tsx'
import { TotalBar } from './TotalBar.tsx'
import { type System, useSystem } from './useSystem.ts'

export default function BuilderPage() {
  const t = useTranslate()
  const origin = useSiteOrigin()
  const localPath = useLocalPath()
  const system = useSystem()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(builderWords.title)} description={t(builderWords.description)} />
      <StructuredData
        thing={{
          '@type': 'WebApplication',
          name: t(builderWords.title),
          description: t(builderWords.description),
          url: `${origin}${localPath(paths.builder)}`,
          applicationCategory: 'BusinessApplication',
        }}
      />
      <header>
        <p className="mb-2 text-fine text-ink-quiet">{t(builderWords.title)}</p>
        <h1 className="heading text-heading lg:text-display">{t(builderWords.heading)}</h1>
        <p className="measure mt-3 text-ink-quiet lg:text-body">{t(builderWords.lead)}</p>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <SystemForm system={system} />
        <Outcome system={system} />
      </div>
      {system.bill && <Assumptions system={system} bill={system.bill} />}
      {system.bill && system.bill.lines.length > 0 && <TotalBar system={system} bill={system.bill} />}
    </div>
  )
}

function Outcome({ system }: { system: System }) {
  const t = useTranslate()
  const { bill, parts, error, retry } = system
  if (!bill || !parts) {
    if (!error) return <Skeleton className="h-96 w-full" />
    return (
      <EmptyState title={t(builderWords.failed)} hint={t(problemWords[failureCodeOf(error)])}>
        <Button variant="primary" onClick={retry}>
          {t(frameWords.tryAgain)}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Faults system={system} faults={bill.faults} />
      {bill.lines.length > 0 ? (
        <>
          <CostSummary system={system} bill={bill} />
          <Actions system={system} bill={bill} />
        </>
      ) : (
        <EmptyState title={t(builderWords.nothing)} hint={t(builderWords.nothingHint)} />
      )}
      <Bill system={system} bill={bill} />
      {bill.lines.length > 0 && <Changes system={system} parts={parts} />}
    </div>
  )
}
