const namen = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name or address is this machine's own. */
export function istEigenerRechner(host: string | undefined): boolean {
  return host !== undefined && namen.has(host.replace(/^::ffff:/, ''));
}
