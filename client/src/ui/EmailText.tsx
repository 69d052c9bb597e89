import { Fragment } from 'react'

const address = /([^\s<>@]+@[^\s<>@]+)/

/** Renders a text whose email addresses break before the @ where they do not fit on one line. */
export function EmailText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    if (index % 2 === 0) return part
    const at = part.indexOf('@')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place, and two may be alike
      <Fragment key={index}>
        <Unbroken text={part.slice(0, at)} />
        <wbr />
        <Unbroken text={part.slice(at)} />
      </Fragment>
    )
  })
}

/** Keeps hyphens from breaking; wraps only where it is longer than a line. */
function Unbroken({ text }: { text: string }) {
  return <span className="inline-block max-w-full wrap-anywhere [text-decoration:inherit]">{text}</span>
}
