import { type ReactNode, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge, Stamp } from '../../ui/Badge.tsx'
import {
  CurrentTask,
  devices,
  isOpen,
  type Place,
  PlaceLink,
  placeOf,
  platformWords,
  type Simulation,
  useAnnouncement,
  useSimulation,
} from '../platform/index.ts'
import { Clock } from './Clock.tsx'
import { demoWords } from './live-demo.words.ts'
import { ViewPlace } from './ViewPlace.tsx'
import { BuildingView } from './views/BuildingView.tsx'
import { FurtherView } from './views/FurtherView.tsx'

/** Renders the simulated platform: its bar with the clock, the current task, and the view in the address. */
export function Console() {
  const t = useTranslate()
  const simulation = useSimulation()
  const place = placeOf(useSearchParams()[0])
  const announcement = useAnnouncement(simulation.state)
  const seen = useRef(useLocation().search)
  return (
    <section
      aria-label={t(platformWords.console)}
      className="mt-8 rounded-panel border border-hairline bg-raised print:mt-0 print:border-0"
    >
      <div className="print:hidden">
        <Bar simulation={simulation} place={place} />
        <CurrentTask simulation={simulation} />
      </div>
      {place.view === 'building' ? (
        <ViewPlace seen={seen}>
          <BuildingView simulation={simulation} />
        </ViewPlace>
      ) : (
        <FurtherView simulation={simulation} place={place} seen={seen} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

interface BarProps {
  simulation: Simulation
  place: Place
}

function Bar({ simulation, place }: BarProps) {
  const t = useTranslate()
  return (
    <div className="rounded-t-panel border-b border-hairline bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 pt-3 sm:px-6">
        <p className="flex items-baseline gap-3">
          <strong className="text-body font-semibold">{t(platformWords.building)}</strong>
          <Stamp>{t(platformWords.simulation)}</Stamp>
        </p>
        <Clock simulation={simulation} />
      </div>
      <Views simulation={simulation} place={place} />
    </div>
  )
}

function Views({ simulation: { state }, place }: BarProps) {
  const t = useTranslate()
  const open = state.orders.filter(isOpen).length
  const isOfBuilding = place.view !== 'orders' && place.view !== 'report'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
      <nav aria-label={t(demoWords.views)} className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-7">
        <ViewLink view="building" isShown={isOfBuilding}>
          {t(demoWords.overview)}
        </ViewLink>
        <ViewLink view="orders" isShown={place.view === 'orders'}>
          {t(demoWords.orders)}
          {open > 0 && (
            <Badge tone="danger">
              <span className="sr-only">{t(demoWords.openOrders)(open)}</span>
              <span aria-hidden="true">{open}</span>
            </Badge>
          )}
        </ViewLink>
        <ViewLink view="report" isShown={place.view === 'report'}>
          {t(demoWords.report)}
        </ViewLink>
      </nav>
      <p className="text-fine text-ink-quiet max-md:hidden">
        <Badge tone="signal">{t(platformWords.sensorsOnline)(devices.length)}</Badge>
      </p>
    </div>
  )
}

interface ViewLinkProps {
  view: 'building' | 'orders' | 'report'
  isShown: boolean
  children: ReactNode
}

function ViewLink({ view, isShown, children }: ViewLinkProps) {
  const look = isShown ? 'border-signal text-signal' : 'border-transparent text-ink-quiet hover:text-ink'
  return (
    <PlaceLink
      place={{ view }}
      aria-current={isShown ? 'page' : undefined}
      className={`flex min-h-12 items-center gap-2 border-b-3 font-semibold whitespace-nowrap ${look}`}
    >
      {children}
    </PlaceLink>
  )
}
