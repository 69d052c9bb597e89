import { privacy } from '#content/legal/privacy.words.ts'
import { LegalPage } from './LegalPage.tsx'

/** Renders the Personal Information Collection Statement that Hong Kong's law requires. */
export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
