import { Lightbulb } from 'lucide-react'
import type { RecordField } from '#contract/fields/product.ts'
import {
  type FieldMapping,
  type FieldSource,
  fieldOwners,
  type Mapping,
  type MappingStudio,
  mappingOf,
  type Proposal,
  type StudioColumn,
} from '#contract/sync/mapping.ts'
import { isOfFiles } from '#contract/sync/source.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { chosen, columnOf } from './draft.ts'
import { fileMappingWords, fileOwnerHints } from './file-mapping.words.ts'
import {
  fileOwnerWords,
  isNameReason,
  lookWords,
  nameReasonWords,
  ownerHints,
  ownerWords,
  stateWords,
  mappingWords as words,
} from './mapping.words.ts'
import { RuleEditor } from './RuleEditor.tsx'

interface FieldRowProps {
  field: RecordField
  studio: MappingStudio
  mapping: Mapping
  /** Fields by the id of the column that feeds them. */
  uses: Map<string, RecordField[]>
  error: string | undefined
  onChange: (mapping: FieldMapping) => void
  /** Accepts the proposal; undefined for readers who may not change the mapping. */
  onUse: (() => void) | undefined
}

/** Edits a field's mapping: its source with sample values, its rule and its owner. */
export function FieldRow({ field, studio, mapping, uses, error, onChange, onUse }: FieldRowProps) {
  const t = useTranslate()
  const isFile = isOfFiles(studio.source)
  const own = mappingOf(mapping, field)
  const column = columnOf(mapping, field, studio)
  const name = t(recordFieldWords[field])
  const state = studio.fields.find((one) => one.field === field)?.state
  const isSaved = JSON.stringify(own) === JSON.stringify(mappingOf(studio.mapping, field))
  const trouble = isSaved && state ? stateWords[state] : undefined
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 py-3 md:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] lg:[&_.control]:min-h-9">
      <h3 className="font-semibold wrap-anywhere md:pt-1.5">{name}</h3>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
        <div className="grid items-start gap-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {field === 'name' && studio.source === 'notion' ? (
            <p className="md:pt-1.5 wrap-anywhere">{t(words.titleColumn)(column?.name ?? '')}</p>
          ) : (
            <SourceField field={field} name={name} own={own} studio={studio} uses={uses} onChange={onChange} />
          )}
          {column && <OwnerField name={name} own={own} isFile={isFile} onChange={onChange} />}
        </div>
        {trouble && <FieldError id={undefined}>{t(trouble)}</FieldError>}
        {error && (
          <div role="alert">
            <FieldError id={undefined}>{error}</FieldError>
          </div>
        )}
        <Proposed field={field} own={own} studio={studio} name={name} onUse={onUse} />
        {own.source.kind === 'fixed' && (
          <TextField
            label={t(words.ofField)(t(words.fixedValue), name)}
            className={unlabelledClass}
            hint={t(isFile ? fileMappingWords.fixedHint : words.fixedHint)}
            value={own.source.value}
            onChange={({ target }) => onChange({ ...own, source: { kind: 'fixed', value: target.value } })}
          />
        )}
        {column && onUse && <Samples column={column} />}
        {column && (
          <RuleEditor field={field} name={name} own={own} column={column} rates={studio.rates} onChange={onChange} />
        )}
      </div>
    </li>
  )
}

/** The row's heading names the field; the label is for screen readers. */
const unlabelledClass = '[&>label]:sr-only'

interface SourceFieldProps extends Pick<FieldRowProps, 'field' | 'studio' | 'uses' | 'onChange'> {
  name: string
  own: FieldMapping
}

function SourceField({ field, name, own, studio, uses, onChange }: SourceFieldProps) {
  const t = useTranslate()
  const { columns, fields } = studio
  const proposal = fields.find((one) => one.field === field)?.proposal
  const { source } = own
  const labelOf = ({ id, name: heading }: StudioColumn) => {
    const [other] = (uses.get(id) ?? []).filter((one) => one !== field)
    if (id === proposal?.columnId) return t(words.proposedOption)(heading)
    return other ? t(words.usedOption)(heading, t(recordFieldWords[other])) : heading
  }
  const found = columnOf({ fields: [] }, field, studio)
  const fitting = columns.filter(({ holds }) => holds.includes(field))
  const isGone = source.kind === 'column' && !fitting.some(({ id }) => id === source.id)
  const options = [
    { value: 'auto', label: found ? t(words.autoFound)(found.name) : t(words.autoNone) },
    ...fitting.map((column) => ({ value: `column ${column.id}`, label: labelOf(column) })),
    ...(isGone ? [{ value: `column ${source.id}`, label: t(words.goneOption)(source.name) }] : []),
    ...(field === 'images' || field === 'name' ? [] : [{ value: 'fixed', label: t(words.fixed) }]),
    ...(field === 'name' ? [] : [{ value: 'none', label: t(words.none) }]),
  ]
  return (
    <SelectField
      label={t(words.ofField)(t(words.source), name)}
      className={unlabelledClass}
      options={options}
      value={source.kind === 'column' ? `column ${source.id}` : source.kind}
      onChange={({ target }) => onChange(withSource(own, target.value, fitting))}
    />
  )
}

/** Drops the rule when the column changes, for which it was made. */
function withSource(own: FieldMapping, value: string, columns: StudioColumn[]): FieldMapping {
  const column = columns.find(({ id }) => value === `column ${id}`)
  const source: FieldSource = column
    ? chosen(column)
    : value === 'fixed'
      ? { kind: 'fixed', value: '' }
      : { kind: value === 'none' ? 'none' : 'auto' }
  return { ...own, source, rule: null }
}

function Proposed({
  field,
  own,
  studio: { fields, columns },
  name,
  onUse,
}: Pick<FieldRowProps, 'field' | 'studio' | 'onUse'> & { own: FieldMapping; name: string }) {
  const t = useTranslate()
  const reasonOf = useProposalReason()
  const proposal = fields.find((one) => one.field === field)?.proposal
  const column = columns.find(({ id }) => id === proposal?.columnId)
  if (!proposal || !column || own.source.kind !== 'auto') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-signal-soft px-3 py-2 text-fine">
      <p className="flex min-w-0 flex-[1_1_12rem] gap-2 wrap-anywhere">
        <Lightbulb className="mt-0.5 size-4 flex-none text-signal" aria-hidden="true" />
        <span>
          {t(words.proposed)} <strong>{column.name}</strong> · {reasonOf(proposal)}
        </span>
      </p>
      {onUse && (
        <Button size="compact" aria-label={t(words.useOf)(column.name, name)} onClick={onUse}>
          {t(words.use)}
        </Button>
      )}
    </div>
  )
}

function Samples({ column: { samples } }: { column: StudioColumn }) {
  const t = useTranslate()
  if (samples.length === 0) return <p className="text-fine text-ink-quiet">{t(words.noSamples)}</p>
  return (
    <p className="line-clamp-3 text-fine text-ink-quiet wrap-anywhere">
      {t(words.samples)}{' '}
      {samples.map((sample, index) => (
        <span key={sample}>
          {index > 0 && ' · '}
          <q className="text-ink">{sample}</q>
        </span>
      ))}
    </p>
  )
}

interface OwnerFieldProps {
  name: string
  isFile: boolean
  own: FieldMapping
  onChange: (mapping: FieldMapping) => void
}

function OwnerField({ name, own, isFile, onChange }: OwnerFieldProps) {
  const t = useTranslate()
  const [labels, hints] = isFile ? [fileOwnerWords, fileOwnerHints] : [ownerWords, ownerHints]
  return (
    <SelectField
      label={t(words.ofField)(t(words.owner), name)}
      className={unlabelledClass}
      hint={own.owner === 'both' ? undefined : t(hints[own.owner])}
      options={fieldOwners.toReversed().map((owner) => ({ value: owner, label: t(labels[owner]) }))}
      value={own.owner}
      onChange={({ target }) => {
        const owner = fieldOwners.find((one) => one === target.value)
        if (owner) onChange({ ...own, owner })
      }}
    />
  )
}

function useProposalReason(): (proposal: Proposal) => string {
  const t = useTranslate()
  return ({ reason, like }) =>
    isNameReason(reason) ? t(nameReasonWords[reason])(like ?? '') : t(words.looksLike)(t(lookWords[reason]))
}
