// Runs before anything is shown; in pages that the server draws, it stands in the page itself. Keys: storage/preferences.ts.
try {
  const root = document.documentElement
  const { theme, language, adminLanguage } = localStorage
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const [, place] = /^\/(en|cn|admin)(?:\/|$)/.exec(location.pathname) ?? []
  const spoken = { en: 'en', cn: 'zh-CN', 'zh-CN': 'zh-CN', 'zh-TW': 'zh-HK' }
  root.lang = spoken[place === 'admin' ? adminLanguage : (place ?? language)] ?? root.lang
} catch {
  // without storage
}
// The sign-in stands in its page in each language: the reader's takes the place of the settings' (admin.css hides that until then).
addEventListener('DOMContentLoaded', () => {
  for (const template of document.querySelectorAll('template[lang]')) {
    if (template.lang === document.documentElement.lang) {
      document.title = template.title
      document.getElementById('root').replaceChildren(template.content)
    }
    template.remove()
  }
})
// A drawn page is shown first. The code of what surrounds it is fetched once all else is there and has been painted, or as soon as somebody
// uses the page; that of the page itself once somebody does, or with the former where it is to show more than everybody's (a choice, a basket,
// a draft, a place in the page).
{
  const root = document.documentElement
  let isOwn = location.hash || history.state
  try {
    isOwn ||= localStorage.length || sessionStorage.length
  } catch {
    // without storage
  }
  // Runs each file in a task of its own, after those that it imports: in between the page can be used. The last one begins.
  const run = async ([file, ...others]) => {
    if (!file) return
    await import(file.href)
    // In the background timers wait for a second.
    if (document.hidden) run(others)
    else setTimeout(run, 0, others)
  }
  const begin = () => {
    const code = [...document.querySelectorAll('link[data-code]')].filter((link) => isOwn || !('later' in link.dataset))
    for (const link of code) link.rel = link.dataset.code || 'modulepreload'
    run(code.filter(({ rel, dataset }) => rel === 'modulepreload' && !('later' in dataset)))
    root.dataset.painted = ''
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

  // A button that is pressed before it works is pressed again once it does: first those around the page, then its own. So is one that Enter
  // presses, which the code has yet to switch on: the sign-in's.
  let pressed
  const isOfPage = (button) => button?.closest('main')
  const press = ({ target }) => {
    const button = target.closest('button:not([type="submit"])')
    if (!('framed' in root.dataset) || isOfPage(button)) pressed = button
  }
  const enter = ({ key, target }) => {
    if (key === 'Enter' && !('framed' in root.dataset))
      pressed = target.form?.querySelector('[type="submit"]:disabled') ?? pressed
  }
  const pressAgain = () => {
    pressed?.click()
    pressed = null
  }
  addEventListener('click', press, true)
  addEventListener('keydown', enter, true)
  document.addEventListener('framed', () => isOfPage(pressed) || pressAgain(), { once: true })
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', press, true)
      removeEventListener('keydown', enter, true)
      pressAgain()
    },
    { once: true },
  )
}
