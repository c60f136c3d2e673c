import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Something that did not hold, with what is needed to run it alone. */
interface Failure {
  readonly text: string;
  readonly file?: string;
  readonly name?: string;
}

/**
 * Vitest's reporter for `npm test` (`scripts/testing/part.mjs`): how many tests held, the places at which they are
 * written, and what did not hold: each test with its first error, each file that could not be run, and each error no
 * test has caught.
 */
export default class Report implements Reporter {
  readonly #file: string;

  constructor(options: { outputFile: string }) {
    this.#file = options.outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ test, state: test.result().state }))
      .filter(({ state }) => state === 'passed' || state === 'failed');
    const failed = tests.filter(({ state }) => state === 'failed').length;
    const report = {
      passed: tests.length - failed,
      failed,
      notHeld: [
        ...modules.flatMap((module) => [...inModule(module)]),
        ...uncaught.map((error) => ({ text: `no test has caught: ${messageOf(error)}` })),
      ] satisfies Failure[],
      sites: tests.map(({ test: { module, location } }) =>
        [module.relativeModuleId, location?.line, location?.column].join(':'),
      ),
      ran: tests.map(({ test }) => `${test.module.relativeModuleId} › ${test.fullName}`),
    };
    writeFileSync(this.#file, JSON.stringify(report));
  }
}

function* inModule(module: TestModule): Generator<Failure> {
  const file = module.relativeModuleId;
  for (const error of module.errors()) yield { text: `${file}: ${messageOf(error)}`, file };
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) {
      yield { text: `${file} › ${suite.fullName}: ${messageOf(error)}`, file };
    }
  }
  for (const test of module.children.allTests('failed')) {
    const errors = test.result().errors ?? [];
    const text = `${file} › ${test.fullName}: ${errors.map(messageOf).join('; ')}`;
    // As `-t` compares it: words of groups and tests with spaces between them.
    yield { text, file, name: test.fullName.replaceAll(' > ', ' ') };
  }
}

function messageOf(error: SerializedError): string {
  const where = error.stacks?.[0];
  const place = where === undefined ? '' : ` (${where.file}:${where.line})`;
  return `${error.message}${place}`;
}
