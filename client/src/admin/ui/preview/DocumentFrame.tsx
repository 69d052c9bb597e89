import { useEffect, useRef } from 'react'

interface DocumentFrameProps {
  title: string
  /** A document of the site; its main part is shown. */
  html: string
  theme: 'light' | 'dark'
  className: string
}

/** Document of the frame, in standards mode. */
const empty = '<!doctype html><html><head></head><body></body></html>'

/**
 * Shows a rendered page in an iframe, so that media queries and themes work as on the site. Replaces the content in
 * place, which keeps the scroll position. Its scripts do not run, and links lead nowhere.
 */
export function DocumentFrame({ title, html, theme, className }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  function fill() {
    const inner = frame.current?.contentDocument
    if (!inner?.body || inner.URL !== 'about:srcdoc') return // not loaded yet
    const next = new DOMParser().parseFromString(html, 'text/html')
    const root = inner.documentElement
    root.lang = next.documentElement.lang
    root.dataset.theme = theme
    inner.onclick = keep
    inner.onsubmit = (event) => event.preventDefault()
    addSheets(inner, next)
    inner.body.replaceChildren(inner.adoptNode(next.querySelector('main') ?? next.body))
  }
  useEffect(fill)
  return <iframe ref={frame} title={title} srcDoc={empty} className={className} onLoad={fill} />
}

function addSheets(inner: Document, next: Document): void {
  const known = new Set(Array.from(inner.querySelectorAll('link'), (link) => link.getAttribute('href')))
  for (const link of next.querySelectorAll('link[rel="stylesheet"]')) {
    if (!known.has(link.getAttribute('href'))) inner.head.append(inner.adoptNode(link))
  }
}

function keep(event: MouseEvent): void {
  if (event.target instanceof Node && (event.target as Element).closest('a')) event.preventDefault()
}
