import { problemResponse } from '#server/platform/problems.ts'

/** How every form may be refused. */
export const submissionRefusals = {
  429: problemResponse,
  503: problemResponse,
}
