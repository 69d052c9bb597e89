import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { adminScreens } from '#contract/staff/permissions.ts'
import type { StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog, type LinkToHandOver } from './LinkDialog.tsx'
import { PermissionsDialog } from './PermissionsDialog.tsx'
import { UserMenu, type UserQuestion } from './UserMenu.tsx'
import { UserStats } from './UserStats.tsx'
import { usersWords } from './users.words.ts'
import { usersTable } from './users-table.tsx'
import { type UserActions, useUserActions } from './useUserActions.ts'

const { path } = adminScreens.users
const stateSchema = z.object({ list: z.string() })

/** Renders /admin/users, /admin/users/invite and /admin/users/{id}, which are dialogs with addresses of their own. */
export default function UsersScreen() {
  const t = useTranslate()
  const { id } = useParams()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const close = useDialogClose()
  const [confirmation, setConfirmation] = useState<{ question: UserQuestion; user: StaffUser }>()
  const [link, setLink] = useState<LinkToHandOver>()
  const actions = useUserActions(setLink)
  const bulkActions = useBulkActions(usersTable, [
    { id: 'emails', label: usersWords.copyEmails, text: ({ email }) => email },
  ])
  const state = { list: pathname + search }
  const editPath = (user: StaffUser) => `${path}/${user.id}${search}`
  const table = {
    ...usersTable,
    bulkActions,
    rowPath: editPath,
    rowMenu: (user: StaffUser) => (
      <UserMenu
        user={user}
        actions={actions}
        onEdit={() => void navigate(editPath(user), { state })}
        onOpenDialog={(question) => setConfirmation({ question, user })}
      />
    ),
  }
  const invite = (
    <Link to={`${path}/invite${search}`} state={state} className={buttonClass('primary', 'compact')}>
      <UserPlus aria-hidden="true" className="size-4" />
      {t(usersWords.invite)}
    </Link>
  )
  return (
    <>
      <ListScreen table={table} actions={invite}>
        <UserStats />
      </ListScreen>
      {id === 'invite' && <InviteDialog actions={actions} onClose={close} />}
      {id && id !== 'invite' && <EditDialog key={id} id={id} onClose={close} />}
      {confirmation && <Question {...confirmation} actions={actions} onClose={() => setConfirmation(undefined)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

/** Returns to the list that the dialog was opened from, or to the plain list. */
function useDialogClose(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const cameFromList = z.safeParse(stateSchema, state).success
  return () => void (cameFromList ? navigate(-1) : navigate(path + search, { replace: true }))
}

interface QuestionProps {
  question: UserQuestion
  user: StaffUser
  actions: UserActions
  onClose: () => void
}

function Question({ question, user, actions, onClose }: QuestionProps) {
  const t = useTranslate()
  if (question === 'permissions') return <PermissionsDialog name={user.name} role={user.role} onClose={onClose} />
  const isSessions = question === 'endSessions'
  return (
    <ConfirmDialog
      title={t(isSessions ? usersWords.endSessionsTitle : usersWords.resetTwoFactorTitle)(user.name)}
      description={t(isSessions ? usersWords.endSessionsHint : usersWords.resetTwoFactorHint)}
      action={t(usersWords[question])}
      onConfirm={() => actions[question](user)}
      onClose={onClose}
    />
  )
}
