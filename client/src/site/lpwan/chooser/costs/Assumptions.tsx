import { useTranslate } from '../../../../i18n/language.tsx'
import { chooserCopy } from '../chooser.copy.ts'
import { assumptions } from './assumptions.copy.ts'

export function Assumptions() {
  const t = useTranslate()
  return (
    <div className="assumptions">
      <h3 className="font-semibold">{t(chooserCopy.assumptions)}</h3>
      <ol>
        {assumptions.map((assumption) => (
          <li key={assumption.en}>{t(assumption)}</li>
        ))}
      </ol>
    </div>
  )
}
