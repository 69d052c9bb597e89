import { LegalPage } from './LegalPage.tsx'
import { privacy } from './privacy.copy.ts'

/** The personal information collection statement that Hong Kong's ordinance asks for. */
export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
