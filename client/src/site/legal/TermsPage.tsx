import { LegalPage } from './LegalPage.tsx'
import { terms } from './terms.copy.ts'

/** Terms of use of the site, and of its prices and quotations. */
export default function TermsPage() {
  return <LegalPage document={terms} />
}
