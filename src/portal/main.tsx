import './zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createPorts } from './createPorts.ts';

const kunden = createPorts('benutzer');
const ports = { offen: kunden, kunden, vermittler: createPorts('vermittler') };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');
createRoot(root).render(
  <StrictMode>
    <App ports={ports} />
  </StrictMode>,
);
