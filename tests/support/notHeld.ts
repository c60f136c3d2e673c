import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Vitest's reporter of what did not hold, as a JSON list of texts: each test with its file and first error,
 * each file that could not be run, and each error no test has caught.
 */
export default class NotHeld implements Reporter {
  readonly #file: string;

  constructor(options: { outputFile: string }) {
    this.#file = options.outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const texts = [
      ...modules.flatMap((module) => [...inModule(module)]),
      ...uncaught.map((error) => `no test has caught: ${messageOf(error)}`),
    ];
    writeFileSync(this.#file, JSON.stringify(texts));
  }
}

function* inModule(module: TestModule): Generator<string> {
  const file = module.relativeModuleId;
  for (const error of module.errors()) yield `${file}: ${messageOf(error)}`;
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) yield `${file} › ${suite.fullName}: ${messageOf(error)}`;
  }
  for (const test of module.children.allTests('failed')) {
    const errors = test.result().errors ?? [];
    yield `${file} › ${test.fullName}: ${errors.map(messageOf).join('; ')}`;
  }
}

function messageOf(error: SerializedError): string {
  const where = error.stacks?.[0];
  const place = where === undefined ? '' : ` (${where.file}:${where.line})`;
  return `${error.message}${place}`;
}
