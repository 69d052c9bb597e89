const smallFile = '/icon.svg'

/** Returns whether the server answers. No cache answers this request. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(smallFile, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return ok
  } catch {
    return false
  }
}

/**
 * Reloads the page, unless the server cannot be reached: the browser would show its own error in place of the page.
 * @returns whether it does
 */
export async function reloadPage(): Promise<boolean> {
  const isReachable = await isServerReachable()
  if (isReachable) window.location.reload()
  return isReachable
}

/** Whether the reader has asked for as little to be loaded as can be (Save-Data). */
export function savesData(): boolean {
  return Object(navigator).connection?.saveData === true
}

/**
 * Loads code that a page can do without: where it cannot be had, it is tried again whenever the network comes back; in browsers that
 * keep the failure of a file, it comes with the next page that is loaded.
 */
export async function loadOnceOnline<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule()
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadOnceOnline(importModule)
  }
}
