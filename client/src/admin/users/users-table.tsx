import { exportUsers, listUsers } from '#contract/endpoints/users.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { roles } from '#contract/staff/permissions.ts'
import { type StaffUser, staffStatuses } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import { roleWords } from '../words/frame.words.ts'
import { accountStateOf, CreatedCell, LastLoginCell, PersonCell, StatusCell, TwoFactorCell } from './cells.tsx'
import { statusWords, usersWords } from './users.words.ts'

const column = columnsOf<StaffUser>()

/** UsersScreen adds the row menu. */
export const usersTable: Table<StaffUser> = {
  name: 'users',
  title: usersWords.title,
  rows: listUsers,
  exports: { csv: exportUsers },
  columns: [
    column('name', usersWords.name, { sort: 'name', cell: (user) => <PersonCell user={user} /> }),
    column('email', usersWords.email, {
      sort: 'email',
      phone: 'line',
    }),
    column('role', usersWords.role, {
      phone: 'line',
      sort: 'role',
      className: 'whitespace-nowrap',
      cell: ({ role }) => <RoleCell role={role} />,
      text: ({ role }, language) => inLanguage(roleWords[role], language),
    }),
    {
      id: 'status',
      header: usersWords.status,
      phone: 'corner',
      sort: 'status',
      cell: (user) => <StatusCell user={user} />,
      text: (user, language) => inLanguage(statusWords[accountStateOf(user)], language),
    },
    {
      id: 'twoFactor',
      header: usersWords.twoFactor,
      cell: (user) => <TwoFactorCell user={user} />,
      text: ({ hasTwoFactor }, language) => inLanguage(usersWords[hasTwoFactor ? 'on' : 'off'], language),
    },
    {
      id: 'lastLogin',
      header: usersWords.lastLogin,
      sort: 'lastLoginAt',
      className: 'whitespace-nowrap',
      cell: (user) => <LastLoginCell user={user} />,
      text: ({ lastLoginAt }) => lastLoginAt ?? '',
    },
    {
      id: 'created',
      header: usersWords.created,
      sort: 'createdAt',
      className: 'whitespace-nowrap',
      cell: (user) => <CreatedCell user={user} />,
      text: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    choiceFilter('role', usersWords.role, [...roles].reverse(), roleWords),
    choiceFilter('status', usersWords.status, [...staffStatuses, 'invited', 'online'], statusWords),
  ],
  initialSort: 'name',
  searchLabel: usersWords.search,
  count: usersWords.count,
  empty: { title: usersWords.emptyTitle, hint: usersWords.emptyHint },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  isQuiet: ({ status }) => status !== 'active',
}

function RoleCell({ role }: Pick<StaffUser, 'role'>) {
  return useTranslate()(roleWords[role])
}
