import { problemResponse } from '#server/platform/problems.ts'

/** How every form may be refused. */
export const submissionRefusals = {
  400: problemResponse,
  413: problemResponse,
  415: problemResponse,
  429: problemResponse,
  503: problemResponse,
}
