import {
  type ImportMapping,
  importRowPageSchema,
  type ProductImport,
  productImportSchema,
} from '#contract/catalogue/product-imports.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import type { TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** A hang would last for ever. */
const stepLimitMs = 120_000

/** Rows as a CSV file; every cell is quoted. */
export function csv(...rows: string[][]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
}

/** What somebody does with files of products, over HTTP. */
export function importing({ url }: TestApp, { cookie }: Pick<StaffMember, 'cookie'>) {
  const root = `${url}/api/v1/admin/products/imports`
  const json = { ...cookie, 'content-type': 'application/json' }

  async function post(path: string, body: object): Promise<Response> {
    return fetch(`${root}/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  }
  async function get(id: string): Promise<ProductImport> {
    return productImportSchema.parse(await (await fetch(`${root}/${id}`, { headers: cookie })).json())
  }
  async function settled(id: string): Promise<ProductImport> {
    return until(async () => {
      const one = await get(id)
      return one.status !== 'previewing' && one.status !== 'applying' && one
    }, stepLimitMs)
  }
  const send = (file: string | Uint8Array<ArrayBuffer>, fileName = 'products.csv', type = 'application/octet-stream') =>
    fetch(`${root}?${new URLSearchParams({ fileName })}`, {
      method: 'POST',
      headers: { ...cookie, 'content-type': type },
      body: file,
    })
  async function upload(file: string | Uint8Array<ArrayBuffer>): Promise<ProductImport> {
    const answer = await send(file)
    if (answer.status !== 201) throw new Error(await answer.text())
    return productImportSchema.parse(await answer.json())
  }
  async function preview(id: string, mapping: ImportMapping): Promise<ProductImport> {
    const answer = await post(`${id}/preview`, { mapping })
    if (answer.status !== 202) throw new Error(await answer.text())
    return settled(id)
  }
  async function rows(id: string, query = '') {
    const answer = await fetch(`${root}/${id}/rows?pageSize=100${query}`, { headers: cookie })
    return importRowPageSchema.parse(await answer.json())
  }
  return {
    root,
    headers: cookie,
    post,
    get,
    settled,
    send,
    upload,
    preview,
    rows,
    /** Uploads a file and previews it as its headings are understood. */
    async previewed(file: string | Uint8Array<ArrayBuffer>): Promise<ProductImport> {
      const { id, columns } = await upload(file)
      return preview(id, guessed(columns))
    },
    async apply(id: string, skipErrors = false): Promise<ProductImport> {
      const answer = await post(`${id}/apply`, { skipErrors })
      if (answer.status !== 202) throw new Error(await answer.text())
      return settled(id)
    },
  }
}

export type Importing = ReturnType<typeof importing>

export function guessed(columns: ProductImport['columns']): ImportMapping {
  return Object.fromEntries(columns.flatMap(({ guess }, column) => (guess ? [[String(column), guess]] : [])))
}

/** The status of a refusal, its code, and what it says of the file. */
export async function refusal(answer: Response): Promise<unknown[]> {
  const { status, code, errors } = anyProblemSchema.parse(await answer.json())
  return [status, code, ...(errors ?? []).map(({ code }) => code)]
}
