import * as z from 'zod/mini'
import { caseSchema } from './cases.ts'
import { industriesMost } from './choices.ts'
import {
  aboutSchema,
  careersSchema,
  certificateSchema,
  jobRoleSchema,
  milestoneSchema,
  officeSchema,
  socialSchema,
  teamSchema,
} from './company.ts'
import { heroSchema } from './home.ts'
import { industryPageSchema } from './industries.ts'
import { navigationSchema } from './navigation.ts'
import { planSchema } from './plans.ts'
import { promotionContentSchema } from './promotions.ts'
import { readingsSchema } from './readings.ts'
import { regulationSchema } from './regulations.ts'
import { solutionsSchema } from './solutions.ts'

/** Default maximum of entries of a kind. */
export const contentMost = 100

/** Kinds of content with the schemas of their data; the editor is generated from them. */
export const contentKinds = [
  'hero',
  'plans',
  'promotions',
  'solutions',
  'industries',
  'regulations',
  'readings',
  'cases',
  'about',
  'careers',
  'milestones',
  'team',
  'certificates',
  'offices',
  'roles',
  'social',
  'navigation',
] as const
export const contentKindSchema = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKindSchema>

export const contentData = {
  hero: heroSchema,
  plans: planSchema,
  promotions: promotionContentSchema,
  solutions: solutionsSchema,
  industries: industryPageSchema,
  regulations: regulationSchema,
  readings: readingsSchema,
  cases: caseSchema,
  about: aboutSchema,
  careers: careersSchema,
  milestones: milestoneSchema,
  team: teamSchema,
  certificates: certificateSchema,
  offices: officeSchema,
  roles: jobRoleSchema,
  social: socialSchema,
  navigation: navigationSchema,
} as const satisfies Record<ContentKind, z.core.$ZodType>

/** Returns whether published entries of a kind need an end. */
export function needsEnd(kind: ContentKind): boolean {
  return kind === 'promotions'
}

/** Returns the maximum of entries of a kind. */
export function mostOf(kind: ContentKind): number {
  return kind === 'industries' ? industriesMost : contentMost
}

const hero = { kind: z.literal('hero'), data: heroSchema }
const plans = { kind: z.literal('plans'), data: planSchema }
const promotions = { kind: z.literal('promotions'), data: promotionContentSchema }
const solutions = { kind: z.literal('solutions'), data: solutionsSchema }
const industries = { kind: z.literal('industries'), data: industryPageSchema }
const regulations = { kind: z.literal('regulations'), data: regulationSchema }
const readings = { kind: z.literal('readings'), data: readingsSchema }
const cases = { kind: z.literal('cases'), data: caseSchema }
const about = { kind: z.literal('about'), data: aboutSchema }
const careers = { kind: z.literal('careers'), data: careersSchema }
const milestones = { kind: z.literal('milestones'), data: milestoneSchema }
const team = { kind: z.literal('team'), data: teamSchema }
const certificates = { kind: z.literal('certificates'), data: certificateSchema }
const offices = { kind: z.literal('offices'), data: officeSchema }
const roles = { kind: z.literal('roles'), data: jobRoleSchema }
const social = { kind: z.literal('social'), data: socialSchema }
const navigation = { kind: z.literal('navigation'), data: navigationSchema }

/** Adds a draft at the end of its kind. */
export const newContentSchema = z.discriminatedUnion('kind', [
  z.strictObject(hero),
  z.strictObject(plans),
  z.strictObject(promotions),
  z.strictObject(solutions),
  z.strictObject(industries),
  z.strictObject(regulations),
  z.strictObject(readings),
  z.strictObject(cases),
  z.strictObject(about),
  z.strictObject(careers),
  z.strictObject(milestones),
  z.strictObject(team),
  z.strictObject(certificates),
  z.strictObject(offices),
  z.strictObject(roles),
  z.strictObject(social),
  z.strictObject(navigation),
])
export type NewContent = z.infer<typeof newContentSchema>

const version = z.int32()

/** 409 `record.changed` for another version has the entry as `current`. */
export const contentWriteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...hero, version }),
  z.strictObject({ ...plans, version }),
  z.strictObject({ ...promotions, version }),
  z.strictObject({ ...solutions, version }),
  z.strictObject({ ...industries, version }),
  z.strictObject({ ...regulations, version }),
  z.strictObject({ ...readings, version }),
  z.strictObject({ ...cases, version }),
  z.strictObject({ ...about, version }),
  z.strictObject({ ...careers, version }),
  z.strictObject({ ...milestones, version }),
  z.strictObject({ ...team, version }),
  z.strictObject({ ...certificates, version }),
  z.strictObject({ ...offices, version }),
  z.strictObject({ ...roles, version }),
  z.strictObject({ ...social, version }),
  z.strictObject({ ...navigation, version }),
])
export type ContentWrite = z.infer<typeof contentWriteSchema>
