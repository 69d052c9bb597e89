import * as z from 'zod/mini'

/** An integer within bounds, both included; the message names them, for the form to show. */
export const bounded = (least: number, most: number) =>
  z
    .int('is not a whole number')
    .check(z.minimum(least, `must be ${least} to ${most}`), z.maximum(most, `must be ${least} to ${most}`))
