import { createHash } from 'node:crypto'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files in an order that follows from the run's seed, wherever the checkout is, project by project: a worker keeps its app and browser
 * within one. Where nothing comes after a project, the longest file first, as the last run knows it, else the largest: the last one
 * to end has the machine to itself.
 */
export class ShuffledSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const projects = this.ctx.projects.map(({ name }) => name)
    const longestFirst = await super.sort(files)
    const hashOf = (moduleId: string) =>
      createHash('sha1')
        .update(`${sequence.seed} ${path.relative(root, moduleId)}`)
        .digest('hex')
    const placeOf = (file: TestSpecification) => ({
      project: projects.indexOf(file.project.name),
      turn: file.project.config.sequence.groupOrder > 0 ? longestFirst.indexOf(file) : 0,
      file: hashOf(file.moduleId),
    })
    return files
      .map((file) => ({ file, place: placeOf(file) }))
      .sort(
        (a, b) =>
          a.place.project - b.place.project || a.place.turn - b.place.turn || (a.place.file < b.place.file ? -1 : 1),
      )
      .map(({ file }) => file)
  }
}
