import { loginSchema } from '#contract/staff/staff.ts'
import { rulesOf } from '../records/form/index.ts'

export { signIn } from '../api/staff/sign-in.ts'

export const rules = rulesOf(loginSchema)
