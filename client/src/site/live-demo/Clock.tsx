import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { demoWords } from './live-demo.words.ts'
import { minute, monthEnd } from './simulation/clock.rules.ts'
import { speeds } from './simulation/simulation.rules.ts'
import type { Simulation } from './useSimulation.ts'
import { useTimeText } from './useTimeText.ts'

export function Clock({ simulation: { state, dispatch } }: { simulation: Simulation }) {
  const t = useTranslate()
  const time = useTimeText()
  const { now, isRunning, speed } = state
  const isOver = now >= monthEnd
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="flex items-baseline gap-2.5">
        <span className="sr-only">{t(demoWords.clock)}</span>
        <span>{time.date(now)}</span>
        <strong className="text-title leading-none font-semibold">{time.time(now)}</strong>
        {!isRunning && <span className="text-fine text-ink-quiet noscript:hidden">{t(demoWords.standing)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 noscript:hidden">
        <Button
          size="compact"
          variant={isRunning ? 'secondary' : 'primary'}
          disabled={isOver}
          onClick={() => dispatch({ type: 'run', isRunning: !isRunning })}
        >
          {t(isRunning ? demoWords.pause : demoWords.run)}
        </Button>
        <fieldset className="flex items-center">
          <legend className="float-left mr-2 text-fine text-ink-quiet">{t(demoWords.speed)}</legend>
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === speed}
              className="min-h-11 border-y border-l border-edge px-2.5 text-fine first-of-type:rounded-l-control last-of-type:rounded-r-control last-of-type:border-r hover:bg-raised aria-pressed:bg-signal-soft aria-pressed:font-semibold aria-pressed:text-signal lg:min-h-9"
              onClick={() => dispatch({ type: 'speed', speed: one })}
            >
              {t(demoWords.speeds)(one)}
            </button>
          ))}
        </fieldset>
        <Button
          size="compact"
          disabled={isOver}
          aria-label={t(demoWords.forwardLabel)}
          onClick={() => dispatch({ type: 'forward', to: now + 15 * minute })}
        >
          {t(demoWords.forward)}
        </Button>
        <Button size="compact" variant="quiet" onClick={() => dispatch({ type: 'reset' })}>
          {t(demoWords.reset)}
        </Button>
      </div>
    </div>
  )
}
