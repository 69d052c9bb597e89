import { createContext, useCallback, useContext, useMemo, useState } from 'react'

export type ShellDialog = 'palette' | 'sync' | 'preferences'

interface ShellDialogs {
  shown: ShellDialog | undefined
  open: (dialog: ShellDialog) => void
  close: () => void
}

export const ShellDialogsContext = createContext<ShellDialogs>({ shown: undefined, open: () => {}, close: () => {} })

export function useShellDialogs(): ShellDialogs {
  return useContext(ShellDialogsContext)
}

export function useShellDialogState(): ShellDialogs {
  const [shown, setShown] = useState<ShellDialog>()
  const close = useCallback(() => setShown(undefined), [])
  return useMemo(() => ({ shown, open: setShown, close }), [shown, close])
}
