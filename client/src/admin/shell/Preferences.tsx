import { languageNames, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { type Theme, themePreference, themes, usePreference } from '../../storage/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useSetLanguage } from '../i18n/language.tsx'
import { rowCounts, rowsPreference, sidebarPreference } from '../storage/preferences.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { Switch } from '../ui/fields/Switch.tsx'
import { adminFrameWords } from '../words/frame.words.ts'

const themeNames = { auto: frameWords.themeAuto, light: frameWords.themeLight, dark: frameWords.themeDark }

export function Preferences({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  const theme = usePreference(themePreference)
  const setLanguage = useSetLanguage()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(adminFrameWords.preferences)}
      description={t(adminFrameWords.preferencesHint)}
    >
      <div className="grid gap-5">
        <RadioField<ReaderLanguage>
          cardsClass="grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
          name="language"
          label={t(adminFrameWords.language)}
          value={useLanguage()}
          options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
        <RadioField<Theme>
          cardsClass="grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
          name="theme"
          label={t(frameWords.theme)}
          value={theme}
          options={themes.map((value) => ({ value, label: t(themeNames[value]) }))}
          onChange={(value) => themePreference.write(value)}
        />
        <RowsField />
        <SidebarSwitch />
      </div>
      <DialogActions>
        <Button size="compact" variant="primary" onClick={onClose}>
          {t(adminFrameWords.done)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function RowsField() {
  const t = useTranslate()
  return (
    <SelectField
      label={t(adminFrameWords.rows)}
      value={usePreference(rowsPreference)}
      options={rowCounts.map((count) => ({ value: count, label: count }))}
      onChange={({ target }) => rowsPreference.write(rowCounts.find((count) => count === target.value) ?? '25')}
    />
  )
}

function SidebarSwitch() {
  const t = useTranslate()
  return (
    <Switch
      label={t(adminFrameWords.narrowSidebar)}
      hint={t(adminFrameWords.narrowSidebarHint)}
      isOn={usePreference(sidebarPreference) === 'narrow'}
      onChange={(isOn) => sidebarPreference.write(isOn ? 'narrow' : 'wide')}
    />
  )
}
