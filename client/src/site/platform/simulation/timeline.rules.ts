import { dryAt, type Moment, steps, type WorkOrder } from './orders.rules.ts'

/** Returns the order's events until now, in order. */
export function timelineOf(order: WorkOrder, now: number): { moment: Moment; at: number }[] {
  const dry = dryAt(order)
  const all: { moment: Moment; at: number }[] = [
    { moment: 'wet', at: order.wetAt },
    { moment: 'told', at: order.openedAt - 1 },
    { moment: 'opened', at: order.openedAt },
    ...steps.flatMap((step) => {
      const at = order.done[step]
      return at === undefined ? [] : [{ moment: step, at }]
    }),
    ...(dry === undefined ? [] : [{ moment: 'dry' as const, at: dry }]),
  ]
  return all.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
}
