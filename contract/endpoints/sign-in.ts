import { endpoint, nothing } from '../endpoint.ts'
import {
  accessTokenSchema,
  linkLookSchema,
  linkSchema,
  linkUseSchema,
  loginSchema,
  passwordResetSchema,
  sessionSchema,
} from '../staff.ts'

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  permission: 'public',
  tags: ['Signing in'],
  operationId: 'getSession',
  summary: 'Who is signed in',
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
  summary: 'Sign a browser in',
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
  summary: 'Sign a program in',
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
  summary: 'Ask for a link to set a new password',
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
  summary: 'What a one-time link is for',
  description: 'The link stays good. Its secret stands after the # of /admin/link.',
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
