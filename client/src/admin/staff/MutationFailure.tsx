import { StaffFailure } from '../api/request.ts'
import { FailureNotice } from '../ui/AlertLine.tsx'

/** Why something could not be done. That one would not give one's password again is one's own choice, and not said. */
export function MutationFailure({ error }: { error: Error | null }) {
  if (!error) return null
  const code = error instanceof StaffFailure ? error.code : 'server.error'
  return code === 'session.confirmation_required' ? null : <FailureNotice failure={{ code }} />
}
