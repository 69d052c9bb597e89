import { Preferences } from './Preferences.tsx'
import { Palette } from './palette/Palette.tsx'
import { usePaletteKeys } from './palette/usePaletteKeys.ts'
import { useShellDialogs } from './shell-dialogs.ts'
import { SyncDialog } from './sync/SyncDialog.tsx'

export function ShellDialogs() {
  const { shown, close } = useShellDialogs()
  usePaletteKeys()
  return (
    <>
      <Palette isOpen={shown === 'palette'} onClose={close} />
      <SyncDialog isOpen={shown === 'sync'} onClose={close} />
      <Preferences isOpen={shown === 'preferences'} onClose={close} />
    </>
  )
}
