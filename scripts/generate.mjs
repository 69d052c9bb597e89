// Writes Prisma's typed client, with what it runs on beside it: @prisma/client carries that for every database, twenty times as much.
//
// It calls the generator itself, which the `prisma` command is 200 MB around. Even so the generator and what it takes from @prisma/client
// are 96 MB, and nothing else needs them: they come from a lock of their own, prisma/generator, and go again once they have written.
// There, @prisma/config is held at a version that reads no prisma.config.ts, as we have none: 40 MB less.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { lockFiles, withPackages } from './fetched.mjs'

const schemaPath = path.resolve('prisma/schema.prisma')
const outputDir = path.resolve('prisma/generated')
const generator = 'prisma/generator'
/** What the client was written of, as a hash: it is there only where all of it is. */
const stamp = path.join(outputDir, 'sources')
const runtime = [
  'client.mjs',
  'client.mjs.map',
  'client.d.mts',
  'query_compiler_small_bg.postgresql.mjs',
  'query_compiler_small_bg.postgresql.wasm-base64.mjs',
]

const sources = createHash('sha256')
const locks = lockFiles.map((name) => path.join(generator, name))
for (const file of [schemaPath, import.meta.filename, ...locks]) sources.update(readFileSync(file))
const hash = sources.digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  await rm(outputDir, { recursive: true, force: true })
  await withPackages(generator, {}, async (modules) => {
    await generate(modules)
    await copyRuntime(modules)
  })
  await writeFile(stamp, hash)
}

/** @param {string} modules */
async function generate(modules) {
  // The packages' ES modules lead nowhere: these are their CommonJS ones.
  const require = createRequire(path.join(modules, 'package.json'))
  const { generateClient } = require('@prisma/client-generator-ts')
  const { getDMMF } = require('@prisma/get-dmmf')
  const { version } = require('@prisma/client/package.json')
  const datamodel = await readFile(schemaPath, 'utf8')
  const dmmf = getDMMF({ datamodel })
  if ('error' in dmmf) throw dmmf.error
  await generateClient({
    datamodel,
    schemaPath,
    dmmf,
    outputDir,
    runtimeBase: '#prisma/runtime',
    generator: { name: 'client', config: {}, previewFeatures: [], binaryTargets: [], sourceFilePath: schemaPath },
    datasources: [{ name: 'db', provider: 'postgresql', activeProvider: 'postgresql', schemas: [] }],
    binaryPaths: {},
    activeProvider: 'postgresql',
    clientVersion: version,
    engineVersion: version,
    target: 'nodejs',
    moduleFormat: 'esm',
    generatedFileExtension: 'ts',
    importFileExtension: 'ts',
    tsNoCheckPreamble: true,
    compilerBuild: 'small',
  })
}

/** @param {string} modules */
async function copyRuntime(modules) {
  const folder = path.join(outputDir, 'runtime')
  await mkdir(folder)
  await Promise.all(
    runtime.map((file) => copyFile(path.join(modules, '@prisma/client/runtime', file), path.join(folder, file))),
  )
}
