import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { schadenMelden } from '#contract/endpoints/schaden.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { t } from '#portal/flows/schaden/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { partner } from '#tests/models/konto/datenImBrowser.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { hochladenIn, uploadReads } from '#tests/models/vertrag/uploads.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import {
  doppelteMeldung,
  fotosNichtMehrDa,
  gemeldetVon,
  type Meldungsfall,
  zuWenig,
} from './meldungsfall.ts';
import { gesagt, gezeigtVon } from './meldungGezeigt.ts';

const brief = {
  id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a02',
  betreff: 'Ihre Schadenmeldung',
  von: 'Kundenservice',
  an: 'Anna Bergmann',
  datum: '2026-11-21T10:00:00.000Z',
  gelesen: false,
  kategorie: 'SCHADEN',
};
const eingang = (given: Given) =>
  given.has('melden ✓ gemeldet')
    ? { nachrichten: [brief], gesamt: 1 }
    : { nachrichten: [], gesamt: 0 };

/** What a product's report brings to the browser: its contract is the second of two, the address counts it. */
export function meldungInBrowser(fall: Meldungsfall): FlowInBrowser {
  const eigener = {
    ...vertrag,
    vertretung: { aendern: true, kuendigen: true, melden: true },
    ...fall.vertrag,
  };
  const arten = Object.values(fall.arten);
  return unterbrechungImBrowser({
    address: `/schaden-melden/${fall.weg}/1`,
    ...(fall.auchImAuftrag && {
      addresses: {
        'im Namen der Kundin': `/vermittler/vertraege/details/${fall.vertrag.versicherungsNummer}/schaden`,
      },
    }),
    signedIn: true,
    calls: { melden: schadenMelden },
    bodies: {
      melden: (input) => {
        const { versicherungsNummer: contractId, meldung } = z.parse(auftrag, input);
        return { contractId, ...meldung };
      },
    },
    reads: [
      { of: findByPartnerNummer, answer: { json: [vertrag, eigener] } },
      { of: vertragLesen, answer: { json: eigener } },
      { of: partnerLesen, answer: { json: partner } },
      { of: postfaecher.benutzer.zaehlen, answer: { json: { ungelesen: 0 } } },
      { of: postfaecher.benutzer.eingang, answer: (given) => ({ json: eingang(given) }) },
      ...uploadReads,
    ],
    answers: {
      '✗ doppelt': { status: 409, json: doppelteMeldung },
      '✗ fotosWeg': { status: 409, json: fotosNichtMehrDa },
      '✗ angaben': {
        status: 422,
        json: { fehler: [{ feld: 'ereignis.entdecktAm', text: zuWenig.errorMessage }] },
      },
    },
    buttons: {
      WEITER: t('weiter'),
      MELDEN: t('melden'),
      TROTZDEM_MELDEN: t('trotzdemMelden'),
      ERNEUT: t('erneut'),
    },
    fillers: { fotos: fotosWaehlen },
    labels: fall.worte,
    shows: gezeigtVon(fall),
    says: gesagt,
    notices: {
      ...(arten.some(({ fehlt }) => fehlt) && {
        schadenart: [
          'ist in Ihrem Vertrag nicht enthalten.',
          ...(fall.auchImAuftrag ? ['ist in diesem Vertrag nicht enthalten.'] : []),
        ],
      }),
      ereignis: ['Wichtig, bevor Sie antworten', ...arten.flatMap(({ satz }) => satz ?? [])],
    },
    links: {
      'Anderen Vertrag wählen': ['/schaden-melden', '/vermittler/kunde/*/schaden'],
      'Meldung S26-0001230 ansehen': ['/kunden/schaeden/*', '/vermittler/schaeden/*'],
      'Unterlagen hochladen': '/kunden/schaeden/*',
      ...(fall.auchImAuftrag && {
        'Schaden ansehen': '/vermittler/schaeden/*',
        'Zum Kunden': '/vermittler/kunde/*',
      }),
      'Zum Postfach': '/kunden/postfach/eingang',
    },
    edits: {
      ereignis: { Zurück: 'schadenart' },
      fotos: { Zurück: 'ereignis' },
      pruefen: { Was: 'schadenart', Wann: 'ereignis', Fotos: 'fotos', Zurück: 'fotos' },
    },
    behind: {
      'melden ✓ gemeldet': {
        link: 'Zum Postfach',
        path: '/kunden/postfach/eingang',
        only: ({ context }) => z.parse(gemeldetVon, context).melder === 'KUNDE',
        says: () => ['Ihre Schadenmeldung'],
      },
    },
    sentence: (snapshot) => {
      if (snapshot.matches('moeglichDoppelt')) return doppelteMeldung.errorMessage;
      return null;
    },
  });
}

const auftrag = z.object({
  versicherungsNummer: z.string(),
  meldung: z.record(z.string(), z.unknown()),
});

const fotoHochladen = hochladenIn('fotos');

/** As many as the answer has: one stands there already where somebody comes back to the step. */
async function fotosWaehlen(page: Page, value: unknown): Promise<void> {
  if (Array.isArray(value) && value.length > 0) return fotoHochladen(page);
  const weg = page.locator('main').getByRole('button', { name: /entfernen/i });
  if (await weg.isVisible()) await weg.click();
}
