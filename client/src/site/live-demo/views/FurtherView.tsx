import type { RefObject } from 'react'
import type { Desk } from '../useDesk.ts'
import { ViewPlace } from '../ViewPlace.tsx'
import { DeviceView } from './DeviceView.tsx'
import { FloorView } from './FloorView.tsx'
import { OrdersView } from './OrdersView.tsx'
import { ReportView } from './ReportView.tsx'

/** Renders all views but the building's; loaded on first interaction. */
export default function FurtherView({ desk, seen }: { desk: Desk; seen: RefObject<string> }) {
  return (
    <ViewPlace seen={seen}>
      <View desk={desk} />
    </ViewPlace>
  )
}

function View({ desk }: { desk: Desk }) {
  const { place } = desk
  switch (place.view) {
    case 'floor':
      return <FloorView desk={desk} level={place.level} />
    case 'device':
      return <DeviceView desk={desk} device={place.device} />
    case 'orders':
      return <OrdersView desk={desk} />
    case 'report':
      return <ReportView desk={desk} />
    default:
      return null
  }
}
