import { expect, it } from 'vitest'
import { connectionOf } from '#server/platform/mail.ts'

const login = { user: 'site', password: 'pier-seven' }

it.each([
  ['mail.example', 465, { secure: true, requireTLS: false }],
  ['mail.example', 587, { secure: false, requireTLS: true }],
  ['mail.example', 25, { secure: false, requireTLS: true }],
  ['localhost.evil.example', 25, { secure: false, requireTLS: true }],
  ['192.0.2.1', 587, { secure: false, requireTLS: true }],
  ['localhost', 1025, { secure: false, requireTLS: false }],
  ['127.0.0.1', 25, { secure: false, requireTLS: false }],
  ['::1', 25, { secure: false, requireTLS: false }],
])('mail over TLS: %s:%i', (host, port, expected) => {
  expect(connectionOf({ host, port, ...login })).toEqual({
    host,
    port,
    auth: { user: 'site', pass: 'pier-seven' },
    ...expected,
  })
})

it('without a user, nobody signs in', () => {
  expect(connectionOf({ host: 'localhost', port: 25, user: '', password: undefined })).not.toHaveProperty('auth')
})
