import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { linkSentSchema, StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { changeUser, endSessions, inviteAgain, resetPassword, resetTwoFactor } from '../api/staff/users.ts'
import { uiWords } from '../ui/ui.words.ts'
import { useFailureWords } from '../words/failure-words.ts'
import type { LinkToHandOver } from './LinkDialog.tsx'
import { usersWords } from './users.words.ts'

type LinkSent = z.output<typeof linkSentSchema>

export interface UserActions {
  /** Can be undone from the toast. */
  setActive: (user: StaffUser, isActive: boolean) => Promise<void>
  resetPassword: (user: StaffUser) => Promise<void>
  inviteAgain: (user: StaffUser) => Promise<void>
  /** @throws StaffFailure */
  resetTwoFactor: (user: StaffUser) => Promise<void>
  /** @throws StaffFailure */
  endSessions: (user: StaffUser) => Promise<void>
  showLink: (link: LinkSent) => void
}

/** Actions on a user, each with its toast. @param onLink shows a link that was not emailed */
export function useUserActions(onLink: (link: LinkToHandOver) => void): UserActions {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const refresh = useInvalidateUsers()

  async function setActive(user: StaffUser, isActive: boolean) {
    const { id, name, version } = user
    try {
      const changed = await changeUser(id, { status: isActive ? 'active' : 'inactive', version })
      const undo = { label: t(uiWords.undo), onAct: () => void setActive(changed, true) }
      toast(
        t(isActive ? usersWords.activated : usersWords.deactivated)(name),
        'success',
        undefined,
        isActive ? undefined : undo,
      )
    } catch (error) {
      toast(t(usersWords.changeFailed)(name), 'failure', failureWords(error))
    } finally {
      refresh()
    }
  }

  function showLink({ email, url, expiresAt }: LinkSent) {
    if (url) onLink({ email, url, expiresAt })
    else toast(t(usersWords.mailed)(email))
  }
  async function makeLink(make: (id: string) => Promise<LinkSent>, { id }: StaffUser) {
    try {
      showLink(await make(id))
    } catch (error) {
      toast(t(usersWords.linkFailed), 'failure', failureWords(error))
    }
  }

  return {
    setActive,
    showLink,
    resetPassword: (user) => makeLink(resetPassword, user),
    inviteAgain: (user) => makeLink(inviteAgain, user),
    async resetTwoFactor({ id, name }) {
      await resetTwoFactor(id)
      refresh()
      toast(t(usersWords.twoFactorReset)(name))
    },
    async endSessions({ id, name }) {
      await endSessions(id)
      refresh()
      toast(t(usersWords.sessionsEnded)(name))
    },
  }
}

/** @returns a function that invalidates everything derived from users */
export function useInvalidateUsers(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['users'] })
    void queries.invalidateQueries({ queryKey: ['tables', 'users'] })
  }
}
