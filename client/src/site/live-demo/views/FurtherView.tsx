import type { RefObject } from 'react'
import type { Place, Simulation } from '../../platform/index.ts'
import { ViewPlace } from '../ViewPlace.tsx'
import { DeviceView } from './DeviceView.tsx'
import { FloorView } from './FloorView.tsx'
import { OrdersView } from './OrdersView.tsx'
import { ReportView } from './ReportView.tsx'

interface ViewProps {
  simulation: Simulation
  place: Place
}

/** Renders all views but the building's. */
export function FurtherView({ simulation, place, seen }: ViewProps & { seen: RefObject<string> }) {
  return (
    <ViewPlace seen={seen}>
      <View simulation={simulation} place={place} />
    </ViewPlace>
  )
}

function View({ simulation, place }: ViewProps) {
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
