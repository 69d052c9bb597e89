import { STATUS_CODES } from 'node:http'
import { allProblems } from '#contract/problems/staff-problems.ts'

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

export const headers = {
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
  ETag: { description: 'To be sent back as `If-None-Match`.', schema: { type: 'string' } },
  Link: {
    description: 'The next page, `rel="next"`, relative to this site; without one, this is the last.',
    schema: { type: 'string' },
  },
} as const

/** Returns the response component of an error, which lists its codes. @param content with the schema of problem details */
export function errorResponse(status: string, content: object): object {
  const codes = Object.entries(allProblems).filter(([, problem]) => String(problem.status) === status)
  return {
    description: [`${STATUS_CODES[status]}.`, ...codes.map(([code, { title }]) => `- \`${code}\`: ${title}`)].join(
      '\n',
    ),
    ...(['429', '503'].includes(status) && { headers: retryAfter }),
    content,
  }
}
