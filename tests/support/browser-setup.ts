import { browserExecutable } from './browser.ts'

/** Vitest's global setup: a browser from npm unpacks itself once, before several workers would at the same time. */
export default async function setup(): Promise<void> {
  await browserExecutable()
}
