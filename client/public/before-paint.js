// A file: the security policy refuses inline scripts. Keys: storage/preferences.ts.
try {
  const root = document.documentElement
  const { theme, language } = localStorage
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const [, prefix = language] = /^\/(en|cn)(?:\/|$)/.exec(location.pathname) ?? []
  root.lang = { en: 'en', cn: 'zh-CN' }[prefix] ?? 'zh-HK'
} catch {
  // without storage
}
