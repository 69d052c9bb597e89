import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { type CopyWords, useCopy } from './browser/useCopy.ts'

interface CodeBlockProps {
  /** Visible label; also the accessible name. */
  label: string
  code: string
  /** Adds a copy button. */
  copy?: CopyWords & { label: string }
}

/** Renders code with wrapped lines, so that nothing scrolls sideways. */
export function CodeBlock({ label, code, copy }: CodeBlockProps) {
  const copyText = useCopy()
  return (
    <figure className="max-w-208 border border-hairline rounded-panel bg-raised">
      <figcaption className="flex min-h-11 items-center justify-between gap-4 pl-4 border-b border-hairline text-ink-quiet text-fine">
        {label}
        {copy && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`${copy.label}: ${label}`}
            onClick={() => void copyText(code, copy)}
          >
            <Copy aria-hidden="true" className="size-4" />
            {copy.label}
          </Button>
        )}
      </figcaption>
      <pre className="py-3.5 px-4 text-fine leading-[1.6] whitespace-pre-wrap wrap-anywhere">
        <code lang="en">{code}</code>
      </pre>
    </figure>
  )
}
