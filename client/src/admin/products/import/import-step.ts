import type { ProductImport } from '#contract/catalogue/product-imports.ts'

export const importSteps = ['upload', 'columns', 'preview', 'result'] as const
export type ImportStep = (typeof importSteps)[number]

export const importPath = '/admin/products/import'

export function openSteps({ status, counts }: ProductImport): ImportStep[] {
  if (status === 'uploaded') return ['columns']
  if (status === 'applying' || status === 'applied' || status === 'undone') return ['preview', 'result']
  const hasRows = Object.values(counts).some((count) => count > 0)
  return status === 'failed' && hasRows ? ['columns', 'preview', 'result'] : ['columns', 'preview']
}

export function stepOf(one: ProductImport, requested: string | null): ImportStep {
  const open = openSteps(one)
  return open.find((step) => step === requested) ?? open.at(-1) ?? 'columns'
}

export function stepPath(id: string, step: ImportStep): string {
  return step === 'upload' ? importPath : `${importPath}/${id}?step=${step}`
}
