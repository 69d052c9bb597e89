import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const machineBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A real Chromium: the machine's own, else the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Where the browser is. */
export async function browserExecutable(): Promise<string> {
  return machineBrowsers.find(existsSync) ?? packagedBrowser()
}

/** The variable makes the package unpack the libraries that it brings along; its own arguments would switch web security off. */
async function packagedBrowser(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
