import { Suspense } from 'react'
import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Address } from '../../../ui/browser/useAddress.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { lpwanCopy } from '../lpwan.words.ts'
import { TechnologyPanel } from './TechnologyPanel.tsx'
import { readTechnology, technologyParameters } from './useTechnology.ts'

const tabs = technologyIds.map((id) => ({ id, label: technologies[id].name }))

/** Renders a tab for each technology; the address holds the selection. */
export function Technologies({ address }: { address: Address }) {
  const t = useTranslate()
  const selected = readTechnology(address.parameters)
  return (
    <section id="technologies" tabIndex={-1} className="lpwan-section">
      <h2 className="heading mb-3 text-title">{t(lpwanCopy.technologies)}</h2>
      <Tabs
        label={t(lpwanCopy.technologies)}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => address.change(technologyParameters(id))}
      >
        <Suspense fallback={<div className="min-h-screen" />}>
          <TechnologyPanel key={selected} id={selected} />
        </Suspense>
      </Tabs>
    </section>
  )
}
