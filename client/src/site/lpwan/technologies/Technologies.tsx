import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Address } from '../../../ui/browser/useAddress.ts'
import { laterComponent } from '../../../ui/loading/later-component.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { lpwanCopy } from '../lpwan.words.ts'
import { readTechnology, technologyParameters } from './useTechnology.ts'

const TechnologyPanel = laterComponent(
  () => import('./TechnologyPanel.tsx'),
  'site/lpwan/technologies/TechnologyPanel.tsx',
  <div className="min-h-screen" />,
)
const tabs = technologyIds.map((id) => ({ id, label: technologies[id].name }))

/** Everything about each technology, a tab each; the address holds which. */
export function Technologies({ address }: { address: Address }) {
  const t = useTranslate()
  const selected = readTechnology(address.parameters)
  return (
    <section id="technologies" tabIndex={-1} className="lpwan-section deferred">
      <h2 className="heading mb-3 text-title">{t(lpwanCopy.technologies)}</h2>
      <Tabs
        label={t(lpwanCopy.technologies)}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => address.change(technologyParameters(id))}
      >
        <TechnologyPanel key={selected} id={selected} />
      </Tabs>
    </section>
  )
}
