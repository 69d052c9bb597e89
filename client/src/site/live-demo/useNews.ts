import { useTranslate } from '../../i18n/language.tsx'
import { leakPlaces, levelNames } from './building.words.ts'
import { demoWords } from './live-demo.words.ts'
import { momentNames, orderWords } from './orders.words.ts'
import type { Duty } from './simulation/duty.rules.ts'
import type { WorkOrder } from './simulation/orders.rules.ts'

/** Returns the latest event for a polite live region. */
export function useNews({ news, orders }: Duty): string {
  const t = useTranslate()
  const place = useOrderPlace()
  if (!news) return ''
  if (news.event === 'month_over') return t(demoWords.monthOver)
  const order = orders.find(({ number }) => number === news.number)
  if (!order) return ''
  const event = news.event === 'leak' ? t(orderWords.alarm)(...place(order)) : t(momentNames[news.event])
  return t(orderWords.news)(event, t(orderWords.order)(order.number))
}

/** Returns a function that names an order's floor and room. */
export function useOrderPlace(): (order: WorkOrder) => [floor: string, room: string] {
  const t = useTranslate()
  return ({ level }) => [t(levelNames[level]), t(leakPlaces[level])]
}
