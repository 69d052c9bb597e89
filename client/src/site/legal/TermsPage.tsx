import { terms } from '#content/legal/terms.words.ts'
import { LegalPage } from './LegalPage.tsx'

/** Terms of use of the site, and of its prices and quotations. */
export default function TermsPage() {
  return <LegalPage document={terms} />
}
