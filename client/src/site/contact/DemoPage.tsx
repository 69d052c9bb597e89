import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Hero } from '../../ui/Hero.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { DemoForm } from './DemoForm.tsx'
import { demoCopy } from './demo.words.ts'
import { useProductName } from './useProductName.ts'

export default function DemoPage() {
  const t = useTranslate()
  const product = useProductName()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(demoCopy.title)} description={t(demoCopy.description)} />
      <Hero title={t(demoCopy.title)} lead={t(demoCopy.lead)} />
      <div className="grid gap-12 mt-8 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,22rem)] lg:gap-16 lg:justify-between lg:items-start">
        <DemoForm product={product} />
        <ContactLinks text={t(demoCopy.text)(product)} subject={t(demoCopy.subject)} />
      </div>
    </div>
  )
}
