import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { contentLine, contentPath, contentText, optionalContentLine } from './texts.ts'

/**
 * Content of /about, /careers and the footer. Each kind has any number of entries in the order set by staff; a
 * section without entries is hidden.
 */

/** Introduction of /about and the company's values. If there are several, the first is shown. */
export const aboutSchema = z.strictObject({
  title: contentLine(80),
  lead: contentText(600),
  /** Heading of the values. */
  heading: contentLine(80),
  values: z
    .array(
      z.strictObject({
        name: contentLine(80),
        text: contentText(500),
        link: z.strictObject({ label: contentLine(60), to: contentPath }),
      }),
    )
    .check(z.maxLength(8)),
})
export type About = z.infer<typeof aboutSchema>

const paragraph = z.strictObject({ name: contentLine(80), text: contentText(500) })

/**
 * Introduction of /careers, working hours, way of working, and what happens to an application. If there are several,
 * the first is shown.
 */
export const careersSchema = z.strictObject({
  title: contentLine(80),
  lead: contentText(800),
  weekTitle: contentLine(80),
  weekHint: optionalContentLine(160),
  week: z.array(z.strictObject({ name: contentLine(80), hours: bounded(1, 60) })).check(z.maxLength(8)),
  principlesTitle: contentLine(80),
  principles: z.array(paragraph).check(z.minLength(1), z.maxLength(10)),
  stepsTitle: contentLine(80),
  steps: z.array(paragraph).check(z.minLength(1), z.maxLength(8)),
})
export type Careers = z.infer<typeof careersSchema>

export const milestoneSchema = z.strictObject({
  title: contentLine(100),
  year: bounded(1800, 2200),
  text: contentText(500),
})
export type Milestone = z.infer<typeof milestoneSchema>

/** A team and its number of people. */
export const teamSchema = z.strictObject({ name: contentLine(100), people: bounded(1, 10_000), text: contentText(500) })
export type Team = z.infer<typeof teamSchema>

export const certificateSchema = z.strictObject({
  /** Not translated: "ISO 9001:2015". */
  name: requiredLine(100),
  kind: contentLine(100),
  text: contentText(500),
})
export type Certificate = z.infer<typeof certificateSchema>

/** Offices besides the head office, whose address is in the settings. */
export const officeSchema = z.strictObject({ city: contentLine(100), text: contentText(500) })
export type Office = z.infer<typeof officeSchema>

/** An open role. Each line of `does` and `needs` is one entry. */
export const jobRoleSchema = z.strictObject({
  name: contentLine(100),
  team: contentLine(100),
  place: contentLine(100),
  terms: contentLine(100),
  does: contentText(2000),
  needs: contentText(2000),
  firstMonths: contentText(500),
})
export type JobRole = z.infer<typeof jobRoleSchema>

/** https://linkedin.com@evil.example leads to evil.example. */
function hasUser(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {}
  return username + password !== ''
}

/** A profile of the company elsewhere, such as "LinkedIn". */
export const socialSchema = z.strictObject({
  name: contentLine(40),
  url: z.url({ protocol: /^https$/, error: staffFault('not_web_address') }).check(
    z.maxLength(500),
    z.refine((text) => !hasUser(text), staffFault('not_web_address')),
  ),
})
export type Social = z.infer<typeof socialSchema>

/** Kinds with sample entries under DEMO, and otherwise empty at first. */
export const companyKinds = ['milestones', 'team', 'certificates', 'offices', 'roles', 'social'] as const
export type CompanyKind = (typeof companyKinds)[number]

/** Invented, and labelled as such on the site. */
const mark = { isSample: z.boolean() }

/** Content of /about and /careers. `key` of a role is its fragment. */
export const companySchema = z.object({
  about: z.nullable(aboutSchema),
  careers: z.nullable(careersSchema),
  milestones: z.array(z.extend(milestoneSchema, mark)),
  team: z.array(z.extend(teamSchema, mark)),
  certificates: z.array(z.extend(certificateSchema, mark)),
  offices: z.array(z.extend(officeSchema, mark)),
  roles: z.array(z.extend(jobRoleSchema, { ...mark, key: z.string() })),
})
export type Company = z.infer<typeof companySchema>
