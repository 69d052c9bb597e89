import { StaffFailure } from '../api/request.ts'
import { FailureNotice } from '../ui/AlertLine.tsx'

/** Shows why a change failed; nothing if the reader dismissed the password dialog. */
export function MutationFailure({ error }: { error: Error | null }) {
  if (!error) return null
  const code = error instanceof StaffFailure ? error.code : 'server.error'
  return code === 'session.confirmation_required' ? null : <FailureNotice failure={{ code }} />
}
