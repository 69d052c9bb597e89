import { useQuery } from '@tanstack/react-query'
import { isOfFiles, type SourceKind, sourceKinds } from '#contract/sync/source.ts'
import type { SyncConnection } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { syncDatabaseOptions } from '../../api/sync.ts'
import { ConflictNotice, StaffForm, UnsavedGuard } from '../../records/form/index.ts'
import { SecretField } from '../../ui/fields/SecretField.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { NotionReply } from '../NotionReply.tsx'
import { notionWords as words } from '../notion.words.ts'
import { AutomaticSyncs } from './AutomaticSyncs.tsx'
import { type ConnectionValues, isTestable, testRequestOf } from './connection.ts'
import { sourceKindWords, sourceWords } from './source.words.ts'
import { connectionLabels, useConnectionForm, useConnectionText } from './useConnectionForm.ts'
import type { ConnectionTest } from './useConnectionTest.ts'

interface ConnectionFormProps {
  connection: SyncConnection
  test: ConnectionTest
}

/** Form for Super Admins; saving requires the password to be confirmed. */
export function ConnectionForm({ connection, test }: ConnectionFormProps) {
  const t = useTranslate()
  const textOf = useConnectionText()
  const form = useConnectionForm(connection, test.reset)
  const { values, set, conflict } = form
  const canConnect = isTestable(values, connection)
  const reason = enableReasons[values.source]
  const bind = (name: 'databaseId' | 'pricebookDatabaseId' | 'fileUrl') => ({
    label: t(connectionLabels[name]),
    ...form.field(name),
    autoComplete: 'off',
    spellCheck: false,
  })
  const actions = (
    <>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          labelOf={(name) => t(connectionLabels[name])}
          textOf={(name, of) => textOf(of[name])}
        />
      )}
      <TestAndSave
        form={form}
        test={test}
        isTestable={canConnect}
        onTest={() => test.run(testRequestOf(values, connection))}
      />
    </>
  )
  return (
    <>
      <StaffForm
        form={{ ...form, failure: conflict ? undefined : form.failure }}
        label={t(words.connection)}
        className="is-dense"
        actions={actions}
      >
        <SourceField connection={connection} value={values.source} form={form} />
        {values.source === 'notion' && (
          <>
            <SecretField
              label={t(words.apiKey)}
              value={values.apiKey}
              isSaved={connection.hasApiKey && !connection.fromEnvironment}
              isInEnvironment={connection.fromEnvironment && connection.hasApiKey}
              error={form.errorOf('apiKey')}
              onChange={(value) => set('apiKey', value)}
            />
            <TextField
              {...bind('databaseId')}
              hint={t(connection.fromEnvironment ? words.fromEnvironment : words.databaseHint)}
            />
            <DataSourceField values={values} test={test} onChange={(id) => set('dataSourceId', id)} />
            <TextField {...bind('pricebookDatabaseId')} hint={t(words.pricebookHint)} />
          </>
        )}
        {values.source === 'address' && <TextField {...bind('fileUrl')} hint={t(sourceWords.fileUrlHint)} />}
        <Switch
          label={t(words.enable)}
          hint={canConnect ? t(isOfFiles(values.source) ? sourceWords.enableHint : words.enableHint) : t(reason)}
          isOn={canConnect && values.isEnabled}
          disabled={!canConnect}
          onChange={(isOn) => set('isEnabled', isOn)}
        />
      </StaffForm>
      <AutomaticSyncs isEnabled={values.isEnabled} />
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}

/** Hints for sources that cannot be connected. */
const enableReasons = { notion: words.missingHint, address: sourceWords.missingHint, folder: sourceWords.noFolder }

interface SourceFieldProps {
  connection: SyncConnection
  value: SourceKind
  form: ReturnType<typeof useConnectionForm>
}

/** Chooses the catalogue's source; offers a folder only if the server has one. */
function SourceField({ connection: { hasFolder, source: kept }, value, form }: SourceFieldProps) {
  const t = useTranslate()
  const kinds = sourceKinds.filter((kind) => kind !== 'folder' || hasFolder || kept === 'folder')
  const hint = value === 'folder' ? sourceWords.folderHint : hasFolder ? undefined : sourceWords.noFolder
  return (
    <>
      <SelectField
        label={t(sourceWords.source)}
        hint={hint && t(hint)}
        error={form.errorOf('source')}
        options={kinds.map((kind) => ({ value: kind, label: t(sourceKindWords[kind]) }))}
        value={value}
        onChange={({ target }) => {
          const chosen = sourceKinds.find((kind) => kind === target.value)
          if (chosen) form.set('source', chosen)
        }}
      />
      {isOfFiles(value) && <p className="text-fine text-ink-quiet">{t(sourceWords.onlyRead)}</p>}
    </>
  )
}

interface TestAndSaveProps {
  form: ReturnType<typeof useConnectionForm>
  test: ConnectionTest
  isTestable: boolean
  onTest: () => void
}

function TestAndSave({ form, test, isTestable: canTest, onTest }: TestAndSaveProps) {
  const t = useTranslate()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="compact" disabled={!canTest || test.isRunning} onClick={onTest}>
          {t(test.isRunning ? words.testing : words.test)}
        </Button>
        <p role="status" className="ms-auto text-fine font-semibold text-caution">
          {form.isChanged && t(uiWords.unsaved)}
        </p>
        {form.isChanged && (
          <Button size="compact" variant="quiet" disabled={form.isSending} onClick={() => form.reset()}>
            {t(uiWords.discard)}
          </Button>
        )}
        <Button size="compact" variant="primary" type="submit" disabled={!form.isChanged || form.isSending}>
          {t(form.isSending ? uiWords.saving : uiWords.save)}
        </Button>
      </div>
      <NotionReply error={test.error} />
    </div>
  )
}

interface DataSourceFieldProps {
  values: ConnectionValues
  test: ConnectionTest
  onChange: (id: string) => void
}

/** Shown if the database has several data sources, or one is chosen. */
function DataSourceField({ values: { dataSourceId }, test, onChange }: DataSourceFieldProps) {
  const t = useTranslate()
  const { data } = useQuery({ ...syncDatabaseOptions, enabled: false })
  const sources = (test.typed ?? data)?.dataSources ?? []
  if (sources.length < 2 && dataSourceId === '') return null
  const unlisted = sources.some(({ id }) => id === dataSourceId) || dataSourceId === '' ? [] : [dataSourceId]
  return (
    <SelectField
      label={t(words.dataSource)}
      hint={t(words.dataSourceHint)}
      placeholder={t(words.chooseDataSource)}
      options={[
        ...sources.map(({ id, name }) => ({ value: id, label: name || id })),
        ...unlisted.map((id) => ({ value: id, label: id })),
      ]}
      value={dataSourceId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
