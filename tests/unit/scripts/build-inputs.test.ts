import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sources } from '../../../scripts/build.ts'
import { importsOf } from '../../../scripts/imports.ts'

const entries = [
  'scripts/build.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
  ...globSync('client/{build,src}/**/*.{ts,tsx}'),
]

/** Everything that `npm run build` loads: the scripts, the configurations, the client, and what these import. */
const inputs = closureOf(entries)

function closureOf(files: string[]): string[] {
  const found = new Set(files)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return [...found]
}

const isIn = (places: string[]) => (file: string) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

/** Returns the files and folders that the Dockerfile's build stage copies from the checkout. */
function copiedByBuildStage(): string[] {
  const [, stage = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM .* AS build$/m)
  const lines = stage.split(/^FROM /m)[0]?.match(/^COPY (?!--from).+$/gm) ?? []
  return lines.flatMap((line) => {
    const [target = '', ...paths] = line.split(/\s+/).slice(1).toReversed()
    expect(target, `"${line}" keeps the place that the file has in the checkout`).toMatch(/^(?:\.\/|[\w/.-]+)$/)
    return paths
  })
}

describe('the files that the build loads', () => {
  it('are found beyond the client', () => {
    expect(inputs).toContain('contract/endpoints/catalogue/catalogue.ts')
    expect(inputs).toContain('server/platform/start-error.ts')
  })

  it('are copied into the image’s build stage', () => {
    expect(inputs.filter((file) => !isIn(copiedByBuildStage())(file))).toEqual([])
  })

  it('are let through by .dockerignore', () => {
    const allowed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? []
    expect(inputs.filter((file) => !isIn(allowed)(file))).toEqual([])
  })

  it('make a build anew when they change, but for the scripts that run it', () => {
    const scripts = isIn(['scripts/build.ts', 'server/platform/start-error.ts'])
    expect(inputs.filter((file) => !scripts(file) && !isIn(sources)(file))).toEqual([])
  })
})
