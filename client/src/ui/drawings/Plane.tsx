import type { ReactNode } from 'react'

const axes = { floor: '.866 .5 -.866 .5', wall: '.866 .5 0 1' }

/**
 * Projects flat artwork onto an isometric plane: `floor` runs right-down and left-down from (x, y), `wall` right-down
 * and down.
 */
export function Plane({ on, x, y, children }: { on: keyof typeof axes; x: number; y: number; children: ReactNode }) {
  return <g transform={`matrix(${axes[on]} ${x} ${y})`}>{children}</g>
}
