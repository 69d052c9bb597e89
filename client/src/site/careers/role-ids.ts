import type { JobRole } from '#contract/site/company.ts'

/** An address on the page for each role, by its English name: "role-field-technician"; of a second one, "role-field-technician-2". */
export function roleIds(roles: readonly Pick<JobRole, 'name'>[]): string[] {
  const taken = new Map<string, number>()
  return roles.map(({ name }) => {
    const words = name.en.toLowerCase().match(/[a-z\d]+/g) ?? []
    const id = ['role', ...words].join('-')
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  })
}
