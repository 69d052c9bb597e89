import { useTranslate } from '../../../../i18n/language.tsx'
import { chooserCopy } from '../chooser.words.ts'
import { assumptions } from './assumptions.words.ts'

export function Assumptions() {
  const t = useTranslate()
  return (
    <div className="mt-10 text-fine text-ink-quiet">
      <h3 className="font-semibold">{t(chooserCopy.assumptions)}</h3>
      <ol className="mt-2 list-decimal pl-5 lg:columns-2 lg:gap-x-12">
        {assumptions.map((assumption) => (
          <li key={assumption.en} className="max-w-[44em] break-inside-avoid py-[0.2rem]">
            {t(assumption)}
          </li>
        ))}
      </ol>
    </div>
  )
}
