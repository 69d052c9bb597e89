import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Stamp } from '../../ui/Badge.tsx'
import {
  CurrentTask,
  FloorRows,
  Glance,
  levelIds,
  Notices,
  PowerChart,
  platformWords,
  RunButton,
  type Simulation,
  Time,
  useAnnouncement,
  useSimulation,
} from '../platform/index.ts'

/** Returns whether any part of an element is in the viewport. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

/** Renders the platform's view of the whole building. Its clock runs while it is in view. */
export default function LiveView() {
  const t = useTranslate()
  const view = useRef<HTMLElement>(null)
  const simulation = useSimulation(useIsInView(view))
  const announcement = useAnnouncement(simulation.state)
  const { snapshot } = simulation
  return (
    <section
      ref={view}
      aria-label={t(platformWords.console)}
      className="rounded-panel border border-hairline bg-raised shadow-lift"
    >
      <Bar simulation={simulation} />
      <CurrentTask simulation={simulation} level="h3" />
      <div className="px-4 pt-4 pb-5 sm:px-6">
        <Glance now={snapshot.now} />
        <div className="mt-5 grid gap-x-14 gap-y-6 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <FloorRows snapshot={snapshot} />
          <div className="grid content-start gap-x-10 gap-y-8 max-md:hidden md:grid-cols-2 xl:grid-cols-1">
            <PowerChart of={levelIds} now={snapshot.now} />
            <Notices notices={snapshot.notices} />
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

function Bar({ simulation }: { simulation: Simulation }) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-t-panel border-b border-hairline bg-sunken px-4 py-2 sm:px-6">
      <p className="flex items-baseline gap-3">
        <strong className="text-body font-semibold">{t(platformWords.building)}</strong>
        <Stamp>{t(platformWords.simulation)}</Stamp>
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <Time simulation={simulation} />
        <RunButton simulation={simulation} />
      </div>
    </div>
  )
}
