import type { Solutions } from '#contract/content/solutions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { phasesWords as words } from './phases.words.ts'

type Pace = 'shortest' | 'longest'
type PhasesOfAll = Solutions['phases']

const tones: Record<string, string> = {
  survey: '[--phase:var(--ink)]',
  install: '[--phase:var(--signal)]',
  handover: '[--phase:var(--edge)]',
}

export function Phases({ phases }: { phases: PhasesOfAll }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <section id="phases" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(words.phases)(weeksOf(phases, 'shortest'), weeksOf(phases, 'longest'))}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(words.lead)}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center mt-6 text-ink-quiet text-fine gap-x-3 gap-y-2"
      >
        <Track phases={phases} pace="shortest" />
        <Track phases={phases} pace="longest" />
      </div>
      <ol className="grid gap-y-6 gap-x-8 mt-6 md:grid-cols-3">
        {Object.entries(phases).map(([id, { name, shortest, longest, work, result }], index) => (
          <li key={id} className={`border-t-4 border-t-(--phase) pt-3 ${tones[id]}`}>
            <p className="text-fine text-ink-quiet">{t(words.phase)(index + 1)}</p>
            <h3 className="heading text-body" {...localized(name)} />
            <p className="mt-1 mb-2 font-semibold text-title/tight">{t(words.weekRange)(shortest, longest)}</p>
            <p className="measure whitespace-pre-line" {...localized(work)} />
            <p className="mt-3">
              <span className="block text-fine text-ink-quiet">{t(words.youGet)}</span>
              <span className="whitespace-pre-line" {...localized(result)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Sums the weeks of the first `count` phases; all by default. */
function weeksOf(phases: PhasesOfAll, pace: Pace, count?: number): number {
  return Object.values(phases)
    .slice(0, count)
    .reduce((sum, weeks) => sum + weeks[pace], 0)
}

const weekWidth = 10

function Track({ phases, pace }: { phases: PhasesOfAll; pace: Pace }) {
  const t = useTranslate()
  return (
    <>
      <span>{t(words[pace])}</span>
      <svg
        className="block h-5 w-full"
        viewBox={`0 0 ${weeksOf(phases, 'longest') * weekWidth} 14`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Object.entries(phases).map(([id, weeks], index) => (
          <path
            key={id}
            className={`fill-(--phase) ${tones[id]}`}
            d={marks(weeksOf(phases, pace, index), weeks[pace])}
          />
        ))}
      </svg>
      <span>{t(words.weekCount)(weeksOf(phases, pace))}</span>
    </>
  )
}

function marks(start: number, count: number): string {
  return Array.from({ length: count }, (_, week) => `M${(start + week) * weekWidth} 0h8v14h-8z`).join('')
}
