import { enquiryFieldsSchema } from '#contract/requests/enquiries.ts'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { formRules } from '../forms/index.ts'

export const rules = formRules(enquiryFieldsSchema, submittedSchema, (_fields, submitted) => submitted)
