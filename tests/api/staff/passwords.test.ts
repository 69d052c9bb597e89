import { describe, expect, it } from 'vitest'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { auditEntries, call, login, manyTries, problemOf } from './auth.ts'

const app = await restoredApp({}, { limits: manyTries })
const member = () => createStaff(app, 'editor', { name: 'Lai Ka Yan', password: true })
const change = (who: StaffMember, body: object) =>
  call(app, 'POST', '/auth/password', { headers: who.cookie, body: { current: staffPassword, ...body } })
const signIn = async (username: string, password: string) => (await login(app, { username, password })).status

describe('POST /auth/password', () => {
  it('takes the present password and a new one, which opens from now on; all other sessions end', async () => {
    const who = await member()
    const refused = await problemOf(
      await change(who, { current: 'not-this-one', password: 'quiet-ferry-morning' }),
      400,
    )
    expect(refused).toMatchObject({ code: 'password.wrong', errors: [{ path: 'current' }] })
    expect((await change(who, { password: 'quiet-ferry-morning' })).status).toBe(204)
    expect(await signIn(who.email, staffPassword)).toBe(401)
    expect(await signIn(who.email, 'quiet-ferry-morning')).toBe(200)
    expect((await call(app, 'GET', '/auth/sessions', { headers: who.cookie })).status).toBe(200)
    expect((await call(app, 'GET', '/auth/sessions', { headers: who.bearer })).status).toBe(401)
    expect(await auditEntries(app, 'user.password_changed')).toHaveLength(1)
  })

  it.each([
    ['of nine characters', 'ferry-nin', 'too short'],
    ['of 129', 'x'.repeat(129), 'too long'],
    ['among the commonest', 'Password123', 'commonest'],
    ['that is a common one with figures behind', 'sunshine2026!', 'commonest'],
    ['with one’s name', 'my-ka-yan-lai-kayan', 'holds your name'],
    ['with the name of the site', 'harbour-iot-2026', 'name of this site'],
    ['that one has', staffPassword, 'the one you have'],
  ])('refuses one %s, by name', async (_case, password, message) => {
    const who = await createStaff(app, 'editor', { name: 'Kayan', password: true })
    const { errors } = await problemOf(await change(who, { password }), 400)
    expect(errors).toMatchObject([{ path: 'password', message: expect.stringContaining(message) }])
  })

  it.each(['aaaabbbbccccdddd', '1357924680135', '渡輪燈塔海港晨光雨傘電車', 'two words and spaces', 'x'.repeat(120)])(
    'takes any characters: %s',
    async (password) => {
      const who = await member()
      expect((await change(who, { password })).status).toBe(204)
      expect(await signIn(who.email, password)).toBe(200)
      expect(await signIn(who.email, password.slice(0, -1))).toBe(401)
    },
  )
})
