import * as z from 'zod/mini'
import { staffFault } from './problems/staff-field-faults.ts'

/**
 * An integer within bounds, both included; its fault has both, for the form to show. The bounds that follow are the OpenAPI
 * document's: what they would refuse is refused by then.
 */
export const bounded = (least: number, most: number) =>
  z.int(staffFault('not_whole')).check(
    z.refine((number) => number >= least && number <= most, {
      error: staffFault('out_of_bounds'),
      params: { least, most },
      abort: true,
    }),
    z.minimum(least),
    z.maximum(most),
  )
