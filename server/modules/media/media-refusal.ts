import { fieldError } from '#contract/problems/field-errors.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import type { MediaFault } from './media-content.rules.ts'
import { megapixelsMax } from './pictures.ts'

/** Returns media.refused with the reason at `file`. */
export function mediaRefusal(fault: MediaFault | 'media_no_attachment'): ProblemError {
  const error =
    fault === 'media_too_many_pixels' ? fieldError('file', fault, { most: megapixelsMax }) : fieldError('file', fault)
  return problem('media.refused', `The file ${error.message}`, [error])
}
