import { type Category, categories, categoryLabels } from '#contract/catalogue/values/product-values.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { paths } from '../../paths.ts'

export interface NavigationLink {
  label: Bilingual
  to: string
  /** The category that it leads to: it is shown where anything is sold of that. */
  shelf?: Category
}
export interface NavigationGroup {
  label: Bilingual
  links: NavigationLink[]
}

export const productGroup: NavigationGroup = {
  label: frameWords.products,
  links: [
    { label: frameWords.allProducts, to: paths.products },
    ...categories.map((category) => ({
      label: categoryLabels[category],
      to: paths.category(category),
      shelf: category,
    })),
  ],
}

export const solutionGroup: NavigationGroup = {
  label: frameWords.solutions,
  links: [
    { label: frameWords.industrySolutions, to: paths.solutions },
    { label: frameWords.builder, to: paths.builder },
    { label: frameWords.tryPlatform, to: paths.liveDemo },
    { label: frameWords.lpwan, to: paths.lpwan },
    { label: frameWords.esg, to: paths.esg },
    { label: frameWords.property, to: paths.property },
  ],
}

/** The top bar's links that stand alone. */
export const topLinks: NavigationLink[] = [
  { label: frameWords.about, to: paths.about },
  { label: frameWords.contact, to: paths.contact },
]

export const footerGroups: NavigationGroup[] = [
  productGroup,
  solutionGroup,
  {
    label: frameWords.company,
    links: [
      { label: frameWords.about, to: paths.about },
      { label: frameWords.caseStudies, to: paths.caseStudies },
      { label: frameWords.careers, to: paths.careers },
      { label: frameWords.contact, to: paths.contact },
    ],
  },
  {
    label: frameWords.help,
    links: [
      { label: frameWords.liveDemo, to: paths.demo },
      { label: frameWords.docs, to: paths.docs },
      { label: frameWords.support, to: paths.support },
      { label: frameWords.privacy, to: paths.privacy },
      { label: frameWords.terms, to: paths.terms },
    ],
  },
]
