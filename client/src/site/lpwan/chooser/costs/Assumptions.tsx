import { useTranslate } from '../../../../i18n/language.tsx'
import { chooserCopy } from '../chooser.words.ts'
import { assumptions } from './assumptions.words.ts'

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
