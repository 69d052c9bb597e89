import { chooseSteps, installRows, orderSteps, type Step, sheetLines } from '#content/buyers.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { docsWords } from './docs.words.ts'
import { Part } from './Part.tsx'

export function Buyers() {
  const t = useTranslate()
  return (
    <section className="docs-half">
      <h2 className="heading text-title">{t(docsWords.buyers)}</h2>
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
    <ol className="docs-steps">
      {steps.map(({ name, text, link }) => (
        <li key={name.en}>
          <h4>{t(name)}</h4>
          <div>
            <p>{t(text)}</p>
            {link && (
              <LocalLink to={link.to} className="docs-link link">
                {t(link.label)}
              </LocalLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A sheet with its readings, each explained beside it. */
function Datasheet() {
  const t = useTranslate()
  return (
    <div className="docs-sheet">
      <div className="docs-sheet-head">
        <div className="docs-sheet-drawing">
          <DeviceDrawing kind="leak" />
        </div>
        <p>{t(docsWords.sheetTitle)}</p>
      </div>
      <dl>
        {sheetLines.map(({ name, value, means, ticks }) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>
              {t(value)}
              {ticks && <Ticks count={ticks[0]} filled={ticks[1]} />}
            </dd>
            <dd>{t(means)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
