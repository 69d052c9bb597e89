/** Once the page is there and its browser has nothing to do: for what nobody waits for. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}

/** Whether the reader has asked for as little to be loaded as can be (Save-Data). */
export function savesData(): boolean {
  return Object(navigator).connection?.saveData === true
}
