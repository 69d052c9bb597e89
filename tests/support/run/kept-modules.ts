/** A run takes what another, or another of its projects, has transformed: six seconds of work for each that loads the app. */
export const keptModules = { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' }
