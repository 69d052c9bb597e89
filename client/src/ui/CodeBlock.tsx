import './code-block.css'
import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { type CopyWords, useCopy } from './browser/useCopy.ts'

interface CodeBlockProps {
  /** What the code is; names it for screen readers and stands above it. */
  label: string
  code: string
  /** With these, the code can be copied. */
  copy?: CopyWords & { label: string }
}

/** Code to read or copy, in lines that wrap: nothing to scroll sideways. */
export function CodeBlock({ label, code, copy }: CodeBlockProps) {
  const copyText = useCopy()
  return (
    <figure className="code-block">
      <figcaption>
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
      <pre>
        <code lang="en">{code}</code>
      </pre>
    </figure>
  )
}
