import './phases.css'
import { type Phase, phases } from '#content/solutions/phases.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { solutionsWords } from './solutions.words.ts'

type Pace = keyof Phase['weeks']

const weeksDrawn = phases.reduce((sum, { weeks }) => sum + weeks.longest, 0)

/** The three phases to scale, a mark a week, then what happens in each. */
export function Phases() {
  const t = useTranslate()
  return (
    <section id="phases" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(solutionsWords.phases)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(solutionsWords.phasesLead)}</p>
      <div aria-hidden="true" className="phase-scale">
        <Track pace="shortest" />
        <Track pace="longest" />
      </div>
      <ol className="phases">
        {phases.map(({ id, name, weeks, work, result }, index) => (
          <li key={id} className={`phase-${id}`}>
            <p className="text-fine text-ink-quiet">{t(solutionsWords.phase)(index + 1)}</p>
            <h3 className="heading text-body">{t(name)}</h3>
            <p className="phase-weeks">{t(solutionsWords.weekRange)(weeks.shortest, weeks.longest)}</p>
            <p className="measure">{t(work)}</p>
            <p className="mt-3">
              <span className="text-fine text-ink-quiet">{t(solutionsWords.youGet)}</span>
              <br />
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
      <svg viewBox={`0 0 ${weeksDrawn * weekWidth} 14`} preserveAspectRatio="none" aria-hidden="true">
        {phases.map(({ id, weeks }, index) => (
          <path key={id} className={`phase-${id}`} d={marks(startOf(index), weeks[pace])} />
        ))}
      </svg>
      <span>{t(solutionsWords.weekCount)(startOf(phases.length))}</span>
    </>
  )
}

function marks(start: number, count: number): string {
  return Array.from({ length: count }, (_, week) => `M${(start + week) * weekWidth} 0h8v14h-8z`).join('')
}
