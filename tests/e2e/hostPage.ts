import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Port of the page that may embed the portal of the tests (`playwright.config.ts`). */
export const hostPort = Number(process.env['TEST_PORT'] ?? 3187) + 1;

/**
 * A page of somebody else with the portal in it. It notes in `called` what the portal asked, and answers `token` to
 * whoever asks for it.
 */
export async function servesHostPage(portal: string): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(url.pathname === '/' ? page(portal) : `<title>${url.pathname}</title>Danke`);
  });
  await new Promise<void>((resolve) => server.listen(hostPort, resolve));
  return server;
}

/** The address under which it may embed the portal, and one under which nobody knows it. */
export function originsOf(server: Server): { listed: string; unlisted: string } {
  const { port } = server.address() as AddressInfo;
  return { listed: `http://127.0.0.1:${port}`, unlisted: `http://localhost:${port}` };
}

function page(portal: string): string {
  return `<!doctype html><html lang="de"><title>Bank</title><h1>Ihre Bank</h1>
<script src="${portal}/einbettung/portal-flow.script.js"></script>
<div style="height: 300px"></div>
<script>
  var called = [];
  var note = (name, answer) => (...payload) => {
    called.push({ name, payload });
    return answer();
  };
  var who = new URLSearchParams(location.hash.slice(1));
  var flow = document.createElement('portal-flow');
  flow.setAttribute('product', 'hausrat');
  flow.setAttribute('label', 'Hausrat beantragen');
  flow.handlers = {
    getAuthToken: note('getAuthToken', () => who.get('token')),
    getPartnerNumber: note('getPartnerNumber', () => who.get('partner')),
    getBrokerInfo: note('getBrokerInfo', () => null),
    handleGenericError: note('handleGenericError', () => null),
  };
  flow.locations = [location.origin];
  document.body.append(flow);
</script>`;
}
