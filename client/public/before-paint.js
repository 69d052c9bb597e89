// Sets the theme and the language before anything is shown; in pages that the server renders, it stands in the page itself.
// Keys: storage/preferences.ts.
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
