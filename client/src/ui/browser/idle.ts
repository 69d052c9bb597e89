/**
 * Once the page is there and its browser has nothing to do: for what nobody waits for.
 * @param timeout ms after which it is done all the same; without, one that is never idle never does it
 */
export async function idle(timeout = 0): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout }) : setTimeout(resolve, timeout || 1000),
  )
}

/** Whether the reader has asked for as little to be loaded as can be (Save-Data). */
export function savesData(): boolean {
  return Object(navigator).connection?.saveData === true
}
