// Not part of a production build: `npm run dev` and the demonstration serve it at /muster/.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandKeys, istMarke, ladeMarke, standardMarke } from '#brands/registry.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { Gallery } from './Gallery.tsx';
import { useView } from './useView.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

const brands = new Map(
  await Promise.all(brandKeys.map(async (key) => [key, await ladeMarke(key)] as const)),
);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

function App() {
  const view = useView();
  const marke = view.marke !== null && istMarke(view.marke) ? view.marke : standardMarke.key;
  const brand = brands.get(marke);
  return (
    brand && (
      <PortalTheme brand={brand}>
        <Gallery view={view} marke={marke} />
      </PortalTheme>
    )
  );
}
