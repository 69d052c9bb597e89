import * as z from 'zod/mini'
import {
  datasheetQuerySchema,
  imageParametersSchema,
  imageWidthParametersSchema,
  productAlternativesSchema,
  productDetailSchema,
  productListQuerySchema,
  productListSchema,
  productSlugParametersSchema,
} from '../../catalogue/products.ts'
import { endpoint, file, stillHolds } from '../../endpoint.ts'
import { filePaths } from '../../paths.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'listProducts',
  summary: 'List products, with the number that each filter would show',
  description:
    'Prices are HKD. `search` finds each of its words, or another word for it, in names, descriptions, codes, tags, features and specifications, in both languages and scripts. Where that finds nothing, words are taken as they were meant, which `meant` tells, and words that no product has with the others are left out, which `without` tells. Sorted by `relevance` while searching, unless `sort` says otherwise.',
  query: productListQuerySchema,
  answer: productListSchema,
  notModified: stillHolds,
  errors: [429, 503],
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:slug',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getProduct',
  summary: 'Get a product with up to three related ones',
  description:
    'A former address answers with the product; `slug` is its present one. A retired product is a 410. `parts` has everything it does not work without, also by way of other products, and its accessories, of those that are listed.',
  params: productSlugParametersSchema,
  query: z.strictObject({}),
  answer: productDetailSchema,
  notModified: stillHolds,
  errors: [404, 410, 429, 503],
})

export const listProductAlternatives = endpoint({
  method: 'GET',
  path: '/products/:slug/alternatives',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'listProductAlternatives',
  summary: 'List up to three related products, also for a product that is no longer sold',
  params: productSlugParametersSchema,
  query: z.strictObject({}),
  answer: productAlternativesSchema,
  notModified: stillHolds,
  errors: [404, 429, 503],
})

export const getProductDatasheet = endpoint({
  method: 'GET',
  path: filePaths.datasheet,
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getProductDatasheet',
  summary: 'Download a product datasheet as PDF',
  description:
    'A4, dated in Hong Kong time, prices in HKD. Texts without English are Chinese in every language; in zh-CN they are converted to simplified characters, which is marked.',
  params: productSlugParametersSchema,
  query: datasheetQuerySchema,
  answer: file('application/pdf'),
  notModified: 'Not modified: the datasheet the client has is of today',
  errors: [404, 410, 429, 503],
})

export const getImage = endpoint({
  method: 'GET',
  path: filePaths.image,
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getImage',
  summary: 'Get a product picture',
  description:
    'One that was uploaded is answered as AVIF or WebP where `Accept` names them, else as the JPEG or PNG that is stored.',
  params: imageParametersSchema,
  answer: file('image/*'),
  errors: [404, 503],
})

export const getImageWidth = endpoint({
  method: 'GET',
  path: '/images/:hash/:file',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getImageWidth',
  summary: 'Get a product picture in one of its widths, or for a shared link',
  description:
    '`file` is a width of `widths` of the picture, as AVIF or as WebP: "960.avif"; or "share.jpg", 1200 by 630 pixels, for links that are shared.',
  params: imageWidthParametersSchema,
  answer: file('image/*'),
  errors: [404, 503],
})
