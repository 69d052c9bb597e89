import { Download, Link2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { offeringOf } from '#content/builder/line-texts.ts'
import type { Bill, BillLine } from '#contract/builder/bill.ts'
import { systemQuery } from '#contract/builder/system.ts'
import { pathPrefixes } from '#contract/i18n/languages.ts'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { systemPdfUrl } from '../../api/builder.ts'
import { useLanguage, useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useSiteOrigin } from '../../shell/index.ts'
import { type BasketLine, clampQuantity, replaceBasketLines, storedName } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useToast } from '../../ui/Toast.tsx'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

/** Renders the actions for a system: request a quotation, download the PDF, copy the address. */
export function Actions({ system: { input }, bill }: { system: System; bill: Bill }) {
  const t = useTranslate()
  const language = useLanguage()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const origin = useSiteOrigin()
  const toast = useToast()
  const copy = useCopy()
  const query = systemQuery(input)
  function request() {
    const left = replaceBasketLines(bill.lines.map(basketLineOf))
    if (left.length > 0) return toast(t(builderWords.full)(quoteLinesMax), 'failure')
    toast(t(builderWords.requested)(bill.lines.length))
    void navigate(localPath(paths.quote))
  }
  const address = `${origin}${pathPrefixes[language]}${paths.builder}${query ? `?${query}` : ''}`
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" size="large" onClick={request}>
        {t(builderWords.request)}
      </Button>
      <a href={systemPdfUrl(query, language)} download="system.pdf" className={buttonClass('secondary', 'large')}>
        <Download aria-hidden="true" className="size-4" />
        {t(builderWords.pdf)}
      </a>
      <Button
        size="large"
        onClick={() => void copy(address, { done: t(builderWords.copied), failed: t(builderWords.copyFailed) })}
      >
        <Link2 aria-hidden="true" className="size-4" />
        {t(builderWords.copyLink)}
      </Button>
    </div>
  )
}

function basketLineOf(line: BillLine): BasketLine {
  const { product, address, quantity, price } = line
  return {
    slug: address,
    quantity: clampQuantity(quantity),
    note: '',
    ...(product
      ? { name: product.name, nameEn: product.nameEn }
      : storedName(offeringOf(line)?.name ?? { 'zh-TW': address, en: address })),
    listPrice: price.listPrice,
  }
}
