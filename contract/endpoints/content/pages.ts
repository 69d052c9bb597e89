import * as z from 'zod/mini'
import { shownCasesSchema } from '../../content/cases.ts'
import { companySchema } from '../../content/company.ts'
import { homeSchema } from '../../content/home.ts'
import { shownIndustriesSchema } from '../../content/industries.ts'
import { shownPlansSchema } from '../../content/plans.ts'
import { shownRegulationsSchema } from '../../content/regulations.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const getHome = endpoint({
  method: 'GET',
  path: '/home',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getHome',
  summary: 'Get the home page’s hero and plans',
  description:
    'Of several that are published, the first in their order; `null` where there is none now, and the page has its own. `plans` are the first four of `GET /plans`.',
  query: z.strictObject({}),
  answer: homeSchema,
  notModified: stillHolds,
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getCompany',
  summary: 'Get the company’s values, team, milestones, certificates, offices and open roles',
  description:
    'As staff have published it. Entries with `isSample` are invented, for demonstration. A text that is missing in a language is empty there.',
  answer: companySchema,
  notModified: stillHolds,
})

export const listCaseStudies = endpoint({
  method: 'GET',
  path: '/case-studies',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listCaseStudies',
  summary: 'List the published case studies in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `isSample`: invented, for illustration. `key` is its address: /case-studies#key.',
  query: z.strictObject({}),
  answer: shownCasesSchema,
  notModified: stillHolds,
})

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listIndustries',
  summary: 'Get the published solutions by industry, in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `key` is its address: /solutions/{key}, and `anchor` that of a use case on it. `solutions` has the benefits, the platform’s functions and the phases of a project with their weeks; of several that are published, the first in their order; `null` where there is none now.',
  query: z.strictObject({}),
  answer: shownIndustriesSchema,
  notModified: stillHolds,
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listPlans',
  summary: 'List the published property-management plans in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `monthly` is HKD for one a month, which covers `points`. A line of a quotation asks for one as `plan:key`.',
  query: z.strictObject({}),
  answer: shownPlansSchema,
  notModified: stillHolds,
})

export const listRegulations = endpoint({
  method: 'GET',
  path: '/regulations',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listRegulations',
  summary: 'Get the published ESG rules in their order, and which readings serve those of each market',
  description:
    'In both languages; a text that is empty in one is shown in the other. `since` is a year, its decimals the part of it that had gone by. `source` and `checkedOn` are empty where they are not known. `key` is its place on the page of its market: /esg-compliance?market={market}#{key}. `readings` has a table for each market that has one; of several for one market, the first in their order.',
  query: z.strictObject({}),
  answer: shownRegulationsSchema,
  notModified: stillHolds,
})
