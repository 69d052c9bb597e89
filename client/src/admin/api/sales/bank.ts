import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { BankUploaded, bankCertainSchema, bankUploadSchema } from '#contract/billing/bank.ts'
import * as endpoints from '#contract/endpoints/billing.ts'
import { call } from '../request.ts'

export const bankRowsOptions = queryOptions({
  queryKey: ['billing', 'bank'],
  queryFn: ({ signal }) => call(endpoints.listBankRows, { signal }),
  staleTime: 0,
})

/** @throws import.unreadable */
export function uploadBankStatement(body: z.output<typeof bankUploadSchema>): Promise<BankUploaded> {
  return call(endpoints.uploadBankStatement, { body })
}

/** @throws bank_row.settled */
export async function confirmBankRow(id: string, documentId: string): Promise<void> {
  await call(endpoints.confirmBankRow, { params: { id }, body: { documentId } })
}

/** @throws bank_row.settled */
export async function ignoreBankRow(id: string): Promise<void> {
  await call(endpoints.ignoreBankRow, { params: { id } })
}

export function confirmCertainBankRows(): Promise<z.output<typeof bankCertainSchema>> {
  return call(endpoints.confirmCertainBankRows, {})
}
