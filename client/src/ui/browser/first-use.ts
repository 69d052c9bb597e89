/** Somebody moves on the page (client/public/before-paint.js), now or before its code was there. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.used !== undefined) resolve()
    else window.addEventListener('used', () => resolve(), { once: true })
  })
}

/** Somebody presses something from now on. */
export function nextPress(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['click', 'keydown']) addEventListener(event, resolve, { capture: true, once: true })
  })
}
