import type { Bestand } from '../vertragszeile.ts';
import { aust, neumann } from './beendet.ts';
import { brandt, krueger } from './gewerbe.ts';
import { conti, demir } from './gewerbeSonderfaelle.ts';
import { bergmann, yilmaz } from './privat.ts';
import { hansen, schulte, weiss } from './privatSonderfaelle.ts';
import { lang } from './reise.ts';

/** All 43 contracts of `domain/daten.md §9.3` as they stand on that day, with pending changes and tasks. */
export function bestaende(heute: string): Bestand[] {
  return [
    bergmann(heute),
    yilmaz(heute),
    schulte(heute),
    hansen(heute),
    weiss(heute),
    krueger(heute),
    brandt(heute),
    demir(heute),
    conti(heute),
    lang(heute),
    aust(heute),
    neumann(heute),
  ];
}
