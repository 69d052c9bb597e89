import { useTranslate } from '../../i18n/language.tsx'
import { leakPlaces, levelNames } from './building.words.ts'
import { momentNames, orderWords } from './orders.words.ts'
import { platformWords } from './platform.words.ts'
import type { WorkOrder } from './simulation/orders.rules.ts'
import type { SimulationState } from './simulation/simulation.rules.ts'

/** Returns the latest event for a polite live region. */
export function useAnnouncement({ announcement, orders }: SimulationState): string {
  const t = useTranslate()
  const place = useOrderPlace()
  if (!announcement) return ''
  if (announcement.event === 'month_over') return t(platformWords.monthOver)
  const order = orders.find(({ number }) => number === announcement.number)
  if (!order) return ''
  const event =
    announcement.event === 'leak' ? t(orderWords.alarm)(...place(order)) : t(momentNames[announcement.event])
  return t(orderWords.news)(event, t(orderWords.order)(order.number))
}

export function useOrderPlace(): (order: WorkOrder) => [floor: string, room: string] {
  const t = useTranslate()
  return ({ level }) => [t(levelNames[level]), t(leakPlaces[level])]
}
