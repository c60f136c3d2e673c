/** Where a portal runs (`specification §7`). */
export const umgebungen = [
  'localhost',
  'accept',
  'development',
  'integration',
  'production',
] as const;
export type PortalUmgebung = (typeof umgebungen)[number];

/** API hosts that are not the portal's own, `https://api.example.org`. */
type ApiHosts = Readonly<Partial<Record<PortalUmgebung, string>>>;

/**
 * Environment of an origin: the loopback names, or https with the environment as first label of its
 * name (`accept.portal.example.org`); any other https name is production. Throws on the rest
 * (`specification §8`): what is not encrypted, an address of digits, another stage's name.
 */
export function umgebungVon(origin: string): PortalUmgebung {
  const { protocol, hostname } = adresse(origin);
  if (/^https?:$/.test(protocol) && istLoopback(hostname)) return 'localhost';
  const [ersterTeil = '', ...rest] = hostname.split('.');
  const istName = rest.length > 0 && !/^[\d.]+$/.test(hostname) && !fremdeStufe.has(ersterTeil);
  if (protocol !== 'https:' || !istName) throw new Error('Unknown environment');
  const stufe = umgebungen.find((name) => name === ersterTeil);
  return stufe === undefined || stufe === 'localhost' ? 'production' : stufe;
}

/** Where the API of an origin answers: its own host unless the environment has another (`specification §7`). */
export function apiHost(origin: string, hosts: ApiHosts = {}): string {
  return hosts[umgebungVon(origin)] ?? adresse(origin).origin;
}

/** Names of stages this portal does not have. */
const fremdeStufe = new Set(['dev', 'test', 'qa', 'stage', 'staging', 'int', 'uat', 'preview']);

function adresse(origin: string): URL {
  if (!URL.canParse(origin)) throw new Error('Unknown environment');
  return new URL(origin);
}

function istLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}
