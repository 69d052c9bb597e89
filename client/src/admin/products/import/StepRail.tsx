import { Link } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { importWords as words } from './import.words.ts'
import { type ImportStep, importSteps, stepPath } from './import-step.ts'

interface StepRailProps {
  current: ImportStep
  open: ImportStep[]
  id?: string
}

const stepClass = 'flex min-h-11 items-center gap-2 pr-6'
const numbers = {
  done: 'border-signal text-signal',
  current: 'border-signal bg-signal text-on-signal',
  ahead: 'border-edge',
}

export function StepRail({ current, open, id = '' }: StepRailProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t(words.steps)}>
      <ol className="flex flex-wrap border-b border-hairline text-fine">
        {importSteps.map((step, index) => {
          const isCurrent = step === current
          const look = isCurrent ? 'current' : index < importSteps.indexOf(current) ? 'done' : 'ahead'
          const label = (
            <>
              <span
                className={`inline-grid size-5.5 place-items-center rounded-full border leading-none ${numbers[look]}`}
              >
                {index + 1}
              </span>
              {t(words[step])}
            </>
          )
          return (
            <li key={step} className="flex-none">
              {!isCurrent && open.includes(step) ? (
                <Link to={stepPath(id, step)} className={`${stepClass} text-ink-quiet hover:text-signal`}>
                  {label}
                </Link>
              ) : (
                <span
                  aria-current={isCurrent ? 'step' : undefined}
                  className={`${stepClass} ${isCurrent ? 'font-semibold' : 'text-ink-quiet'}`}
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
