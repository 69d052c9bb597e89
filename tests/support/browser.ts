import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { packagedBrowser } from './run/packaged-browser.ts'

const machineBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Pages of one site in one process: the next page finds code that is compiled, and a cache that is warm. What draws them is in the browser's. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--process-per-site',
  '--in-process-gpu',
]

/** A real Chromium: the one from npm where that runs, else the machine's own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await browserExecutable()
  // where the language has no UTF-8, a download loses the Chinese of its name
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return chromium.launch({ executablePath, args: browserArguments, env }).catch((error: unknown) => {
    throw new Error(whatToDo(executablePath, String(error)), { cause: error })
  })
}

/**
 * Returns the browser's path: TEST_BROWSER's (a run of tests sets it for its workers), else the one from npm, which is headless and takes
 * half as much of the processor, else the machine's own where that one does not start.
 */
export async function browserExecutable(): Promise<string> {
  if (process.env.TEST_BROWSER) return process.env.TEST_BROWSER
  const ofMachine = machineBrowser()
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  if (!isPackaged && ofMachine) return ofMachine
  return packagedBrowser().catch((error: unknown) => {
    if (!ofMachine) throw new Error(whatToDo('the Chromium from npm', String(error)), { cause: error })
    console.warn(`${whatToDo('the Chromium from npm', String(error))}\n${ofMachine} takes its place`)
    return ofMachine
  })
}

/** Where a browser is that people use, if this machine has one. */
export function machineBrowser(): string | undefined {
  return machineBrowsers.find(existsSync)
}

/**
 * Writes a configuration with Chinese fonts, as every phone has them, by a name that the style sheet asks for (client/src/ui/tokens.css):
 * a browser on Linux searches for others by the sign, a process away, which no phone does.
 * @returns its path, for FONTCONFIG_FILE
 */
export async function chineseFonts(folder: string): Promise<string> {
  const file = path.resolve(folder, 'fonts.conf')
  const folders = ['/usr/share/fonts', path.resolve('node_modules/@embedpdf/fonts-tc/fonts')]
  const named = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const alias = `<match><test name="family"><string>Noto Sans CJK HK</string></test>
    <edit name="family" mode="assign" binding="same"><string>Noto Sans T Chinese</string></edit></match>`
  await mkdir(folder, { recursive: true })
  await writeFile(file, `<fontconfig>${named}${alias}<cachedir>${path.resolve(folder)}</cachedir></fontconfig>`)
  return file
}

/** A line for whoever runs the tests, above what the browser said. */
export function whatToDo(browser: string, output: string): string {
  const library = /([\w.+-]+\.so[.\d]*): cannot open shared object file/.exec(output)?.[1]
  if (library)
    return `${browser} lacks ${library}: install the package that has it, or name another by TEST_BROWSER\n${output}`
  if (output.includes('ENOSPC')) return `There is no room for ${browser}: free some in TMPDIR\n${output}`
  return `${browser} does not start\n${output}`
}

let current: Promise<Browser> | undefined
let hasDied = false

/** Called as a file begins: its tests may lose the browser once, whatever the worker's other files have lost. */
export function allowOneDeath(): void {
  hasDied = false
}

/**
 * The browser of this worker, for all of its files; it ends with the worker. One that dies is started again once a file, and that is said.
 * @throws where it dies again
 */
export async function workerBrowser(): Promise<Browser> {
  current ??= launchBrowser()
  const browser = await current
  if (browser.isConnected()) return browser
  if (hasDied) throw new Error('The browser died a second time: is there memory enough?')
  hasDied = true
  console.warn('The browser died, and was started again')
  current = launchBrowser()
  return current
}
