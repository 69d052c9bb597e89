import Big from 'big.js'
import * as z from 'zod'
import type { RecordImage } from '#contract/fields/product.ts'
import { storable, visibleText } from '#server/platform/visible-text.ts'
import { addressesIn, imagesOf, linkedImage, partsIn, visibleParts } from '../../source/cell-texts.ts'
import type { NotionProperty } from '../schemas.ts'

type Value = Omit<NotionProperty, 'id'> & { type: string }
type Reader = (content: unknown) => string[]

const valueSchema = z.looseObject({ type: z.string() })
const dateSchema = z.object({ start: z.string(), end: z.string().nullish() })

const pieces = reader(z.array(z.object({ plain_text: z.string() })), (all) => [
  all.map((one) => one.plain_text).join(''),
])
const plain = reader(z.string(), (text) => [text])
const number = reader(z.number(), (value) => [new Big(value).toFixed()])
const option = reader(z.object({ name: z.string() }), ({ name }) => [name])
const options = reader(z.array(z.object({ name: z.string() })), (all) => all.map(({ name }) => name))
const yesOrNo = reader(z.boolean(), (value) => [value ? 'Yes' : 'No'])
const date = reader(dateSchema, ({ start, end }) => [end ? `${start} – ${end}` : start])
const nested = reader(valueSchema, textsOf)

const readers: Record<string, Reader> = {
  title: pieces,
  rich_text: pieces,
  number,
  select: option,
  status: option,
  multi_select: options,
  checkbox: yesOrNo,
  boolean: yesOrNo,
  string: plain,
  url: plain,
  email: plain,
  phone_number: plain,
  created_time: plain,
  last_edited_time: plain,
  created_by: option,
  last_edited_by: option,
  people: options,
  date,
  unique_id: reader(z.object({ prefix: z.string().nullish(), number: z.number() }), (id) => [
    id.prefix ? `${id.prefix}-${id.number}` : String(id.number),
  ]),
  formula: nested,
  rollup: nested,
  array: reader(z.array(valueSchema), (values) => values.flatMap(textsOf)),
}

function reader<Content>(schema: z.ZodType<Content>, texts: (content: Content) => string[]): Reader {
  return (content) => {
    const result = schema.safeParse(content)
    return result.success ? texts(result.data) : []
  }
}

function textsOf(value: Value): string[] {
  return readers[value.type]?.(value[value.type]) ?? []
}

/** Returns a property's text, with several values joined by ", "; null if nothing is visible. */
export function readText(property: NotionProperty): string | null {
  return visibleText(visible(textsOf(property)).join(', '))
}

/** Reads 0.2 in a percent column as "20"; anything else like `readText`. */
export function readPercent(property: NotionProperty): string | null {
  const fraction = z.number().safeParse(property.number)
  return fraction.success ? new Big(fraction.data).times(100).toFixed() : readText(property)
}

/** Returns the distinct values of a multi-select, or parts of a text. */
export function readList(property: NotionProperty): string[] {
  const texts = textsOf(property)
  return property.type === 'multi_select' ? visibleParts(texts) : partsIn(texts)
}

function visible(texts: string[]): string[] {
  return texts.map(visibleText).filter((text) => text !== null)
}

const filesSchema = z.array(
  z.union([
    z.object({ name: z.string(), file: z.looseObject({ url: z.string() }) }),
    z.object({ name: z.string(), external: z.object({ url: z.string() }) }),
  ]),
)

export function readFiles(property: NotionProperty): RecordImage[] {
  return imagesOf([...filesOf(property), ...addressesIn(textsOf(property))])
}

export interface HostedFile {
  key: string
  file: { url: string }
}

export function hostedFiles({ files }: NotionProperty): HostedFile[] {
  const listed = filesSchema.safeParse(files).data ?? []
  return listed.flatMap((one) => ('file' in one ? [{ key: storable(keyOf(one.file.url)), file: one.file }] : []))
}

function filesOf(value: Value): RecordImage[] {
  if (value.type === 'files') return (filesSchema.safeParse(value.files).data ?? []).map(fileImage)
  const rollup = z.object({ array: z.array(valueSchema) }).safeParse(value.rollup)
  return rollup.success ? rollup.data.array.flatMap(filesOf) : []
}

/** Hosted links are signed anew each time; the part before the query identifies the file. */
function fileImage(file: z.infer<typeof filesSchema>[number]): RecordImage {
  if ('external' in file) return linkedImage(file.external.url, file.name)
  const { url } = file.file
  return { key: keyOf(url), url, name: file.name }
}

function keyOf(signedUrl: string): string {
  return signedUrl.replace(/\?.*/s, '')
}
