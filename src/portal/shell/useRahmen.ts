import { useState } from 'react';
import type { Bereich } from '../addresses.ts';
import type { Ports } from '../ports.ts';
import { useVermutet } from '../session/useVermutet.ts';

type Angemeldet = Exclude<Bereich, 'offen'>;

/** Frame of a page: one that is open to all, or mistyped, stands in that of whoever is signed in. */
export function useRahmen(bereich: Bereich, ports: Record<Angemeldet, Ports>): Bereich {
  const angemeldet = {
    kunden: useVermutet(ports.kunden.session),
    vermittler: useVermutet(ports.vermittler.session),
  };
  const [zuletzt, setZuletzt] = useState<Angemeldet>('kunden');
  if (bereich !== 'offen') {
    if (bereich !== zuletzt) setZuletzt(bereich);
    return bereich;
  }
  if (angemeldet[zuletzt]) return zuletzt;
  const anderer = zuletzt === 'kunden' ? 'vermittler' : 'kunden';
  return angemeldet[anderer] ? anderer : 'offen';
}
