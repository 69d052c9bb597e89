const smallFile = '/icon.svg'

/** Returns whether the server answers. The request bypasses all caches. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(smallFile, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return ok
  } catch {
    return false
  }
}

/**
 * Reloads the page, unless the server is unreachable: the browser would replace the page by its own error.
 * @returns whether it reloads
 */
export async function reloadPage(): Promise<boolean> {
  const isReachable = await isServerReachable()
  if (isReachable) window.location.reload()
  return isReachable
}

/** Returns whether the reader has enabled Save-Data. */
export function savesData(): boolean {
  return Object(navigator).connection?.saveData === true
}
