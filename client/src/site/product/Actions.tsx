import { CalendarDays, Download, MessageCircle, Phone, Share2 } from 'lucide-react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { datasheetUrl } from '../../api/datasheets.ts'
import { useSite } from '../../api/site.ts'
import { chatUrl } from '../../chat-url.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { paths } from '../../paths.ts'
import { useComparedProducts } from '../../storage/compared-products.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { AddToQuote, CompareBox, nameOf } from '../catalogue/index.ts'
import { RequestQuoteLink } from './RequestQuoteLink.tsx'

/** Renders a buyer's actions. Phone and chat are shown once the sales number has loaded. */
export function Actions({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const site = useSite()
  const { text: name } = nameOf(product, useLanguage())
  return (
    <div className="grid grid-cols-2 gap-2 print:hidden">
      <RequestQuoteLink product={product} className="col-span-full">
        {t(productWords.requestQuote)}
      </RequestQuoteLink>
      <AddToQuote product={product} variant="secondary" />
      <CompareBox product={product} />
      <ComparisonLink />
      {product.inStock ? (
        <p className="col-span-full mb-1 text-fine text-ink-quiet">{t(frameWords.promise)}</p>
      ) : (
        <p className="col-span-full mb-1 text-fine text-ink-quiet">
          {t(productWords.outOfStockHint)}{' '}
          <LocalLink to={paths.enquiryAbout(name)} className="link touchable text-ink">
            {t(productWords.askForStock)}
          </LocalLink>
        </p>
      )}
      {product.category === 'software' && (
        <LocalLink to={paths.liveDemo} className={buttonClass('secondary', 'regular', 'col-span-full')}>
          {t(productWords.tryIt)}
        </LocalLink>
      )}
      <LocalLink to={paths.demoOf(name)} className={buttonClass()}>
        <CalendarDays aria-hidden="true" className="size-4" />
        {t(productWords.liveDemo)}
      </LocalLink>
      {site && (
        <>
          <a
            href={chatUrl(site.phone, t(productWords.chatText)(name))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            {t(productWords.chatWithExpert)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
          <a
            href={`tel:${site.phone.replaceAll(' ', '')}`}
            className={buttonClass('secondary', 'regular', 'col-span-full')}
          >
            <Phone aria-hidden="true" className="size-4" />
            {t(productWords.callSales)}
            <span className="font-semibold whitespace-nowrap">{site.phone}</span>
          </a>
        </>
      )}
      <div className="col-span-full flex flex-wrap justify-around gap-x-2">
        <ShareButton name={name} />
        <DatasheetLink product={product} />
      </div>
    </div>
  )
}

function ComparisonLink() {
  const t = useTranslate()
  const slugs = useComparedProducts()
  if (slugs.length < 2) return null
  return (
    <LocalLink to={paths.compare(slugs)} className="link col-span-full touchable">
      {t(productWords.compareMarked)(slugs.length)}
    </LocalLink>
  )
}

function ShareButton({ name }: { name: string }) {
  const t = useTranslate()
  const copy = useCopy()
  async function share() {
    const url = window.location.href
    if ('share' in navigator && (await offer({ title: name, url }))) return
    await copy(url, { done: t(productWords.copied), failed: t(productWords.copyFailed) })
  }
  return (
    <Button variant="quiet" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t(productWords.share)}
    </Button>
  )
}

/** Opens the system's share sheet. Returns whether it is available; also true if the reader cancels. */
async function offer(data: ShareData): Promise<boolean> {
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}

function DatasheetLink({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  return (
    <a
      href={datasheetUrl(product.slug, useLanguage())}
      download
      className={buttonClass('quiet', 'regular', 'break-keep')}
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      {t(productWords.downloadSpec)}
    </a>
  )
}
