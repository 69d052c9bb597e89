import { History, KeyRound, LogOut, MailPlus, Pencil, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react'
import type { StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useSession } from '../api/staff/session.ts'
import { MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { usersWords } from './users.words.ts'
import type { UserActions } from './useUserActions.ts'

export type UserQuestion = 'permissions' | 'resetTwoFactor' | 'endSessions'

interface UserMenuProps {
  user: StaffUser
  actions: UserActions
  onEdit: () => void
  onOpenDialog: (question: UserQuestion) => void
}

export function UserMenu({ user, actions, onEdit, onOpenDialog }: UserMenuProps) {
  const t = useTranslate()
  const isYou = useSession().user.id === user.id
  const history = `/admin/audit?${new URLSearchParams({ entity: 'user', entityId: user.id })}`
  const isActive = user.status === 'active'
  return (
    <>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        {t(usersWords.edit)}
      </MenuItem>
      {user.isInvited ? (
        <MenuItem
          icon={<MailPlus aria-hidden="true" />}
          disabled={!isActive}
          onSelect={() => void actions.inviteAgain(user)}
        >
          {t(usersWords.inviteAgain)}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<KeyRound aria-hidden="true" />}
          disabled={!isActive}
          onSelect={() => void actions.resetPassword(user)}
        >
          {t(usersWords.resetPassword)}
        </MenuItem>
      )}
      <MenuItem icon={<ShieldCheck aria-hidden="true" />} onSelect={() => onOpenDialog('permissions')}>
        {t(usersWords.permissions)}
      </MenuItem>
      <MenuLink icon={<History aria-hidden="true" />} to={history}>
        {t(usersWords.history)}
      </MenuLink>
      <MenuLine />
      {user.hasTwoFactor && !isYou && (
        <MenuItem icon={<ShieldOff aria-hidden="true" />} onSelect={() => onOpenDialog('resetTwoFactor')}>
          {t(usersWords.resetTwoFactor)}
        </MenuItem>
      )}
      {!user.isInvited && (
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => onOpenDialog('endSessions')}>
          {t(usersWords.endSessions)}
        </MenuItem>
      )}
      <MenuItem
        icon={isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
        isDangerous={isActive}
        disabled={isYou}
        onSelect={() => void actions.setActive(user, !isActive)}
      >
        <span>
          {t(isActive ? usersWords.deactivate : usersWords.activate)}
          {isYou && <span className="block text-fine">{t(usersWords.notYourself)}</span>}
        </span>
      </MenuItem>
    </>
  )
}
