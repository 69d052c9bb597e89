import { expect, it } from 'vitest'
import { roleIds } from '../../../client/src/site/careers/role-ids.ts'

it('gives each role an address of its own, by its English name', () => {
  const named = (en: string) => ({ name: { 'zh-TW': '職位', en } })
  const roles = ['Field technician', 'IoT engineer (TypeScript)', 'Field  Technician', '工程師', 'Roles']
  expect(roleIds(roles.map(named))).toEqual([
    'role-field-technician',
    'role-iot-engineer-typescript',
    'role-field-technician-2',
    'role',
    'role-roles',
  ])
})
