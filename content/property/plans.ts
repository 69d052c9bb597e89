/** The four solutions, what a month of each starts from, and how many points that covers. Amounts are HKD. */
export const plans = {
  leak: { monthlyFrom: 680, points: 20 },
  energy: { monthlyFrom: 960, points: 12 },
  air: { monthlyFrom: 880, points: 8 },
  parking: { monthlyFrom: 1250, points: 50 },
} as const

export type PlanId = keyof typeof plans
export const planIds = ['leak', 'energy', 'air', 'parking'] as const satisfies readonly PlanId[]

/** @returns HKD a point a month, at the starting price */
export function monthlyPerPoint(plan: PlanId): number {
  const { monthlyFrom, points } = plans[plan]
  return monthlyFrom / points
}
