import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { datasheetUrl } from '../../api/file-urls.ts'
import { useSite } from '../../api/site.ts'
import { chatUrl } from '../../contact-urls.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { comparedMax, setComparedProducts, useComparedProducts } from '../../storage/compared-products.ts'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { AddToQuote, nameOf } from '../catalogue/index.ts'
import { RequestQuoteLink } from './RequestQuoteLink.tsx'

/** Renders a buyer's two main actions, and a line of links with the others. */
export function Actions({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { text: name } = nameOf(product, useLanguage())
  return (
    <div className="grid gap-2 print:hidden">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2">
        <RequestQuoteLink product={product}>{t(productsWords.requestQuote)}</RequestQuoteLink>
        <AddToQuote product={product} variant="secondary" size="large" />
      </div>
      {product.inStock ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-quiet">
          {t(frameWords.promise)}
          <PhoneLink />
        </p>
      ) : (
        <p className="text-fine text-ink-quiet">
          {t(productWords.outOfStockHint)}{' '}
          <LocalLink to={paths.enquiryAbout(name)} className="link touchable text-ink">
            {t(productWords.askForStock)}
          </LocalLink>
        </p>
      )}
      <MoreActions product={product} name={name} />
    </div>
  )
}

const linkClass = 'link touchable'

/** Shown once the sales number has loaded. */
function PhoneLink() {
  const t = useTranslate()
  const phone = useSite()?.phone
  if (!phone) return null
  return (
    <span className="whitespace-nowrap">
      {t(productWords.callSales)}{' '}
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${linkClass} text-ink`}>
        {phone}
      </a>
    </span>
  )
}

function MoreActions({ product, name }: { product: ProductDetail; name: string }) {
  const t = useTranslate()
  const site = useSite()
  const language = useLanguage()
  return (
    <ul aria-label={t(productWords.more)} className="flex flex-wrap gap-x-3 text-fine">
      {product.category === 'software' && (
        <Item>
          <LocalLink to={paths.liveDemo} className={linkClass}>
            {t(productWords.tryIt)}
          </LocalLink>
        </Item>
      )}
      <Item>
        <a href={datasheetUrl(product.slug, language)} download className={linkClass}>
          {t(productWords.datasheet)}
        </a>
      </Item>
      <Item>
        <CompareLink slug={product.slug} />
      </Item>
      <Item>
        <ShareButton name={name} />
      </Item>
      <Item>
        <LocalLink to={paths.demoOf(name)} className={linkClass}>
          {t(productWords.bookDemo)}
        </LocalLink>
      </Item>
      {site && (
        <Item>
          <a
            href={chatUrl(site.phone, t(productWords.chatText)(name))}
            target="_blank"
            rel="noreferrer"
            className={linkClass}
          >
            {t(productWords.chatWithExpert)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
        </Item>
      )}
    </ul>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <li className="empty:hidden">{children}</li>
}

/** Compares the product with those that are marked, and marks it, too. */
function CompareLink({ slug }: { slug: string }) {
  const t = useTranslate()
  const marked = useComparedProducts().filter((other) => other !== slug)
  const compared = [...marked.slice(0, comparedMax - 1), slug]
  return (
    <LocalLink to={paths.compare(compared)} className={linkClass} onClick={() => setComparedProducts(compared)}>
      {marked.length > 0 ? t(productWords.compareWith)(compared.length) : t(productsWords.compare)}
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
    <button type="button" className={linkClass} onClick={share}>
      {t(productWords.share)}
    </button>
  )
}

/** Opens the system's share sheet. Returns whether it is available; also true if the reader cancels. */
async function offer(data: ShareData): Promise<boolean> {
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
