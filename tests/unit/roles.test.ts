import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { may, permissions, roles } from '#contract/staff/permissions.ts'

/** Cells of the table of docs/roles.md. */
const rows = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )

describe('docs/roles.md says what contract/staff/permissions.ts does', () => {
  it('who may do what', () => {
    const listed = rows.map(([name, _what, ...ticks]) => [name, ...ticks])
    expect(listed).toEqual(permissions.map((name) => [name, ...roles.map((role) => (may(role, name) ? '✓' : ''))]))
  })
})

describe('a role', () => {
  it.each([
    ['viewer', 'products.read', true],
    ['viewer', 'products.write', false],
    ['editor', 'products.write', true],
    ['editor', 'sync.run', false],
    ['sales', 'sales.write', true],
    ['sales', 'inbox.answer', true],
    ['sales', 'products.write', false],
    ['sales', 'sales.settings', false],
    ['manager', 'sync.run', true],
    ['manager', 'users.manage', false],
    ['super_admin', 'users.manage', true],
  ] as const)('%s may %s: %s', (role, permission, expected) => {
    expect(may(role, permission)).toBe(expected)
  })
})
