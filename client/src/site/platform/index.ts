export { leakPlaces, levelNames, tenants } from './building.words.ts'
export { CurrentTask } from './CurrentTask.tsx'
export { AirChart } from './charts/AirChart.tsx'
export { LineChart } from './charts/LineChart.tsx'
export { PowerChart } from './charts/PowerChart.tsx'
export { LevelDrawing } from './drawing/LevelDrawing.tsx'
export { FloorRows, StateBadge } from './FloorRows.tsx'
export { axisEnd, tenths, whole } from './figures.rules.ts'
export { Figure, Glance } from './Glance.tsx'
export { Notices } from './Notices.tsx'
export { crewTitles, momentNames, orderWords } from './orders.words.ts'
export { PlaceLink } from './PlaceLink.tsx'
export { type Place, placeOf } from './place.rules.ts'
export { platformWords } from './platform.words.ts'
export { batteryAt } from './simulation/battery.rules.ts'
export {
  type Device,
  type DeviceKind,
  devices,
  devicesOn,
  type LevelId,
  levelIds,
  levels,
} from './simulation/building.ts'
export { calendarOf, day, hour, interval, minute, monthEnd, timeOfDay, workOf } from './simulation/clock.rules.ts'
export { lastDay, readingOf } from './simulation/device.rules.ts'
export { batteryYearsAt, gradeOf, lastHeard, type SignalGrade, signalAt } from './simulation/health.rules.ts'
export { highNightLoadOffices } from './simulation/night.rules.ts'
export { isOpen, litresOf, type WorkOrder } from './simulation/orders.rules.ts'
export { airAt, airLimits, energyBetween, isTaken, quarterOf } from './simulation/readings.rules.ts'
export { type Report, reportOf, responseOf } from './simulation/report.rules.ts'
export { speeds } from './simulation/simulation.rules.ts'
export { glanceOf, highestCo2Level, midnightOf, type Snapshot } from './simulation/state.rules.ts'
export { timelineOf } from './simulation/timeline.rules.ts'
export { RunButton, Time } from './Time.tsx'
export { useAnnouncement, useOrderPlace } from './useAnnouncement.ts'
export { type Simulation, useSimulation } from './useSimulation.ts'
export { useTimeText } from './useTimeText.ts'
