import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { platformWords } from './platform.words.ts'
import { monthEnd } from './simulation/clock.rules.ts'
import type { Simulation } from './useSimulation.ts'
import { useTimeText } from './useTimeText.ts'

/** Renders the simulated date and time. */
export function Time({ simulation: { state } }: { simulation: Simulation }) {
  const t = useTranslate()
  const time = useTimeText()
  const { now } = state
  return (
    <p className="flex items-baseline gap-2.5">
      <span className="sr-only">{t(platformWords.clock)}</span>
      <span>{time.date(now)}</span>
      <strong className="text-title leading-none font-semibold">{time.time(now)}</strong>
    </p>
  )
}

/** Renders the button that pauses the clock and lets it run. */
export function RunButton({ simulation: { state, dispatch } }: { simulation: Simulation }) {
  const t = useTranslate()
  const { now, isRunning } = state
  return (
    <Button
      size="compact"
      variant={isRunning ? 'secondary' : 'primary'}
      disabled={now >= monthEnd}
      onClick={() => dispatch({ type: 'run', isRunning: !isRunning })}
    >
      {t(isRunning ? platformWords.pause : platformWords.run)}
    </Button>
  )
}
