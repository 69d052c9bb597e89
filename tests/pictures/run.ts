// npm run pictures -- before            takes every page in every language, width and theme into test-results/pictures/before
// npm run pictures -- after --against before    takes them anew, and says which differ by how much
// --only products: pages with this in their name; --styles: what styles everything has, in place of pictures; --compare: takes none
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from '../../scripts/build.ts'
import { comparePictures } from './compare-pictures.ts'
import { compareStyles } from './compare-styles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    styles: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
  },
})
const folderOf = (name: string) => path.resolve('test-results/pictures', name)
const [name = 'now'] = positionals

if (!values.compare) {
  await buildClient()
  const { status } = spawnSync('vitest', ['run', '--config', 'tests/pictures/vitest.config.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PICTURES_FOLDER: folderOf(name),
      PICTURES_ONLY: values.only,
      ...(values.styles && { PICTURES_STYLES: '1' }),
    },
  })
  if (status !== 0) process.exit(status ?? 1)
}
if (values.against) {
  const compare = values.styles ? compareStyles : comparePictures
  const isAlike = await compare(folderOf(values.against), folderOf(name))
  process.exitCode = isAlike ? 0 : 1
}
