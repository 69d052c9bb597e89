import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useOrigin } from '../../ui/browser/hydration.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { Part } from './Buyers.tsx'
import { docsWords } from './docs.words.ts'
import {
  endpoints,
  errorAnswer,
  errorRows,
  firstAnswer,
  firstRequest,
  moneyRules,
  parameters,
  unchangedRequest,
} from './integrators.words.ts'

/** Renders a summary of docs/integrating.md; the API reference has the rest. */
export function Integrators() {
  const t = useTranslate()
  const origin = useOrigin()
  const copy = { label: t(docsWords.copy), done: t(docsWords.copied), failed: t(docsWords.copyFailed) }
  return (
    <section className="grid grid-cols-1 gap-10">
      <h2 className="heading text-title pb-2 border-b border-ink">{t(docsWords.integrators)}</h2>
      <Part id="request" title={t(docsWords.request)}>
        <p>{t(docsWords.requestText)}</p>
        <CodeBlock label={t(docsWords.command)} code={firstRequest(origin)} copy={copy} />
        <CodeBlock label={t(docsWords.answer)} code={firstAnswer} />
      </Part>
      <Reference />
      <Part id="unchanged" title={t(docsWords.unchanged)}>
        <p>{t(docsWords.unchangedText)}</p>
        <CodeBlock label="ETag" code={unchangedRequest(origin)} />
      </Part>
      <Part id="errors" title={t(docsWords.errors)}>
        <p>{t(docsWords.errorsText)}</p>
        <CodeBlock label="application/problem+json" code={errorAnswer} />
        <DataGrid
          caption={t(docsWords.errorTable)}
          heads={[t(docsWords.status), t(docsWords.what)]}
          rows={errorRows.map(({ status, what }) => ({ name: status, cells: [t(what)] }))}
          isCode
        />
      </Part>
      <Part id="money" title={t(docsWords.money)}>
        <ul>
          {moneyRules.map((rule) => (
            <li key={rule.en} className="mt-1.5 marker:text-signal">
              {t(rule)}
            </li>
          ))}
        </ul>
      </Part>
    </section>
  )
}

function Reference() {
  const t = useTranslate()
  return (
    <Part id="reference" title={t(docsWords.reference)}>
      <p>{t(docsWords.referenceText)}</p>
      <p className="flex flex-wrap gap-3">
        <a href="/api/docs" className={buttonClass('primary')}>
          {t(docsWords.readReference)}
        </a>
        <a href="/api/openapi.json" className={buttonClass()}>
          {t(docsWords.openapi)}
        </a>
      </p>
      <DataGrid
        caption={t(docsWords.endpoints)}
        heads={[t(docsWords.path), t(docsWords.gives)]}
        rows={endpoints.map(({ path, gives }) => ({ name: path, cells: [t(gives)] }))}
        isCode
      />
      <DataGrid
        caption={t(docsWords.parameters)}
        heads={[t(docsWords.parameter), t(docsWords.meaning)]}
        rows={parameters.map(({ name, means }) => ({ name, cells: [t(means)] }))}
        isCode
      />
    </Part>
  )
}
