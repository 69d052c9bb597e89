import { endpoint, idParams, nothing } from '../endpoint.ts'
import {
  accessTokenSchema,
  confirmSchema,
  linkLookSchema,
  linkSchema,
  linkUseSchema,
  loginSchema,
  ownSessionsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  recoveryCodesSchema,
  sessionSchema,
  sessionUserSchema,
  twoFactorCodeSchema,
  twoFactorSetupSchema,
} from '../staff/staff.ts'

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'confirmPassword',
  summary: 'Confirm your password',
  description: 'Good for ten minutes, for what answers `session.confirmation_required` without it.',
  body: confirmSchema,
  answer: nothing,
  status: 204,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'changePassword',
  summary: 'Change your password',
  description: 'All other sessions end.',
  body: passwordChangeSchema,
  answer: nothing,
  status: 204,
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/auth/profile',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'changeProfile',
  summary: 'Update your name and language',
  body: profileSchema,
  answer: sessionUserSchema,
  errors: [409],
})

export const prepareTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/two-factor',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'prepareTwoFactor',
  summary: 'Create a secret for an authenticator app',
  description: 'Nothing is on until a code of it is given to /auth/two-factor/enable. `qrCode` is an SVG document.',
  answer: twoFactorSetupSchema,
  errors: [409],
})

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/two-factor/enable',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'enableTwoFactor',
  summary: 'Enable two-factor sign-in',
  description: 'Answers ten recovery codes, each good once in place of a code. They are shown here and never again.',
  body: twoFactorCodeSchema,
  answer: recoveryCodesSchema,
  errors: [409],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'renewRecoveryCodes',
  summary: 'Create new recovery codes in place of all earlier ones',
  description: 'Takes a code of the app, or one of the former recovery codes.',
  body: twoFactorCodeSchema,
  answer: recoveryCodesSchema,
  errors: [409],
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/two-factor/disable',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'disableTwoFactor',
  summary: 'Disable two-factor sign-in',
  description: 'Takes a code of the app, or a recovery code: the password alone is not enough.',
  body: twoFactorCodeSchema,
  answer: nothing,
  status: 204,
  errors: [409],
})

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'listOwnSessions',
  summary: 'List your own sessions',
  answer: ownSessionsSchema,
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'endOwnSession',
  summary: 'End one of your sessions',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  permission: 'self',
  confirmed: true,
  tags: ['Own account'],
  operationId: 'endOtherSessions',
  summary: 'End all of your sessions but this one',
  answer: nothing,
  status: 204,
})

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'getSession',
  summary: 'Get the signed-in user',
  description:
    'Without a session, `user` is null. What the session may do is in `permissions`, as long as `restrictions` is empty.',
  answer: sessionSchema,
  errors: [503],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'signIn',
  summary: 'Sign in as a browser, for a session cookie',
  description:
    'Sets the cookie of a session of 24 hours at most. Where `session.code_required` is answered, send the same again with `code`: of an authenticator app, or a recovery code. Each failure counts; `session.locked` says in `Retry-After` when the next try is taken.',
  body: loginSchema,
  answer: sessionSchema,
  errors: [401, 429, 503],
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/auth/token',
  permission: 'public',
  isForPrograms: true,
  tags: ['Signing in'],
  operationId: 'createAccessToken',
  summary: 'Sign in as a program, for a token',
  description:
    'Send the token as `Authorization: Bearer`. It ends like any session: after 24 hours at most, or when its owner ends it.',
  body: loginSchema,
  answer: accessTokenSchema,
  errors: [401, 429, 503],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'signOut',
  summary: 'Sign out',
  description: 'Ends the session, if there is one.',
  answer: nothing,
  status: 204,
  errors: [503],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'requestPasswordReset',
  summary: 'Request a link to set a new password',
  description:
    'Always 202, at once: the answer does not tell whether anybody has that address. The link is mailed, and good for an hour.',
  body: passwordResetSchema,
  answer: nothing,
  status: 202,
  errors: [429],
})

export const lookAtLink = endpoint({
  method: 'POST',
  path: '/auth/links/look',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'lookAtLink',
  summary: 'Get the purpose of a one-time link',
  description: 'The link stays valid. Its secret follows the # of /admin/link.',
  body: linkLookSchema,
  answer: linkSchema,
  errors: [410, 429, 503],
})

export const useLink = endpoint({
  method: 'POST',
  path: '/auth/links/use',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'useLink',
  summary: 'Set a password by a one-time link',
  description:
    'Ends all sessions of its owner, and signs nobody in. `name` and `email` are for the first account alone.',
  body: linkUseSchema,
  answer: nothing,
  status: 204,
  errors: [409, 410, 429, 503],
})
