import type * as z from 'zod/mini'
import { rulesOf } from './staff-faults.ts'
import { type FormValues, type RequestFormOptions, type StaffFormState, useRequestForm } from './useRequestForm.ts'

export interface StaffFormOptions<Values extends FormValues, Schema extends z.core.$ZodType>
  extends Omit<RequestFormOptions<Values, z.output<Schema>>, 'rules'> {
  schema: Schema
}

/** Form state that is validated by the request's schema. */
export function useStaffForm<Values extends FormValues, Schema extends z.core.$ZodType>({
  schema,
  ...options
}: StaffFormOptions<Values, Schema>): StaffFormState<Values> {
  const rules = rulesOf(schema)
  return useRequestForm({ ...options, rules })
}
