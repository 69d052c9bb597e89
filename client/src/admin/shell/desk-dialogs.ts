import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** What the frame can show over any screen. */
export type DeskDialog = 'palette' | 'sync' | 'preferences'

interface DeskDialogs {
  /** The one that is open. */
  shown: DeskDialog | undefined
  open: (dialog: DeskDialog) => void
  close: () => void
}

export const DeskDialogsContext = createContext<DeskDialogs>({ shown: undefined, open: () => {}, close: () => {} })

export function useDeskDialogs(): DeskDialogs {
  return useContext(DeskDialogsContext)
}

export function useDeskDialogState(): DeskDialogs {
  const [shown, setShown] = useState<DeskDialog>()
  const close = useCallback(() => setShown(undefined), [])
  return useMemo(() => ({ shown, open: setShown, close }), [shown, close])
}
