import './drawing.css'
import type { ReactNode } from 'react'
import type { DeviceKind } from '#contract/catalogue/device-kinds.ts'
import { AirDrawing } from './AirDrawing.tsx'
import { DashboardDrawing } from './DashboardDrawing.tsx'
import { EnergyDrawing } from './EnergyDrawing.tsx'
import { GatewayDrawing } from './GatewayDrawing.tsx'
import { LeakDrawing } from './LeakDrawing.tsx'
import { ParkingDrawing } from './ParkingDrawing.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import { PlatformDrawing } from './PlatformDrawing.tsx'
import { SensorDrawing } from './SensorDrawing.tsx'
import { SystemDrawing } from './SystemDrawing.tsx'

const drawings: Record<DeviceKind, () => ReactNode> = {
  leak: LeakDrawing,
  energy: EnergyDrawing,
  parking: ParkingDrawing,
  air: AirDrawing,
  gateway: GatewayDrawing,
  plan: PlanDrawing,
  platform: PlatformDrawing,
  dashboard: DashboardDrawing,
  system: SystemDrawing,
  sensor: SensorDrawing,
}

interface DeviceDrawingProps {
  kind: DeviceKind
  className?: string
}

/** Renders the illustration of a kind of device, coloured by `--drawing-*`. Decorative: say in text what it shows. */
export function DeviceDrawing({ kind, className = '' }: DeviceDrawingProps) {
  const Drawing = drawings[kind]
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  )
}
