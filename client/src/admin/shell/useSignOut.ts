import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { signOut } from '../api/staff/session.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { deleteDraftsOf } from '../storage/drafts.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { adminFrameWords } from '../words/frame.words.ts'

/** Ends the session and opens the sign-in screen. The address becomes /admin, where the next user starts. */
export function useSignOut(): () => void {
  const t = useTranslate()
  const toast = useToast()
  const wordsOf = useFailureWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    async onSuccess() {
      await queries.cancelQueries({ queryKey: sessionOptions.queryKey }) // a pending request may still report the ended session
      const userId = queries.getQueryData(sessionOptions.queryKey)?.user?.id
      if (userId) deleteDraftsOf(userId)
      await queries.fetchQuery({ ...sessionOptions, staleTime: 0 })
      await navigate('/admin')
      toast(t(adminFrameWords.loggedOut))
    },
    onError: (error) => toast(t(adminFrameWords.signOutFailed), 'failure', wordsOf(error)),
  })
  return () => {
    if (!isPending) mutate()
  }
}
