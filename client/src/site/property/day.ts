import type { Need } from '#contract/sales/offerings.ts'

export interface Trace {
  /** At each full hour from 00:00 to 24:00, as shares of the row's height, 0 to 1. */
  levels: number[]
  /** Hour of the event described beside the chart. */
  event: number
}

function scaled(lowest: number, highest: number, values: number[]): number[] {
  return values.map((value) => (value - lowest) / (highest - lowest))
}

/** An illustrative day of a residential tower; the page says so. */
export const day: Record<Need, Trace> = {
  leak: {
    levels: Array.from({ length: 25 }, () => 0.04),
    event: 3.2,
  },
  energy: {
    // kW
    levels: scaled(
      40,
      150,
      [62, 58, 55, 54, 54, 57, 70, 98, 112, 105, 101, 99, 104, 102, 98, 101, 110, 128, 139, 142, 136, 118, 92, 74, 62],
    ),
    event: 19,
  },
  air: {
    // ppm
    levels: scaled(
      400,
      1200,
      [
        480, 460, 450, 445, 440, 440, 470, 560, 640, 700, 760, 810, 870, 860, 820, 900, 1080, 1160, 980, 820, 720, 640,
        560, 510, 480,
      ],
    ),
    event: 17,
  },
  parking: {
    // % occupied
    levels: scaled(
      20,
      100,
      [92, 93, 94, 94, 94, 92, 84, 66, 48, 40, 38, 40, 42, 41, 40, 44, 54, 68, 80, 86, 88, 90, 91, 92, 92],
    ),
    event: 10,
  },
}

/** Start and end of the leak at 03:12, in hours. */
export const leakHours = { from: 3.2, to: 3.85 }
