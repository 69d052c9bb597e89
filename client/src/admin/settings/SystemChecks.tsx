import { useQuery } from '@tanstack/react-query'
import { checkLabels, findingWords, levelWords, remedyWords } from '#contract/staff/check-words.ts'
import type { CheckLevel, Checks, Finding } from '#contract/staff/checks.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { checksOptions } from '../api/checks.ts'
import { useFormats } from '../i18n/formats.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { checksWords as words } from './checks.words.ts'

const tones = { ok: 'signal', note: 'quiet', warning: 'caution', failure: 'danger' } as const satisfies Record<
  CheckLevel,
  string
>

const urgency: CheckLevel[] = ['failure', 'warning', 'note', 'ok']

/** Shows what the system checks found, the urgent first, each with its remedy. */
export function SystemChecks() {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useQuery(checksOptions)
  return (
    <section className="grid max-w-176 gap-4" aria-labelledby="system-checks" aria-busy={isFetching}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-body font-semibold" id="system-checks">
            {t(words.title)}
          </h2>
          <p className="field-hint measure">{t(words.hint)}</p>
        </div>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? words.checking : words.again)}
        </Button>
      </div>
      {error && !isFetching && <LoadFailure title={t(words.failedTitle)} error={error} onRetry={refetch} isSmall />}
      {!data && !error && <Waiting />}
      {data && <Findings checks={data} />}
    </section>
  )
}

function Findings({ checks: { findings, checkedAt } }: { checks: Checks }) {
  const t = useTranslate()
  const formats = useFormats()
  const count = findings.filter(({ level }) => level === 'warning' || level === 'failure').length
  const sorted = urgency.flatMap((level) => findings.filter((finding) => finding.level === level))
  return (
    <>
      <p role="status">
        <span className="font-semibold">{count > 0 ? t(words.toDo)(count) : t(words.allWell)}</span>{' '}
        <span className="inline-block text-ink-quiet">{t(words.checkedAt)(formats.exact(checkedAt))}</span>
      </p>
      <ul className="grid rounded-panel border border-hairline bg-raised">
        {sorted.map((finding) => (
          <Row key={`${finding.check} ${finding.code} ${JSON.stringify(finding.params)}`} finding={finding} />
        ))}
      </ul>
    </>
  )
}

function Row({ finding: { check, code, level, params } }: { finding: Finding }) {
  const t = useTranslate()
  const remedy = remedyWords[code]
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-hairline px-4 py-3 last:border-b-0 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <Badge tone={tones[level]}>{t(levelWords[level])}</Badge>
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{t(checkLabels[check])}</span>
          <span className="block">{t(findingWords[code])(params)}</span>
        </p>
        {remedy && <p className="measure text-ink-quiet">{t(remedy)}</p>}
      </div>
    </li>
  )
}

function Waiting() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
