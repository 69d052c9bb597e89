import { createContext } from 'react'
import type { SentForm } from '#contract/requests/sent-form.ts'

/** The form that a visitor submitted without JavaScript, if any. */
export const SentFormContext = createContext<SentForm | undefined>(undefined)
