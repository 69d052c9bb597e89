import { createContext } from 'react'
import type { SentForm } from '#contract/requests/sent-form.ts'

/** The form that was sent to this page without scripts, where one was. */
export const SentFormContext = createContext<SentForm | undefined>(undefined)
