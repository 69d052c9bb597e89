import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { minute, monthEnd, RunButton, type Simulation, speeds, Time } from '../platform/index.ts'
import { demoWords } from './live-demo.words.ts'

export function Clock({ simulation }: { simulation: Simulation }) {
  const { state, dispatch } = simulation
  const t = useTranslate()
  const { now, isRunning, speed } = state
  const isOver = now >= monthEnd
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex items-baseline gap-2.5">
        <Time simulation={simulation} />
        {!isRunning && <span className="text-fine text-ink-quiet noscript:hidden">{t(demoWords.standing)}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 noscript:hidden">
        <RunButton simulation={simulation} />
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
