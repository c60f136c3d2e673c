import { texte } from '../../../../texte.ts';
import { dazuOderWeg, wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.bhv', {
  frage: 'Soll die Bürohaftpflicht eingeschlossen sein?',
  name: 'Bürohaftpflicht',
  zeile: 'Schutz für Ihr Büro dazunehmen oder weglassen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Bürohaftpflicht ändern?',
});

export const bhv: Aenderungsblatt<'bhv'> = {
  t,
  imAuftrag: texte('vertrag.aenderungImAuftrag.bhv', {
    zeile: 'Schutz für das Büro dazunehmen oder weglassen.',
  }),
  ...wahl<'bhv'>(t, {
    feld: 'buerohaftpflicht',
    wert: ({ buerohaftpflicht }) => String(buerohaftpflicht),
    ausWert: (wert) => ({ buerohaftpflicht: wert === 'true' }),
  }),
  worte: ({ buerohaftpflicht }) => dazuOderWeg(buerohaftpflicht),
  mitNamen: true,
};
