// Runs before anything is shown; in pages that the server draws, it stands in the page itself. Keys: storage/preferences.ts.
try {
  const root = document.documentElement
  const { theme, language } = localStorage
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const [, prefix = language] = /^\/(en|cn)(?:\/|$)/.exec(location.pathname) ?? []
  root.lang = { en: 'en', cn: 'zh-CN' }[prefix] ?? 'zh-HK'
} catch {
  // without storage
}
// A drawn page is shown first. The code of what surrounds it is fetched once all else is there and has been painted, or as soon as somebody
// uses the page; that of the page itself once somebody does, or with the former where it is to show more than everybody's (a choice, a basket,
// a draft, a place in the page) or what was kept.
{
  const root = document.documentElement
  let isOwn = location.hash || history.state || root.dataset.seenAt
  try {
    isOwn ||= localStorage.length || sessionStorage.length
  } catch {
    // without storage
  }
  const begin = () => {
    const code = document.querySelectorAll('link[data-code]')
    for (const link of code) if (isOwn || !('later' in link.dataset)) link.rel = link.dataset.code || 'modulepreload'
    if (code.length > 0) import([...code].at(-1).href)
    // Nothing of a page waits for it.
    document.querySelector('[data-manifest]')?.setAttribute('rel', 'manifest')
    painted.disconnect()
    removeEventListener('load', loaded)
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, begin)
  }
  const painted = new PerformanceObserver(begin)
  // A page in the background is not painted before somebody looks at it.
  const loaded = () => (document.hidden ? begin() : painted.observe({ type: 'paint', buffered: true }))
  addEventListener('load', loaded)
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin)

  // An error is a picture that did not come: the page shows something in its place.
  const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'error']
  // Seen before React, which stops what meets a part that it has yet to take over.
  const use = () => {
    for (const event of uses) removeEventListener(event, use, true)
    root.dataset.used = ''
    dispatchEvent(new Event('used'))
  }
  for (const event of uses) addEventListener(event, use, true)

  // A button that is pressed before it works is pressed again once it does: first those around the page, then its own.
  let pressed
  const isOfPage = (button) => button?.closest('main')
  const press = ({ target }) => {
    const button = target.closest('button:not([type="submit"])')
    if (!('framed' in root.dataset) || isOfPage(button)) pressed = button
  }
  const pressAgain = () => {
    pressed?.click()
    pressed = null
  }
  addEventListener('click', press, true)
  document.addEventListener('framed', () => isOfPage(pressed) || pressAgain(), { once: true })
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', press, true)
      pressAgain()
    },
    { once: true },
  )
}
