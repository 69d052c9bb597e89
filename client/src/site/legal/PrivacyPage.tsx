import { privacy } from '#content/legal/privacy.words.ts'
import { LegalPage } from './LegalPage.tsx'

/** The personal information collection statement that Hong Kong's ordinance asks for. */
export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
