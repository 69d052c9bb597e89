import { useQueries } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { productOptions } from '../../api/products.ts'
import { comparedMax, setComparedProducts } from '../../storage/compared-products.ts'

export interface Comparison {
  /** In the order of the address. */
  slugs: string[]
  /** The address names more products than can be shown. */
  isCut: boolean
  /** In the order of the address; `slug` is the one in the address, possibly a former one. */
  products: { slug: string; product: ProductDetail }[]
  /** Slugs that are retired or unknown. */
  gone: string[]
  isPending: boolean
  isFailed: boolean
  retry: () => void
  hidesEqual: boolean
  hideEqual: (isOn: boolean) => void
  /** Changes the products, in the address and in the catalogue's marks. */
  compare: (slugs: readonly string[]) => void
}

/** Returns the comparison, whose only state is the address. */
export function useComparison(): Comparison {
  const navigate = useNavigate()
  const [present] = useSearchParams()
  const [parameters, anticipate] = useOptimistic(present)
  const { slugs, isCut } = readComparedSlugs(parameters)
  const answers = useQueries({ queries: slugs.map(productOptions) })

  function go(change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(parameters)
    change(next)
    startTransition(async () => {
      anticipate(next)
      // Keeps commas readable, because people read and share the address.
      const search = next.toString().replaceAll('%2C', ',')
      await navigate({ search }, { replace: true })
    })
  }
  const isGone = (error: Error | null) => ['product.not_found', 'product.retired'].includes(failureCodeOf(error))
  return {
    slugs,
    isCut,
    products: slugs.flatMap((slug, index) => {
      const product = answers[index]?.data
      return product ? [{ slug, product }] : []
    }),
    gone: slugs.filter(
      (_slug, index) => !answers[index]?.data && answers[index]?.isError && isGone(answers[index].error),
    ),
    isPending: answers.some(({ isPending }) => isPending),
    isFailed: answers.some(({ data, isError, error }) => !data && isError && !isGone(error)),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
    hidesEqual: parameters.get('differences') === 'only',
    hideEqual: (isOn) => go((next) => (isOn ? next.set('differences', 'only') : next.delete('differences'))),
    compare(chosen) {
      setComparedProducts(chosen)
      go((next) => (chosen.length > 0 ? next.set('products', chosen.join(',')) : next.delete('products')))
    },
  }
}

/** Reads the `products` parameter, without duplicates and at most `comparedMax`. */
export function readComparedSlugs(parameters: URLSearchParams): { slugs: string[]; isCut: boolean } {
  const named = (parameters.get('products') ?? '').split(',').map((slug) => slug.trim())
  const slugs = [...new Set(named.filter((slug) => slug !== '' && slug.length <= 200))]
  return { slugs: slugs.slice(0, comparedMax), isCut: slugs.length > comparedMax }
}
