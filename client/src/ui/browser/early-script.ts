/** Says to the early script (client/public/before-paint.js), and to whoever tests a page, what works from now on: what surrounds it, or all of it. */
export function say(what: 'framed' | 'hydrated'): void {
  document.documentElement.dataset[what] = ''
  document.dispatchEvent(new Event(what))
}
