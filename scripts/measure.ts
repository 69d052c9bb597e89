// npm run measure: prints the size of the code base and how well its layout rules are kept. With --check, only checks
// the rules.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import {
  circlesOf,
  crossingsOf,
  oddlyNamed,
  pastTheFace,
  pastTheSeam,
  roomOf,
  sourcesOf,
  wideFolders,
} from './structure.ts'

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Minimum lines of a repeated passage. */
const passage = 6

const files = sourcesOf()
const crossings = crossingsOf(files)
const broken = {
  'imports past a module’s face': pastTheFace(crossings).map(({ file, imported }) => `${file} → ${imported}`),
  'imports past the sync’s seam': pastTheSeam(files).map(({ file, imported }) => `${file} → ${imported}`),
  'modules that import each other in a circle': circlesOf(crossings).map((pair) => pair.join(' → ')),
  'folders of more than twenty files': wideFolders(files).map(([folder, count]) => `${folder}: ${count}`),
  'files whose name says no known kind': oddlyNamed(files),
}

if (process.argv.includes('--check')) {
  for (const [what, where] of Object.entries(broken)) {
    if (where.length > 0) console.log(`${where.length} ${what}:\n${where.map((place) => `  ${place}`).join('\n')}`)
  }
  process.exitCode = Object.values(broken).some((where) => where.length > 0) ? 1 : 0
} else {
  report()
}

function report(): void {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const written = tracked.filter((file) => /\.(?:tsx?|mjs|css|prisma|sql|md|json|html|sh|svg|ya?ml)$/.test(file))
  const styles = files.filter((file) => file.endsWith('.css'))
  const code = files.filter((file) => !file.endsWith('.css'))
  const server = crossings.filter(({ imported }) => imported.startsWith('server/modules/'))
  const kinds = new Set(files.map((file) => /(\.\w+)?\.\w+$/.exec(file)?.[0]))
  const figures: [string, number][] = [
    ['files', written.length],
    ['lines', sum(written.map(linesOf))],
    ['lines of code', sum(code.map(linesOf))],
    ['lines of CSS', sum(styles.map(linesOf))],
    ['files of CSS', styles.length],
    ['kinds of file names', kinds.size],
    ['modules of the server, rooms of the client', new Set(files.map(roomOf).filter(Boolean)).size],
    ['imports into a module of the server through its face', server.length - pastTheFace(server).length],
    ...Object.entries(broken).map(([what, where]): [string, number] => [what, where.length]),
    [`passages of ${passage} lines that stand twice`, repeated(code)],
  ]
  const width = Math.max(...figures.map(([what]) => what.length))
  for (const [what, figure] of figures) {
    console.log(`${what.padEnd(width)}  ${figure.toLocaleString('en-GB').padStart(9)}`)
  }
}

/** Counts passages that occur elsewhere too, ignoring indentation; each counts once, whatever its length. */
function repeated(sources: string[]): number {
  const seen = new Set<string>()
  let count = 0
  for (const file of sources) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 3)
    let isIn = false
    for (let start = 0; start + passage <= lines.length; start += 1) {
      const key = lines.slice(start, start + passage).join('\n')
      const isKnown = !key.includes('import ') && seen.has(key)
      if (isKnown && !isIn) count += 1
      isIn = isKnown
      seen.add(key)
    }
  }
  return count
}
