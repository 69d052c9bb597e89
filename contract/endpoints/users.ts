import { endpoint, file, idParams } from '../endpoint.ts'
import {
  invitationSchema,
  invitedSchema,
  linkSentSchema,
  sessionsEndedSchema,
  staffUserSchema,
  userChangeSchema,
  userPageSchema,
  userQuerySchema,
  userStatsSchema,
} from '../staff/users.ts'
import { exportQuery } from '../tables.ts'

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  permission: 'users.manage',
  tags: ['Users'],
  operationId: 'listUsers',
  summary: 'List staff accounts',
  description:
    'Of `status`, `active` is who has joined, `invited` who has set no password yet, `online` who has used the admin in the last two minutes.',
  query: userQuerySchema,
  answer: userPageSchema,
})

export const getUserStats = endpoint({
  method: 'GET',
  path: '/admin/users/stats',
  permission: 'users.manage',
  tags: ['Users'],
  operationId: 'getUserStats',
  summary: 'Count staff accounts',
  answer: userStatsSchema,
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export.csv',
  permission: 'users.manage',
  isExport: true,
  tags: ['Users'],
  operationId: 'exportUsers',
  summary: 'Export all matching users as CSV',
  query: exportQuery(userQuerySchema),
  answer: file('text/csv'),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  permission: 'users.manage',
  tags: ['Users'],
  operationId: 'getUser',
  summary: 'Get a staff account',
  params: idParams,
  answer: staffUserSchema,
  errors: [404],
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'inviteUser',
  summary: 'Invite somebody by email',
  description: 'Where no mail is configured, `link.url` is the link to hand over; it is shown this once.',
  body: invitationSchema,
  answer: invitedSchema,
  status: 201,
  errors: [409],
})

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'changeUser',
  summary: 'Update a user’s name, address, role, status or language',
  description:
    '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`. Nobody changes their own role or status, and the last active Super Admin stays one. Whoever is deactivated or suspended is signed out at once.',
  params: idParams,
  body: userChangeSchema,
  answer: staffUserSchema,
  errors: [404, 409],
})

export const inviteUserAgain = endpoint({
  method: 'POST',
  path: '/admin/users/:id/invitation',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'inviteUserAgain',
  summary: 'Resend an invitation',
  description: 'The former link ends. Where no mail is configured, `url` is the link to hand over.',
  params: idParams,
  answer: linkSentSchema,
  errors: [404, 409],
})

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/admin/users/:id/password-reset',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'sendPasswordReset',
  summary: 'Send a user a link to set a new password',
  description:
    'The present password and sessions stay until it is used. Where no mail is configured, `url` is the link to hand over.',
  params: idParams,
  answer: linkSentSchema,
  errors: [404, 409],
})

export const resetUserTwoFactor = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/two-factor',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'resetUserTwoFactor',
  summary: 'Disable two-factor sign-in for a user who lost the device',
  params: idParams,
  answer: staffUserSchema,
  errors: [404, 409],
})

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  permission: 'users.manage',
  confirmed: true,
  tags: ['Users'],
  operationId: 'endUserSessions',
  summary: 'End all sessions of a user',
  params: idParams,
  answer: sessionsEndedSchema,
  errors: [404],
})
