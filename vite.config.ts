import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: 'state', test: /node_modules[\\/](xstate|@xstate|use-sync-external-store)[\\/]/ },
];

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        publicDir: false,
        build: { outDir: 'dist/server', target: 'node20', minify: false },
      }
    : {
        plugins: [react({ compiler: true })],
        build: {
          outDir: 'dist/portal',
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
        },
        server: {
          port: Number(process.env['PORT'] ?? 3000),
          strictPort: true,
          proxy: Object.fromEntries(
            ['/api', '/idp', '/dev', '/ablaeufe', '/healthz'].map((path) => [
              path,
              `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`,
            ]),
          ),
        },
      },
);
