import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cache = path.resolve('node_modules/.cache/chromium')
const partialMark = '.partial-'
const unpackingMs = 10 * 60_000

/** Prints the path of what it unpacks into TMPDIR. With the variable it unpacks the libraries that Chromium needs, too. */
const unpackProgram = `
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
const { default: packaged } = await import('@sparticuz/chromium')
await packaged.executablePath()`

/**
 * Returns the path of the Chromium that comes from npm, unpacked once per version. Unpacks under a temporary name, so that a run that is
 * killed, or a full disk, leaves no half of it behind, and two runs at once do not disturb each other.
 * @throws where it cannot be unpacked, or does not start on this machine
 */
export async function packagedBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  const folder = path.join(cache, String(version))
  if (!existsSync(folder)) await unpackInto(folder)
  const executable = path.join(folder, 'chromium')
  process.env.LD_LIBRARY_PATH = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  process.env.FONTCONFIG_PATH ??= path.join(folder, 'fonts')
  await run(executable, ['--version'])
  return executable
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  await removeAbandoned()
  const partial = await mkdtemp(`${folder}${partialMark}`)
  try {
    await run(process.execPath, ['--input-type=module', '--eval', unpackProgram], {
      env: { ...process.env, TMPDIR: partial },
    })
    await writeFile(path.join(partial, 'fonts/fonts.conf'), fontsConfiguration(path.join(folder, 'fonts')))
    await rename(partial, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error // else another run was quicker
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** Removes what a run that was killed has left. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name)
    const modified = await stat(file).catch(() => undefined)
    if (name.includes(partialMark) && modified && Date.now() - modified.mtimeMs > unpackingMs)
      await rm(file, { recursive: true, force: true })
  }
}

function fontsConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${path.join(cache, 'fonts-cache')}</cachedir></fontconfig>
`
}
