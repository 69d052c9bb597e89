import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine, requiredText } from '../requests/visitors.ts'
import { networks } from './site.ts'

/**
 * What the company says of itself on /about, /careers and at the foot of every page: rows that staff enter on /admin/settings/company,
 * each list in the order that they gave it. Of an empty list the site shows nothing.
 */

const inBoth = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.strictObject({ 'zh-TW': schema, en: schema })

const name = inBoth(requiredLine(100))
const paragraph = inBoth(requiredText(500))
/** An entry a line. */
const lines = inBoth(requiredText(2000))

const socialLinkSchema = z.strictObject({
  network: z.enum(networks),
  url: z.url({ protocol: /^https$/, error: staffFault('not_web_address') }).check(z.maxLength(500)),
})
const teamSchema = z.strictObject({ name, people: bounded(1, 10_000), text: paragraph })
const milestoneSchema = z.strictObject({ year: bounded(1800, 2200), title: name, text: paragraph })
const certificateSchema = z.strictObject({
  /** As it is issued, in no language: "ISO 9001:2015". */
  name: requiredLine(100),
  kind: name,
  text: paragraph,
})
/** Beside the head office, whose address is the site's own. */
const officeSchema = z.strictObject({ city: name, text: paragraph })
const roleSchema = z.strictObject({
  name,
  team: name,
  place: name,
  terms: name,
  does: lines,
  needs: lines,
  firstMonths: paragraph,
})

const most = 50
export const companySettingsSchema = z.strictObject({
  socialLinks: z.array(socialLinkSchema).check(z.maxLength(most)),
  team: z.array(teamSchema).check(z.maxLength(most)),
  milestones: z.array(milestoneSchema).check(z.maxLength(most)),
  certificates: z.array(certificateSchema).check(z.maxLength(most)),
  offices: z.array(officeSchema).check(z.maxLength(most)),
  roles: z.array(roleSchema).check(z.maxLength(most)),
})
export type CompanySettings = z.infer<typeof companySettingsSchema>
export type JobRole = CompanySettings['roles'][number]

export type CompanyList = keyof CompanySettings
const companyListSchema = z.keyof(companySettingsSchema)
export const companyLists: readonly CompanyList[] = companyListSchema.options

/** Which lists hold samples: under DEMO, those that nobody has set. */
export const companySamplesSchema = z.array(companyListSchema)

/** GET /company: what /about and /careers show; `samples` are lists that the pages call so. */
export const companySchema = z.extend(z.omit(companySettingsSchema, { socialLinks: true }), {
  samples: companySamplesSchema,
})
export type Company = z.infer<typeof companySchema>
