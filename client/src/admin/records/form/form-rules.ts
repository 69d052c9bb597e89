import * as z from 'zod/mini'
import { staffFaultOf, staffFaultsOf, valueAt } from './staff-faults.ts'
import type { FormRules } from './useRequestForm.ts'

/** Creates form rules from a request schema. */
export function rulesOf<Schema extends z.core.$ZodType>(schema: Schema): FormRules<z.output<Schema>> {
  return {
    faultsOf: (body) => staffFaultsOf(schema, body),
    read: (body) => z.parse(schema, body),
    refusalOf: (fault, values) => staffFaultOf(fault, valueAt(values, fault.path.split('.'))),
  }
}
