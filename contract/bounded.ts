import * as z from 'zod/mini'
import { staffFault } from './problems/staff-field-faults.ts'

/**
 * Integer between two bounds, both included; the error contains them for the form. The bounds that follow only
 * document the range in OpenAPI; the refinement rejects first.
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
