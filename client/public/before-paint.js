// Before the first paint, so that nothing flashes; a file, since the content security policy refuses inline scripts.
// Keys and values: client/src/storage/preferences.ts.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const isEnglish = /^\/en(\/|$)/.test(location.pathname) || localStorage.getItem('language') === 'en'
  root.lang = isEnglish ? 'en' : 'zh-HK'
} catch {
  // Storage is switched off: the defaults stand.
}
