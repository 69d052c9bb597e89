import type { Dictionary } from '../../i18n/language.tsx'

export const uiWords = {
  close: { 'zh-TW': '關閉', en: 'Close' },
  cancel: { 'zh-TW': '取消', en: 'Cancel' },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saving: { 'zh-TW': '儲存中…', en: 'Saving…' },
  tryAgain: { 'zh-TW': '再試一次', en: 'Try Again' },
  more: { 'zh-TW': '更多', en: 'More' },
  undo: { 'zh-TW': '復原', en: 'Undo' },
  loading: { 'zh-TW': '載入中…', en: 'Loading…' },
  showPassword: { 'zh-TW': '顯示密碼', en: 'Show password' },
  hidePassword: { 'zh-TW': '隱藏密碼', en: 'Hide password' },
  capsLock: { 'zh-TW': '大寫鎖定已開啟。', en: 'Caps Lock is on.' },
  unsaved: { 'zh-TW': '有未儲存的更改', en: 'Unsaved changes' },
  discard: { 'zh-TW': '捨棄更改', en: 'Discard changes' },
  unsavedTitle: { 'zh-TW': '離開而不儲存？', en: 'Leave without saving?' },
  unsavedHint: { 'zh-TW': '你的更改尚未儲存，離開後便會失去。', en: 'Your changes are not saved; leaving loses them.' },
  restored: {
    'zh-TW': (time: string) => `已還原 ${time} 未儲存的更改。`,
    en: (time: string) => `Unsaved changes from ${time} restored.`,
  },
  discardRestored: { 'zh-TW': '捨棄', en: 'Discard' },
  stay: { 'zh-TW': '繼續編輯', en: 'Keep editing' },
} satisfies Dictionary
