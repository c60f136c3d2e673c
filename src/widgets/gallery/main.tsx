// Development only: `npm run dev`, then /src/widgets/gallery/index.html. No build starts from here.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { andsafe } from '#brands/andsafe.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

createRoot(root).render(
  <StrictMode>
    <PortalTheme brand={andsafe}>
      <Gallery path={window.location.hash.slice(1)} />
    </PortalTheme>
  </StrictMode>,
);
window.addEventListener('hashchange', () => window.location.reload());
