import { type Phase, phases } from '#content/solutions/phases.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { solutionsWords } from './solutions.words.ts'

type Pace = keyof Phase['weeks']

const tones: Record<Phase['id'], string> = {
  survey: '[--phase:var(--ink)]',
  install: '[--phase:var(--signal)]',
  handover: '[--phase:var(--edge)]',
}

const weeksDrawn = phases.reduce((sum, { weeks }) => sum + weeks.longest, 0)

/** The three phases to scale, a mark a week, then what happens in each. */
export function Phases() {
  const t = useTranslate()
  return (
    <section id="phases" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(solutionsWords.phases)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(solutionsWords.phasesLead)}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center mt-6 text-ink-quiet text-fine gap-x-3 gap-y-2"
      >
        <Track pace="shortest" />
        <Track pace="longest" />
      </div>
      <ol className="grid gap-y-6 gap-x-8 mt-6 md:grid-cols-3">
        {phases.map(({ id, name, weeks, work, result }, index) => (
          <li key={id} className={`border-t-4 border-t-(--phase) pt-3 ${tones[id]}`}>
            <p className="text-fine text-ink-quiet">{t(solutionsWords.phase)(index + 1)}</p>
            <h3 className="heading text-body">{t(name)}</h3>
            <p className="mt-1 mb-2 font-semibold text-title/tight">
              {t(solutionsWords.weekRange)(weeks.shortest, weeks.longest)}
            </p>
            <p className="measure">{t(work)}</p>
            <p className="mt-3">
              <span className="block text-fine text-ink-quiet">{t(solutionsWords.youGet)}</span>
              {t(result)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const weekWidth = 10

function Track({ pace }: { pace: Pace }) {
  const t = useTranslate()
  const startOf = (index: number) => phases.slice(0, index).reduce((sum, { weeks }) => sum + weeks[pace], 0)
  return (
    <>
      <span>{t(solutionsWords[pace])}</span>
      <svg
        className="block h-5 w-full"
        viewBox={`0 0 ${weeksDrawn * weekWidth} 14`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {phases.map(({ id, weeks }, index) => (
          <path key={id} className={`fill-(--phase) ${tones[id]}`} d={marks(startOf(index), weeks[pace])} />
        ))}
      </svg>
      <span>{t(solutionsWords.weekCount)(startOf(phases.length))}</span>
    </>
  )
}

function marks(start: number, count: number): string {
  return Array.from({ length: count }, (_, week) => `M${(start + week) * weekWidth} 0h8v14h-8z`).join('')
}
