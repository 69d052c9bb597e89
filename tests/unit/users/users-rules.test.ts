import { describe, expect, it } from 'vitest'
import { roles } from '#contract/staff/permissions.ts'
import { staffStatuses } from '#contract/staff/users.ts'
import { isLastSuperAdmin, type SuperAdmin, stepsDown } from '#server/modules/staff/users/users.rules.ts'

const admin = (id: string, { hasJoined = true, isDemo = false } = {}): SuperAdmin => ({ id, hasJoined, isDemo })

describe('the last Super Admin', () => {
  it.each<[string, SuperAdmin[], boolean]>([
    ['the only one', [admin('me')], true],
    ['one of two', [admin('me'), admin('you')], false],
    ['beside one who has not joined', [admin('me'), admin('you', { hasJoined: false })], true],
    ['beside a demo account', [admin('me'), admin('you', { isDemo: true })], true],
    ['a demo account beside a real one', [admin('me', { isDemo: true }), admin('you')], false],
    ['the only demo account', [admin('me', { isDemo: true })], true],
    ['one of two demo accounts', [admin('me', { isDemo: true }), admin('you', { isDemo: true })], false],
    [
      'a demo account beside a real one who has not joined',
      [admin('me', { isDemo: true }), admin('you', { hasJoined: false })],
      true,
    ],
    ['somebody else', [admin('you')], false],
    ['of nobody', [], false],
    ['one who has not joined', [admin('me', { hasJoined: false })], false],
  ])('%s', (_who, admins, isLast) => {
    expect(isLastSuperAdmin(admins, 'me')).toBe(isLast)
  })
})

describe('a change ends being an active Super Admin', () => {
  const standings = roles.flatMap((role) => staffStatuses.map((status) => ({ role, status })))
  const isIn = ({ role, status }: (typeof standings)[number]) => `${role} ${status}` === 'super_admin active'
  it.each(standings.flatMap((before) => standings.map((after) => [before, after] as const)))(
    '%o to %o',
    (before, after) => {
      expect(stepsDown(before, after)).toBe(isIn(before) && !isIn(after))
    },
  )
})
