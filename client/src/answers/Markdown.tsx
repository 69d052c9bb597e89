import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { useSite } from '../api/site.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { useOrigin } from '../ui/browser/hydration.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { answerWords } from './answer.words.ts'
import { withFiguresApart } from './answer-text.rules.ts'
import { Citation } from './Citation.tsx'
import { destinationOf } from './links.rules.ts'
import type { Block, Inline } from './markdown.rules.ts'

export interface Checked {
  sources: readonly ChatSource[]
  /** Figures that appear in none of the sources. */
  unverified: readonly string[]
  sourceId: (number: number) => string
  /** Renders a link to another page of the site; defaults to `LocalLink`. */
  PageLink?: ComponentType<{ to: string; className: string; children: ReactNode }>
}

const CheckedContext = createContext<Checked>({ sources: [], unverified: [], sourceId: String })

/** Spacing between blocks; a heading sets its own. */
const apartClass = '[&>*+:not(h4)]:mt-2.5'

/** Renders a parsed answer. Only the kinds in `Block` and `Inline` are rendered, so model output cannot inject HTML. */
export function Markdown({ blocks, checked }: { blocks: readonly Block[]; checked: Checked }) {
  return (
    <CheckedContext value={checked}>
      <div className={`answer-text ${apartClass}`}>{blocks.map(asBlock)}</div>
    </CheckedContext>
  )
}

function asBlock(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={index} dir="auto">
          {block.children.map(asInline)}
        </p>
      )
    case 'heading':
      return (
        <h4 key={index} dir="auto" className="mt-4 font-semibold">
          {block.children.map(asInline)}
        </h4>
      )
    case 'list':
      return <List key={index} list={block} />
    case 'quote':
      return (
        <blockquote key={index} className="border-s border-s-edge ps-3 text-ink-quiet">
          {block.children.map(asBlock)}
        </blockquote>
      )
    case 'code':
      return (
        <pre
          key={index}
          dir="ltr"
          className="rounded-control border border-hairline bg-sunken px-3 py-2 leading-normal whitespace-pre-wrap"
        >
          <code className="text-fine">{block.text}</code>
        </pre>
      )
    case 'table':
      return <Table key={index} table={block} />
    case 'rule':
      return <hr key={index} className="border-t border-t-hairline" />
  }
}

function List({ list: { first, items } }: { list: Extract<Block, { kind: 'list' }> }) {
  const entries = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
    <li key={index} dir="auto" className={`marker:text-ink-quiet ${apartClass}`}>
      {item.map(asBlock)}
    </li>
  ))
  if (first === undefined) return <ul className="grid list-disc gap-1 ps-5">{entries}</ul>
  return (
    <ol start={first} className="grid list-decimal gap-1 ps-5">
      {entries}
    </ol>
  )
}

function Table({ table: { head, rows } }: { table: Extract<Block, { kind: 'table' }> }) {
  const t = useTranslate()
  return (
    <ScrollRegion label={t(answerWords.table)}>
      <table className="min-w-full text-fine leading-[1.45]">
        <thead>
          <tr>{head.map((cell, index) => asCell(cell, index, 'th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
            <tr key={index}>{row.map((cell, place) => asCell(cell, place, 'td'))}</tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function asCell(cell: readonly Inline[], index: number, Cell: 'th' | 'td'): ReactNode {
  return (
    <Cell
      key={index}
      dir="auto"
      scope={Cell === 'th' ? 'col' : undefined}
      className={`min-w-22 border-b py-1.5 pr-3 text-start align-top ${Cell === 'th' ? 'border-ink font-semibold' : 'border-hairline'}`}
    >
      {cell.map(asInline)}
    </Cell>
  )
}

function asInline(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Text key={index} text={inline.text} />
    case 'code':
      return (
        <code key={index} className="text-fine">
          {inline.text}
        </code>
      )
    case 'strong':
      return (
        <strong key={index} className="font-semibold">
          {inline.children.map(asInline)}
        </strong>
      )
    case 'emphasis':
      return <em key={index}>{inline.children.map(asInline)}</em>
    case 'struck':
      return <s key={index}>{inline.children.map(asInline)}</s>
    case 'link':
      return <AnswerLink key={index} link={inline} />
    case 'citation':
      return <Cited key={index} numbers={inline.numbers} />
    case 'break':
      return <br key={index} />
  }
}

function Text({ text }: { text: string }) {
  const t = useTranslate()
  const { unverified } = useContext(CheckedContext)
  return withFiguresApart(text, unverified).map((stretch, index) =>
    stretch.isUnverified ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a text moves
      <span key={index} className="answer-unverified">
        <span className="underline decoration-caution decoration-dotted decoration-2 underline-offset-[0.25em]">
          {stretch.text}
        </span>{' '}
        <small className="text-fine text-caution">({t(answerWords.unverified)})</small>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a text moves
      <Fragment key={index}>{stretch.text}</Fragment>
    ),
  )
}

/** Links only to pages of this site and to the company's own contacts; any other link is rendered as plain text. */
function AnswerLink({ link: { href, children } }: { link: Extract<Inline, { kind: 'link' }> }) {
  const t = useTranslate()
  const { PageLink = LocalLink } = useContext(CheckedContext)
  const destination = destinationOf(href, useOrigin(), useSite()?.phone)
  if (!destination) return children.map(asInline)
  if ('page' in destination) {
    return (
      <PageLink to={destination.page} className="link">
        {children.map(asInline)}
      </PageLink>
    )
  }
  return (
    <a href={destination.contact} target="_blank" rel="noreferrer" className="link">
      {children.map(asInline)}
      <span className="sr-only">{t(frameWords.newTab)}</span>
    </a>
  )
}

function Cited({ numbers }: { numbers: readonly number[] }) {
  const { sources, sourceId } = useContext(CheckedContext)
  return numbers.map((number) => (
    <Citation
      key={number}
      number={number}
      source={sources.find((source) => source.number === number)}
      to={sourceId(number)}
    />
  ))
}
