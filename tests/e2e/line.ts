import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the portal that can be cut: what is under way is lost, and nobody answers until it is mended. */
export class Line {
  readonly #open = new Set<Socket>();
  readonly #server: Server;
  #port = 0;

  private constructor(portal: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(portal.port), portal.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
    });
  }

  static async to(portal: string): Promise<Line> {
    const line = new Line(new URL(portal));
    await line.mend();
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  /** At the same address as before. */
  async mend(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  close(): Promise<void> {
    return this.cut();
  }
}
