import type { RefObject } from 'react'
import type { Simulation } from '../useSimulation.ts'
import { ViewPlace } from '../ViewPlace.tsx'
import { DeviceView } from './DeviceView.tsx'
import { FloorView } from './FloorView.tsx'
import { OrdersView } from './OrdersView.tsx'
import { ReportView } from './ReportView.tsx'

/** Renders all views but the building's. */
export function FurtherView({ simulation, seen }: { simulation: Simulation; seen: RefObject<string> }) {
  return (
    <ViewPlace seen={seen}>
      <View simulation={simulation} />
    </ViewPlace>
  )
}

function View({ simulation }: { simulation: Simulation }) {
  const { place } = simulation
  switch (place.view) {
    case 'floor':
      return <FloorView simulation={simulation} level={place.level} />
    case 'device':
      return <DeviceView simulation={simulation} device={place.device} />
    case 'orders':
      return <OrdersView simulation={simulation} />
    case 'report':
      return <ReportView simulation={simulation} />
    default:
      return null
  }
}
