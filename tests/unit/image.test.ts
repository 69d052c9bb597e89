import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const letIn = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

/** What is copied from the folder that the image is built in. */
function copied(stage: string): string[] {
  return [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
}

it.each([...new Set(copied(dockerfile))])('%s, which the image is made of, is let into its build', (source) => {
  expect(letIn.filter((name) => source === name || source.startsWith(`${name}/`))).not.toEqual([])
})

it('every folder that the server imports from is in the image', () => {
  const inImage = copied(dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')))
  const folders = inImage.filter((name) => /^\w+$/.test(name))
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(path.join(folder, file))),
  )
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import\() ?'#(\w+)\//g)].map(([, name]) => name),
  )
  expect([...new Set(imported)].sort()).toEqual(folders.sort())
})
