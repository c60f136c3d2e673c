import * as z from 'zod/mini';
import { nachrichtSchreiben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { hochladenIn, uploadReads } from '#tests/models/vertrag/uploads.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

const hausrat = { ...vertrag, versicherungsNummer: 'HR250000500', produktIdentifier: 'HAUSRAT' };
const brief = {
  id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01',
  betreff: 'Beitrag',
  von: 'Anna Bergmann',
  an: 'Kundenservice',
  datum: '2026-11-29T09:00:00.000Z',
  gelesen: true,
  kategorie: 'BEITRAG',
};
/** Files go by their ids. */
const mitIds = (input: unknown) => {
  const { dateien, ...geschrieben } = z.parse(mitDateien, input);
  return { ...geschrieben, dateien: dateien.map(({ id }) => id) };
};
const mitDateien = z.looseObject({ dateien: z.array(z.object({ id: z.string() })) });
/** What she answers. */
const unsere = {
  ...brief,
  id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a07',
  betreff: 'Ihr Beitrag ab 1. Januar',
  von: 'Kundenservice',
  an: 'Anna Bergmann',
  vertragsId: 'HR250000500',
};
const gelesene = {
  ...unsere,
  text: '<p>Er bleibt, wie er ist.</p>',
  anhaenge: [],
  gespraech: [],
};
const gesendet = (given: Given) =>
  given.has('nachrichtSenden ✓ gesendet') || given.has('antwortSenden ✓ gesendet')
    ? { nachrichten: [brief], gesamt: 1 }
    : { nachrichten: [], gesamt: 0 };

const dort = {
  link: 'Zum Postfach',
  path: '/kunden/postfach/gesendet',
  says: () => ['Beitrag'],
};

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/nachricht/',
  addresses: { Antwort: `/kunden/nachricht/?antwort=${unsere.id}` },
  calls: { nachrichtSenden: nachrichtSchreiben, antwortSenden: nachrichtSchreiben },
  reads: [
    { of: findByPartnerNummer, answer: () => ({ json: [hausrat] }) },
    { of: postfaecher.benutzer.zaehlen, answer: () => ({ json: { ungelesen: 0 } }) },
    {
      of: postfaecher.benutzer.eingang,
      answer: () => ({ json: { nachrichten: [], gesamt: 0 } }),
    },
    { of: postfaecher.benutzer.ausgang, answer: (given) => ({ json: gesendet(given) }) },
    { of: postfaecher.benutzer.lesen, answer: { json: gelesene } },
    ...uploadReads,
  ],
  cameFrom: { frisch: '/kunden/postfach/eingang' },
  links: {
    'Zum Postfach': ['/kunden/postfach/eingang', '/kunden/postfach/gesendet'],
    'Zur Nachricht': `/kunden/postfach/eingang/${unsere.id}`,
  },
  says: (snapshot) =>
    snapshot.matches('antworten')
      ? ['Betreff: Re: Ihr Beitrag ab 1. Januar, Vertrag HR250000500']
      : [],
  labels: {
    anliegen: {
      VERTRAG: 'Vertrag',
      BEITRAG: 'Beitrag',
      SCHADEN: 'Schaden',
      PERSOENLICHE_DATEN: 'Persönliche Daten',
      BESCHWERDE: 'Beschwerde',
      SONSTIGES: 'Sonstiges',
    },
    versicherungsNummer: { HR250000500: 'Hausratversicherung, Vertrag HR250000500' },
  },
  behind: {
    'nachrichtSenden ✓ gesendet': dort,
    'antwortSenden ✓ gesendet': dort,
  },
  bodies: { nachrichtSenden: mitIds, antwortSenden: mitIds },
  fillers: { dateien: hochladenIn('dateien') },
  answers: {
    ...datenInBrowser.answers,
    '✗ DATEIEN_WEG': conflict('DATEIEN_WEG', 'Laden Sie die Dateien bitte noch einmal hoch.'),
    '✓ gesendet': { json: { id: brief.id, antwortBis: '2026-12-02' } },
  },
});
