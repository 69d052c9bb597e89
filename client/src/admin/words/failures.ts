import * as z from 'zod/mini'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { StaffFailure } from '../api/staff-failure.ts'
import { staffFaultWords } from './faults.words.ts'
import { addFaultWords, addProblemWords } from './known-words.ts'
import { staffProblemWords } from './problems.words.ts'

addProblemWords(staffProblemWords)
addFaultWords(staffFaultWords)

/** Parses a problem document; any other response (a proxy's page) counts as the server's error. */
export function failureOf(response: Pick<Response, 'status' | 'headers'>, body: unknown): StaffFailure {
  const isPassing = response.status >= 500
  const problem = z.safeParse(anyProblemSchema, body)
  if (!problem.success) return new StaffFailure('server.error', isPassing)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterS = Number.isFinite(retryAfter) ? retryAfter : undefined
  return new StaffFailure(problem.data.code, isPassing, { problem: problem.data, retryAfterS })
}
