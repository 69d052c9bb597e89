import { enquiryFieldsSchema } from '#contract/requests/enquiries.ts'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { formRules } from '../forms/index.ts'

export { sendEnquiry as send } from '../../api/forms/enquiries.ts'

/** What the enquiry form is checked by. */
export const rules = formRules(enquiryFieldsSchema, submittedSchema, (_fields, submitted) => submitted)
