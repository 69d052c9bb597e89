// Sets the theme and the language before anything is shown; in pages that the server renders, it stands in the page itself.
// Keys: storage/preferences.ts. LANGUAGE_TAGS: of each language, by its name and its prefix (client/build/plugins.ts).
try {
  const root = document.documentElement
  const { theme, language, adminLanguage } = localStorage
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const [, place] = /^\/(\w+)(?:\/|$)/.exec(location.pathname) ?? []
  const tags = new Map(LANGUAGE_TAGS)
  const tag = place === 'admin' ? tags.get(adminLanguage) : (tags.get(place) ?? tags.get(language))
  if (tag && tag !== root.lang) {
    root.lang = tag
    root.dataset.otherLanguage = ''
  }
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
