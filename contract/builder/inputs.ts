import type { Bill } from './bill.ts'
import type { SystemInput, SystemParameter } from './system.ts'

/**
 * Returns the inputs that the result depends on; the others are neither asked for nor printed.
 * @param bill undefined while the products are loading
 */
export function neededInputs({ needs, meters }: SystemInput, bill: Bill | undefined): Set<SystemParameter> {
  const [leak, energy, air, parking] = (['leak', 'energy', 'air', 'parking'] as const).map((need) =>
    needs.includes(need),
  )
  const lines = bill && [...bill.lines, ...bill.removed]
  const hasGateways = lines ? lines.some(({ kind }) => kind === 'gateway') : leak || energy
  const isNeeded: Record<SystemParameter, boolean | undefined> = {
    know: true,
    floors: leak || (energy && meters === 0) || air || hasGateways,
    area: air || hasGateways,
    bays: parking,
    meters: energy,
    leaks: leak,
    air,
    walls: hasGateways,
    run: true,
    installation: true,
    lines: true,
  }
  return new Set((Object.keys(isNeeded) as SystemParameter[]).filter((name) => isNeeded[name]))
}
