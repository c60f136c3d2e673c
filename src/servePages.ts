import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { istMarke } from '#brands/registry.ts';
import { feedbackQuelle } from '#contract/endpoints/feedback.ts';
import { adresseVon } from '#portal/addresses.ts';
import { vorgerendert } from '#portal/prerendered.ts';
import { vorbereitet } from '#portal/vorbereitet.ts';
import { allowing, type Inline, inlineIn } from '#server/http/inline.ts';
import type { Settings } from './settings.ts';

/** Everything a browser shows: portal, atlas and, outside production, the gallery of widgets. */
export async function servePages(
  app: FastifyInstance,
  root: string,
  { production, frameHosts = [] }: Pick<Settings, 'production'> & Partial<Settings>,
): Promise<void> {
  const portal = join(root, 'dist', 'portal');
  const atlas = join(root, 'dist', 'atlas');
  const gallery = join(root, 'dist', 'muster');
  if (existsSync(atlas)) await serveAtlas(app, atlas);
  await serveEmbed(app, join(root, 'dist', 'embed'), frameHosts);
  if (!existsSync(portal)) return;
  await app.register(fastifyStatic, {
    root: portal,
    preCompressed: true,
    wildcard: false,
    // Each file is a route; those that are packed are sent in place of the others.
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(portal, 'assets'));
      reply.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  if (!production && existsSync(gallery)) await serveGallery(app, gallery);
  const drawn = drawnPages(join(root, 'dist', 'prerendered'));
  app.get('/*', (request, reply) => page(request, reply, drawn));
}

/** Below `/ablaeufe/` an address that leads nowhere is told so in German, with 404. */
async function serveAtlas(app: FastifyInstance, atlas: string): Promise<void> {
  const notFound = await readFile(join(atlas, '404.html'));
  app.get('/ablaeufe', (_request, reply) => reply.redirect('/ablaeufe/', 301));
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).type('text/html; charset=utf-8').send(notFound),
      );
      await scope.register(fastifyStatic, {
        root: atlas,
        preCompressed: true,
        redirect: true,
        decorateReply: false,
      });
    },
    { prefix: '/ablaeufe' },
  );
}

/** What host pages load, from their own origin's point of view a foreign script; and who they are, for the frame. */
async function serveEmbed(
  app: FastifyInstance,
  folder: string,
  hosts: readonly string[],
): Promise<void> {
  app.get('/einbettung/hosts', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ hosts }),
  );
  if (!existsSync(folder)) return;
  await app.register(
    async (scope) => {
      // Behind the headers of every answer, which keep other origins out.
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers({
          'cache-control': 'public, max-age=3600',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
      });
      const files = {
        root: folder,
        decorateReply: false,
        preCompressed: true,
        index: false,
      } as const;
      await scope.register(fastifyStatic, { ...files, cacheControl: false });
    },
    { prefix: '/einbettung' },
  );
}

async function serveGallery(app: FastifyInstance, gallery: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(gallery, 'assets'),
    prefix: '/muster/assets/',
    decorateReply: false,
    preCompressed: true,
  });
  app.get('/muster', (_request, reply) => reply.redirect('/muster/', 301));
  app.get('/muster/*', (_request, reply) => reply.sendFile('index.html', gallery));
}

interface DrawnPages {
  folder: string;
  /** By file, what stands in it and may be applied. */
  files: ReadonlyMap<string, Inline>;
}

/** What was drawn when the portal was built; without a build by our scripts nothing. */
function drawnPages(folder: string): DrawnPages {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    folder,
    files: new Map(
      pages.map((file) => [
        file.replaceAll('\\', '/'),
        inlineIn(readFileSync(join(folder, file), 'utf8')),
      ]),
    ),
  };
}

/** What a browser puts a page of somebody else's into. */
const frames = new Set<unknown>(['iframe', 'frame', 'object', 'embed']);

/** Every other address of the portal is the same page, also what is none: it says so itself, and the status does too. */
function page(
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
  drawn: DrawnPages,
): FastifyReply {
  const [path = '/', search = ''] = url.split('?');
  if (/\.\w+$/.test(path) || path.startsWith('/assets/')) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Diese Datei gibt es nicht.');
  }
  // What is drawn ahead knows this browser's own session, which counts for nothing in a frame.
  const isFramed = frames.has(headers['sec-fetch-dest']);
  const file = isFramed ? null : (vorgerendert(path, search) ?? vorbereitet(path, search));
  reply.header('vary', 'sec-fetch-dest');
  const inline = file === null ? undefined : drawn.files.get(file);
  if (file !== null && inline) return allowing(reply, inline).sendFile(file, drawn.folder);
  return reply.code(statusOf(path, search)).sendFile('index.html');
}

/** A brand nobody knows is a fault of the link: monitors and whoever set it shall not take it for a page. */
function statusOf(path: string, search: string): 200 | 400 | 404 {
  if (!gibtEs(path)) return 404;
  const brand = new URLSearchParams(search).get('brand');
  return brand === null || istMarke(brand) ? 200 : 400;
}

/** The page of a question nobody was asked says that it does not exist. */
function gibtEs(path: string): boolean {
  const adresse = adresseVon(path);
  if (!adresse?.startsWith('/feedback/')) return adresse !== null;
  return feedbackQuelle.safeParse(path.split('/')[2]).success;
}
