import type { ReactNode } from 'react'
import { chooseSteps, installRows, orderSteps, type Step, sheetLines } from '#content/buyers.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { docsWords } from './docs.words.ts'

export function Buyers() {
  const t = useTranslate()
  return (
    <section className="grid grid-cols-1 gap-10">
      <h2 className="heading text-title pb-2 border-b border-ink">{t(docsWords.buyers)}</h2>
      <Part id="choose" title={t(docsWords.choose)}>
        <Steps steps={chooseSteps} />
      </Part>
      <Part id="order" title={t(docsWords.order)}>
        <Steps steps={orderSteps} />
      </Part>
      <Part id="install" title={t(docsWords.install)}>
        <DataGrid
          caption={t(docsWords.installCaption)}
          heads={[docsWords.device, docsWords.place, docsWords.power, docsWords.fitter].map((head) => t(head))}
          rows={installRows.map(({ name, place, power, fitter }) => ({
            name: t(name),
            cells: [t(place), t(power), t(fitter)],
          }))}
        />
      </Part>
      <Part id="datasheet" title={t(docsWords.datasheet)}>
        <p className="text-ink-quiet">{t(docsWords.datasheetHint)}</p>
        <Datasheet />
      </Part>
    </section>
  )
}

function Steps({ steps }: { steps: Step[] }) {
  const t = useTranslate()
  return (
    <ol className="[counter-reset:step] border-t border-hairline">
      {steps.map(({ name, text, link }) => (
        <li
          key={name.en}
          className="grid gap-y-1 gap-x-8 py-3 border-b border-hairline [counter-increment:step] sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h4 className="font-semibold before:content-[counter(step)/''] before:mr-3 before:text-signal before:font-normal">
            {t(name)}
          </h4>
          <div>
            <p className="max-w-[38em]">{t(text)}</p>
            {link && (
              <LocalLink to={link.to} className="link touchable">
                {t(link.label)}
              </LocalLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Datasheet() {
  const t = useTranslate()
  return (
    <div className="border border-hairline rounded-panel bg-raised">
      <div className="flex items-center gap-4 py-3 px-4 border-b border-ink font-semibold">
        <div className="w-24">
          <DeviceDrawing kind="leak" />
        </div>
        <p>{t(docsWords.sheetTitle)}</p>
      </div>
      <dl>
        {sheetLines.map(({ name, value, means }) => (
          <div
            key={name.en}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1 gap-x-4 py-3 px-4 border-hairline not-first:border-t sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,5fr)] sm:gap-x-6"
          >
            <dt className="text-ink-quiet">{t(name)}</dt>
            <dd className="font-semibold">{t(value)}</dd>
            <dd className="border-l-2 border-signal pl-3 text-fine max-sm:col-span-full">{t(means)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid grid-cols-1 gap-3.5 [&>:is(p,ul)]:max-w-[42em] [&>ul]:pl-5 [&>ul]:list-disc">
      <h3 tabIndex={-1} className="heading text-body focus:not-focus-visible:outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
