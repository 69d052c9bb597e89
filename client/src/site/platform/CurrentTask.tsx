import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { stopwatch } from './figures.rules.ts'
import { crewTitles, momentNames, orderWords } from './orders.words.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { platformWords } from './platform.words.ts'
import { minute, monthEnd } from './simulation/clock.rules.ts'
import { crewNames, crews, litresOf, nextEvent, type WorkOrder } from './simulation/orders.rules.ts'
import { type Action, initialState, openOrder } from './simulation/simulation.rules.ts'
import { useOrderPlace } from './useAnnouncement.ts'
import type { Simulation } from './useSimulation.ts'
import { useTimeText } from './useTimeText.ts'

interface CurrentTaskProps {
  simulation: Simulation
  /** Level of its heading. */
  level?: 'h2' | 'h3'
}

/** Renders what is to be done now: the open work order's next steps, or the button that triggers a leak. */
export function CurrentTask({ simulation: { state, dispatch }, level: Heading = 'h2' }: CurrentTaskProps) {
  const t = useTranslate()
  const place = useOrderPlace()
  const order = openOrder(state)
  const stage = order ? `${order.number} ${Object.keys(order.done).join()}` : 'none'
  const { title, press } = useStageFocus(stage, dispatch)
  if (order) {
    const heading = order.done.isolate === undefined ? orderWords.alarm : orderWords.inHand
    return (
      <Strip tone={order.done.isolate === undefined ? 'border-l-danger' : 'border-l-caution'}>
        <div className="min-w-0 flex-1 basis-72">
          <Heading ref={title} tabIndex={-1} className="font-semibold outline-none">
            {t(heading)(...place(order))}
          </Heading>
          <Facts order={order} now={state.now} />
        </div>
        <Steps order={order} now={state.now} press={press} />
      </Strip>
    )
  }
  const isOver = state.now >= monthEnd
  const isAgain = state.orders.length > initialState.orders.length
  return (
    <Strip tone="border-l-signal">
      <div className="min-w-0 flex-1 basis-72">
        <Heading ref={title} tabIndex={-1} className="font-semibold outline-none">
          {isOver ? t(platformWords.monthOver) : t(isAgain ? orderWords.again : orderWords.invite)}
        </Heading>
        {!isOver && (
          <p className="text-fine text-ink-quiet">{t(isAgain ? orderWords.againText : orderWords.inviteText)}</p>
        )}
      </div>
      {!isOver && (
        <Button key="leak" variant={isAgain ? 'secondary' : 'primary'} onClick={() => press({ type: 'leak' })}>
          {t(orderWords.leak)}
        </Button>
      )}
    </Strip>
  )
}

/** Moves focus to the new heading, because a step removes its own button. */
function useStageFocus(stage: string, dispatch: Simulation['dispatch']) {
  const title = useRef<HTMLHeadingElement>(null)
  const hasPressed = useRef(false)
  useEffect(() => {
    if (hasPressed.current && stage) title.current?.focus({ preventScroll: true })
    hasPressed.current = false
  }, [stage])
  function press(action: Action) {
    hasPressed.current = true
    dispatch(action)
  }
  return { title, press }
}

function Strip({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-b-hairline border-l-4 px-4 py-3 sm:px-6 ${tone}`}
    >
      {children}
    </div>
  )
}

function Facts({ order, now }: { order: WorkOrder; now: number }) {
  const t = useTranslate()
  const facts = [
    [t(orderWords.elapsed), stopwatch(now - order.wetAt)],
    [t(orderWords.litres), t(orderWords.litresOf)(Math.round(litresOf(order, now)))],
  ]
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 text-fine">
      <dl className="contents">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-quiet">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <PlaceLink place={{ view: 'orders' }} className="link touchable lg:min-h-0">
        {t(orderWords.order)(order.number)}
      </PlaceLink>
    </div>
  )
}

interface StepsProps {
  order: WorkOrder
  now: number
  press: (action: Action) => void
}

function Steps({ order, now, press }: StepsProps) {
  const t = useTranslate()
  const time = useTimeText()
  const { number, done } = order
  const next = nextEvent(order)
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {done.assign === undefined &&
        crewNames.map((crew, index) => (
          <Button
            key={crew}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => press({ type: 'step', number, step: 'assign', crew })}
          >
            {t(orderWords.send)(t(crewTitles[crew]), crews[crew] / minute)}
          </Button>
        ))}
      {done.isolate === undefined && (
        <Button
          key="isolate"
          variant={done.assign === undefined ? 'secondary' : 'primary'}
          onClick={() => press({ type: 'step', number, step: 'isolate' })}
        >
          {t(orderWords.isolate)}
        </Button>
      )}
      {next && next.at > now && (
        <Button
          key={`until ${next.step}`}
          variant={done.isolate === undefined ? 'secondary' : 'primary'}
          onClick={() => press({ type: 'forward', to: next.at })}
        >
          {t(orderWords.waitFor)(t(momentNames[next.step]), time.time(next.at))}
        </Button>
      )}
      {done.repair !== undefined && (
        <Button key="close" variant="primary" onClick={() => press({ type: 'step', number, step: 'close' })}>
          {t(orderWords.close)}
        </Button>
      )}
    </div>
  )
}
