import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'

const app = await startTestApp({}, { limits: unlimited })
afterAll(() => app.close())

const program = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js')

/** Checks that need a tool of the test's own example server, which a shop has none of. */
const diagnostic = /Error: Not testable: server does not list the diagnostic tool/g

/**
 * Scenarios of @modelcontextprotocol/conformance for what /mcp offers, by version. The others call tools, prompts and resources of the
 * test's own example server.
 */
const scenarios = {
  '2026-07-28': ['server-stateless', 'tools-list', 'dns-rebinding-protection', 'http-header-validation'],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'],
}

describe.each(Object.entries(scenarios))('conformance with %s', (version, names) => {
  it.each(names)('%s', async (scenario) => {
    const options = ['server', '--url', `${app.url}/mcp`, '--scenario', scenario, '--spec-version', version]
    const run = await promisify(execFile)(process.execPath, [program, ...options]).catch((error) => error)
    const report = `${run.stdout}${run.stderr}`
    console.log(report)
    const failed = Number(/(\d+) failed/.exec(report)?.[1])
    expect(failed - (report.match(diagnostic)?.length ?? 0), report).toBe(0)
  })
})

it('answers 220 searches in turn, and prints how long they take', async () => {
  const words = [
    'leak',
    'parking',
    'air quality',
    'gateway',
    'temperature',
    'door',
    'energy meter',
    '水浸',
    '冷藏',
    'SIM',
  ]
  const took: number[] = []
  for (let time = 0; time < 220; time += 1) {
    const started = performance.now()
    const answer = await fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'find_products',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: time,
        method: 'tools/call',
        params: {
          name: 'find_products',
          arguments: { query: words[time % words.length] },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    })
    const body = await answer.json()
    if (time >= 20) took.push(performance.now() - started)
    expect(body.result?.isError, JSON.stringify(body)).toBeUndefined()
  }
  const [median, p95] = [0.5, 0.95].map(
    (share) => took.toSorted((one, other) => one - other)[Math.floor(took.length * share)],
  )
  console.log(`MCP search of ${took.length}: median ${median?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms`)
})
