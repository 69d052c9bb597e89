import { CalendarDays, Download, MessageCircle, Phone, Share2 } from 'lucide-react'
import type { ProductDetail } from '#contract/products.ts'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf } from '../catalogue/product-texts.ts'
import { useMoney } from '../catalogue/useMoney.ts'
import { chatUrl } from '../frame/chat-url.ts'
import { downloadSpecification } from './download-specification.ts'

/** Everything that a buyer can do next (spec §2). Calls and chat are there once the sales number is known. */
export function Actions({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const site = useSite()
  const { text: name } = nameOf(product, useLanguage())
  return (
    <div className="product-actions-grid print:hidden">
      <LocalLink to={paths.quoteOf(name)} className={buttonClass('primary', 'large', 'col-span-full')}>
        {t(productWords.requestQuote)}
      </LocalLink>
      <p className="col-span-full mb-1 text-fine text-ink-quiet">{t(frameWords.promise)}</p>
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
      <ShareButton name={name} />
      <DownloadButton product={product} />
    </div>
  )
}

function ShareButton({ name }: { name: string }) {
  const t = useTranslate()
  const toast = useToast()
  async function share() {
    const url = window.location.href
    if ('share' in navigator) {
      // Rejects when the reader changes their mind, which needs no answer.
      await navigator.share({ title: name, url }).catch(() => {})
      return
    }
    await copy(url).then(
      () => toast(t(productWords.copied)),
      () => toast(t(productWords.copyFailed), 'failure'),
    )
  }
  return (
    <Button variant="quiet" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t(productWords.share)}
    </Button>
  )
}

/** The clipboard exists on secure origins only: elsewhere this rejects. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

function DownloadButton({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const money = useMoney()
  function download() {
    downloadSpecification(product, language, money)
    toast(t(productWords.downloaded))
  }
  return (
    <Button variant="quiet" onClick={download}>
      <Download aria-hidden="true" className="size-4" />
      {t(productWords.downloadSpec)}
    </Button>
  )
}
