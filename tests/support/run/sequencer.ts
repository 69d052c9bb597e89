import { createHash } from 'node:crypto'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files in an order that follows from the run's seed, wherever the checkout is, project by project: a worker keeps its app and browser within one. */
export class ShuffledSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const projects = this.ctx.projects.map(({ name }) => name)
    const placeOf = ({ project, moduleId }: TestSpecification) => ({
      project: projects.indexOf(project.name),
      file: createHash('sha1')
        .update(`${sequence.seed} ${path.relative(root, moduleId)}`)
        .digest('hex'),
    })
    return files
      .map((file) => ({ file, place: placeOf(file) }))
      .sort((a, b) => a.place.project - b.place.project || (a.place.file < b.place.file ? -1 : 1))
      .map(({ file }) => file)
  }
}
