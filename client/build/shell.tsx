import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { BrandMark } from '../src/shell/BrandMark.tsx'
import { LoadingBar } from '../src/ui/loading/Skeleton.tsx'

/** Fills both HTML files with what they show until their code has loaded, in both languages. */
export function shell(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml(html, { path }) {
      const content = renderToStaticMarkup(<Shell hasBar={path !== '/admin.html'} />)
      return html.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    },
  }
}

/** @param hasBar renders the header of public pages */
function Shell({ hasBar }: { hasBar: boolean }) {
  return (
    <>
      {hasBar && (
        <div className="border-b border-hairline">
          <div className="page flex h-16 items-center">
            <BrandMark />
          </div>
        </div>
      )}
      <LoadingBar label="載入中 Loading" />
      <noscript>
        <p className="page py-8">本網站要用 JavaScript 顯示。請在瀏覽器開啟 JavaScript，再重新載入本頁。</p>
        <p className="page" lang="en">
          This site needs JavaScript. Please switch it on in your browser, then reload this page.
        </p>
      </noscript>
    </>
  )
}
