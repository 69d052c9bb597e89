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
// A drawn page is shown first. Its code is fetched once all else is there and has been painted, or as soon as somebody uses the page.
{
  const begin = () => {
    const code = document.querySelectorAll('link[data-code]')
    for (const link of code) link.rel = link.dataset.code || 'modulepreload'
    if (code.length > 0) import([...code].at(-1).href)
    painted.disconnect()
    removeEventListener('load', loaded)
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, begin)
  }
  const painted = new PerformanceObserver(begin)
  // A page in the background is not painted before somebody looks at it.
  const loaded = () => (document.hidden ? begin() : painted.observe({ type: 'paint', buffered: true }))
  addEventListener('load', loaded)
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin)

  // A button that is pressed before it works is pressed again once it does.
  let pressed
  const press = ({ target }) => {
    pressed = target.closest('button:not([type="submit"])')
  }
  addEventListener('click', press)
  const hydrated = () => {
    removeEventListener('click', press)
    pressed?.click()
  }
  document.addEventListener('hydrated', hydrated, { once: true })
}
