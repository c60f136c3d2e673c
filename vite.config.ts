import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { undescribed } from './scripts/undescribed.ts';
import { feldkatalog } from './src/contract/feldkatalog.ts';
import { angebot } from './src/contract/produkte/angebot.ts';
import { aushang } from './src/contract/produkte/aushang.ts';
import { ersteGrenzen as betrieb } from './src/contract/produkte/ersteGrenzen/betriebshaftpflicht.ts';
import { ersteGrenzen as fahrrad } from './src/contract/produkte/ersteGrenzen/fahrrad.ts';
import { ersteGrenzen as hausrat } from './src/contract/produkte/ersteGrenzen/hausrat.ts';
import { ersteGrenzen as reise } from './src/contract/produkte/ersteGrenzen/reise.ts';
import { ersteGrenzen as tierhalter } from './src/contract/produkte/ersteGrenzen/tierhalterhaftpflicht.ts';
import { ersteGrenzen as privathaftpflicht } from './src/contract/produkte/ersteGrenzen/privathaftpflicht.ts';
import { ersteGrenzen as inhalt } from './src/contract/produkte/ersteGrenzen/sachinhalt.ts';
import { ersteGrenzen as honorar } from './src/contract/produkte/ersteGrenzen/vermoegensschadenhaftpflicht.ts';

/**
 * Pages and flows are compiled, so that an answer draws anew what it changes. Widgets, the frame, the head
 * of a contract and where an application begins or ends draw little themselves, or once; compiled they would weigh more
 * than they save (decision 0021).
 */
const compiled = react({
  compiler: true,
  exclude: [
    /\/node_modules\//,
    /\/src\/widgets\//,
    /\/src\/portal\/(?:(?:shell|embedding|flows\/antrag\/steps\/(?:anfang|bestaetigung))\/|(?:pages\/vertrag\/(?:Statuszeile|Ueberfaellig|Vertragskopf|Vorgemerktes)|flows\/antrag\/steps\/(?:Ablehnung|Ausgang)|ort|routes|agenturseiten|uebrige|Wegweiser|seitenarten|useFeatures|flows\/useFlow)[.])/,
  ],
});
/** Whatever is asked of it, the router's package hands out what it made for developing, with its warnings. */
const routerForProduction = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];
/** A class is called by its name and its file: first pages bring hundreds of them, in their sheets and once more in their scripts. */
const css = {
  modules: {
    generateScopedName: (name: string, file: string) => {
      const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
    },
  },
};
const galleryFolder = 'src/widgets/gallery';
/** The gallery shows every error of the contract, which widgets may not import. */
const define = { FELDKATALOG: JSON.stringify(feldkatalog) };

export default defineConfig(({ isSsrBuild, mode }) => {
  if (isSsrBuild) return mode === 'prerender' ? prerender : server;
  if (mode === 'embed') return embed;
  return mode === 'muster' ? gallery : portal;
});

const server: UserConfig = {
  publicDir: false,
  build: { outDir: 'dist/server', target: 'node20', minify: false },
};

/** The portal as scripts/prerender.mjs draws it: one file, evaluated anew for each brand. */
const prerender: UserConfig = {
  publicDir: false,
  define,
  css,
  plugins: [react({ compiler: true })],
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/prerender',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** What a host page loads (`docs/einbettung.md`): an ES module, and the same as a plain script. */
const embed: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    lib: {
      entry: 'src/embed/host/portalFlow.ts',
      name: 'PortalFlow',
      formats: ['es', 'iife'],
      fileName: (format) => (format === 'es' ? 'portal-flow.js' : 'portal-flow.script.js'),
    },
  },
};

/** Every widget in every state; no production build holds it. */
const gallery: UserConfig = {
  root: galleryFolder,
  base: '/muster/',
  publicDir: false,
  define,
  plugins: [react({ compiler: true })],
  build: {
    outDir: '../../../dist/muster',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
};

const portal: UserConfig = {
  define,
  css,
  resolve: { alias: routerForProduction },
  plugins: [compiled, galleryWhileDeveloping(), wholeChunks(), writtenDown(), undescribed()],
  build: {
    outDir: 'dist/portal',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Of the same name, so that 42 bits (36 of a style sheet) tell all versions apart; the first pages name some hundred files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/idp', '/dev', '/ablaeufe', '/einbettung', '/healthz'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`,
      ]),
    ),
  },
};

/** `src/portal/importChunk.ts` instead of what Vite puts around each `import()`. */
function wholeChunks(): Plugin {
  const own = fileURLToPath(new URL('src/portal/importChunk.ts', import.meta.url));
  return {
    name: 'whole-chunks',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importChunk as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}

/** What each of these files exports, by its name. */
const geschrieben = {
  angebot: { angebot },
  aushang: { aushang },
  'ersteGrenzen/betriebshaftpflicht': { ersteGrenzen: betrieb },
  'ersteGrenzen/fahrrad': { ersteGrenzen: fahrrad },
  'ersteGrenzen/hausrat': { ersteGrenzen: hausrat },
  'ersteGrenzen/tierhalterhaftpflicht': { ersteGrenzen: tierhalter },
  'ersteGrenzen/reise': { ersteGrenzen: reise },
  'ersteGrenzen/privathaftpflicht': { ersteGrenzen: privathaftpflicht },
  'ersteGrenzen/sachinhalt': { ersteGrenzen: inhalt },
  'ersteGrenzen/vermoegensschadenhaftpflicht': { ersteGrenzen: honorar },
};

/** What first pages know of products as it comes out of their descriptors, and none of these (decision 0021). */
function writtenDown(): Plugin {
  return {
    name: 'written-down',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]contract[\\/]produkte[\\/](?:angebot|aushang|ersteGrenzen[\\/]\w+)\.ts$/,
      },
      handler: (_, id) =>
        Object.entries(geschrieben)
          .filter(([file]) => id.replaceAll('\\', '/').endsWith(`produkte/${file}.ts`))
          .flatMap(([, namen]) => Object.entries(namen))
          .map(([name, wert]) => `export const ${name} = ${JSON.stringify(wert)};`)
          .join(''),
    },
  };
}

/** `npm run dev` serves the gallery at the same address. */
function galleryWhileDeveloping(): Plugin {
  return {
    name: 'gallery-while-developing',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = '', query] = request.url?.split('?') ?? [];
        if (path === '/muster') {
          response.writeHead(301, { location: '/muster/' }).end();
          return;
        }
        // Every address of the gallery is one page, and that page names its script beside itself.
        if (/^\/muster\/[^.]*$/.test(path)) request.url = `/${galleryFolder}/index.html`;
        if (/^\/muster\/.*main\.tsx$/.test(path)) {
          request.url = `/${galleryFolder}/main.tsx${query === undefined ? '' : `?${query}`}`;
        }
        next();
      });
    },
  };
}

function routerFile(name: string): string {
  const path = `node_modules/react-router/dist/production/${name}.mjs`;
  return fileURLToPath(new URL(path, import.meta.url));
}
