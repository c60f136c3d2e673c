import type { ReactNode } from 'react';
import { createPath, type Navigator, Route, Router, Routes } from 'react-router-dom';
import type { Pfad } from './addresses.ts';
import { blaettere, gehe, useOrt } from './ort.tsx';

/** Reads the parameters of an address for the page that stands there. */
export default function Wegweiser({ pfad, children }: { pfad: Pfad; children: ReactNode }) {
  return (
    <Router location={useOrt()} navigator={navigator}>
      <Routes>
        <Route path={pfad} element={children} />
      </Routes>
    </Router>
  );
}

/** The library asks for one; whoever goes by it goes where the frame goes. */
const navigator: Navigator = {
  createHref: (nach) => (typeof nach === 'string' ? nach : createPath(nach)),
  go: blaettere,
  push: (nach, state) => gehe(navigator.createHref(nach), { state }),
  replace: (nach, state) => gehe(navigator.createHref(nach), { state, replace: true }),
};
