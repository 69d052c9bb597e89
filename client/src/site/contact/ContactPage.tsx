import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Hero } from '../../ui/Hero.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { contactCopy } from './contact.words.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { useProductName } from './useProductName.ts'

export default function ContactPage() {
  const t = useTranslate()
  const product = useProductName()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(contactCopy.title)} description={t(contactCopy.description)} />
      <Hero title={t(contactCopy.title)} lead={t(contactCopy.lead)} />
      <div className="grid gap-12 mt-8 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,22rem)] lg:gap-16 lg:justify-between lg:items-start">
        <EnquiryForm product={product} />
        <ContactLinks
          text={product ? t(contactCopy.quoteText)(product) : t(contactCopy.questionText)}
          subject={product ? t(contactCopy.quoteSubject)(product) : t(contactCopy.questionSubject)}
        />
      </div>
    </div>
  )
}
