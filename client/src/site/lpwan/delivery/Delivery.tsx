import { Architecture } from './Architecture.tsx'
import { Checklist } from './Checklist.tsx'
import { DataFlow } from './DataFlow.tsx'
import { Industries } from './Industries.tsx'
import { Roadmap } from './Roadmap.tsx'

export function Delivery() {
  return (
    <>
      <Architecture />
      <DataFlow />
      <Roadmap />
      <Checklist />
      <Industries />
    </>
  )
}
