import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  beratungBeginnen,
  beratungenLesen,
  beratungProtokollieren,
  beratungSenden,
  beratungVergleichen,
  kundeninformationenLesen,
  kundeninformationenUebergeben,
} from '#contract/endpoints/beratung.ts';
import { kundenSuchen } from '#contract/endpoints/kundenbestand.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { t } from '#portal/flows/vermittler/beratung/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { technisch } from '#tests/models/sentences.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { partner } from '../../konto/datenImBrowser.ts';
import { absage } from './cases.ts';

const neumann = {
  partnerNummer: 'P100002',
  firma: null,
  vorname: 'Oskar',
  nachname: 'Neumann',
  plz: '50667',
  ort: 'Köln',
  produkte: [],
  laufende: 1,
  beendete: 0,
  naechsteHauptfaelligkeit: null,
  offeneAufgaben: 0,
  mahnung: false,
  jahresbeitrag: 0,
  geaendertAm: '2026-11-01',
  vertraege: [],
};

const kundeMit = z.object({ kunde: z.looseObject({ art: z.string() }) });
const meldung = z.object({
  id: z.string(),
  vergleich: z.number(),
  angebotVergleich: z.object({ empfohlen: z.string() }),
  empfehlung: z.looseObject({}),
});

const flow: FlowInBrowser = {
  address: '/vermittler/hausrat/beratung',
  signedIn: true,
  calls: {
    beginnen: beratungBeginnen,
    uebergeben: kundeninformationenUebergeben,
    vergleichen: beratungVergleichen,
    protokollieren: beratungProtokollieren,
    senden: beratungSenden,
  },
  bodies: {
    beginnen: (input) => ({ ...z.parse(kundeMit, input), produkt: 'HAUSRAT' }),
    uebergeben: (input) => ({ beratungId: z.parse(z.object({ id: z.string() }), input).id }),
    vergleichen: 'input',
    protokollieren: (input) => {
      const { id, vergleich, angebotVergleich, empfehlung } = z.parse(meldung, input);
      return { id, vergleich, empfohlen: angebotVergleich.empfohlen, empfehlung };
    },
    senden: 'input',
  },
  reads: [
    { of: kundeninformationenLesen, answer: { json: [] } },
    { of: beratungenLesen, answer: { json: [] } },
    {
      of: kundenSuchen,
      answer: { json: { kunden: [neumann], gesamt: 1, beitragsvolumen: 0, untervermittler: [] } },
    },
    { of: partnerLesen, answer: { json: { ...partner, ...neumann } } },
  ],
  answers: {
    'uebergeben ✓ uebergeben': { json: { uebergebenAm: '2026-11-21T09:00:00.000Z' } },
    'senden ✓ gesendet': { json: { gesendetAm: '2026-11-21T10:00:00.000Z' } },
    'beginnen ✗ abgelehnt': conflict('NICHT_GEFUNDEN', absage),
    'uebergeben ✗ abgelehnt': conflict('NICHT_GEFUNDEN', absage),
    'vergleichen ✗ abgelehnt': conflict('NICHT_ANGEBOTEN', absage),
    'protokollieren ✗ abgelehnt': conflict('VERALTET', absage),
    'senden ✗ abgelehnt': conflict('ZU_VIELE_ANFRAGEN', absage),
  },
  buttons: {
    WEITER: (from) => {
      if (from.matches('ueberholt')) return t('angeboteZeigen');
      if (from.matches('einstieg') || from.matches('nichtAngeboten')) return t('angeboteZeigen');
      if (from.hasTag('fehler')) return t('nochmal');
      if (from.matches('angebotVergleich')) return t('empfehlen');
      if (from.matches('empfehlung')) return t('protokollErstellen');
      return t(from.matches('beratungsprotokoll') ? 'protokollStimmt' : 'weiter');
    },
    SENDEN: (from) => t(from.hasTag('fehler') ? 'nochmal' : 'senden'),
  },
  labels: {
    art: { BESTAND: t('BESTAND'), NEU: t('neuerKunde') },
    partnerNummer: { P100002: 'Oskar Neumann' },
    anlass: {
      NEU: 'Neuer Vertrag',
      WECHSEL: 'Wechsel von einem anderen Versicherer',
      RISIKOAENDERUNG: 'Es hat sich etwas geändert',
      SCHADEN: 'Nach einem Schaden',
    },
    gespraechsart: {
      VOR_ORT: 'Vor Ort',
      TELEFON: 'Am Telefon',
      VIDEO: 'Per Video',
      ONLINE: 'Online',
    },
    versichert: { true: 'Ja', false: 'Nein' },
    wunsch: {
      GUENSTIG: 'Ein niedriger Beitrag',
      AUSGEWOGEN: 'Gutes Verhältnis von Schutz und Beitrag',
      RUNDUM: 'Möglichst viel Schutz',
    },
    empfohlen: { GUENSTIG: 'Basis', AUSGEWOGEN: 'Komfort', RUNDUM: 'Premium' },
    gewaehlt: { GUENSTIG: 'Basis', AUSGEWOGEN: 'Komfort', RUNDUM: 'Premium' },
  },
  fields: {
    'kunde.partnerNummer': ['partnerNummer'],
    'empfehlung.begruendung': ['begruendung'],
    gelesen: [],
    'antwort.gelesen': [],
  },
  fillers: {
    partnerNummer: async (page, value) => {
      await page.locator('main [name="suche"]').fill('Neumann');
      await page
        .locator(`main [name="partnerNummer"][value="${String(value)}"]`)
        .check({ force: true });
    },
    begruendung: (page, value) => schreibe(page, value),
  },
  says: (snapshot: AnyMachineSnapshot) => gesagt(snapshot),
  links: {
    [t('pdf')]: '/api/druck/docs/*',
    'Zum Kundenbestand': '/vermittler/kundenbestand',
    'Zu den Entwürfen': '/vermittler/entwuerfe',
    'Zum Antrag ohne Beratung': '/hausrat/antrag',
  },
  notices: { gesendet: [t('gesendetWeiter'), t('nochmalSenden')] },
  edits: {
    erstinformation: { Zurück: 'kunde' },
    einstieg: { Zurück: 'bedarf' },
    angebotVergleich: { Zurück: 'einstieg', Bedarf: 'bedarf' },
    empfehlung: { Zurück: 'angebotVergleich', Bedarf: 'bedarf' },
    beratungsprotokoll: { Zurück: 'empfehlung' },
    abschlussweg: { Zurück: 'beratungsprotokoll' },
  },
  sentence: (snapshot) => {
    if (!snapshot.hasTag('fehler')) return null;
    const { ablehnung } = z.parse(
      z.object({ ablehnung: z.nullable(z.string()) }),
      snapshot.context,
    );
    return ablehnung ?? technisch;
  },
};

export const inBrowser = unterbrechungImBrowser(flow, { nurVermittler: true });

const kontext = z.object({
  vergleich: z.object({
    ergebnis: z.object({
      risiko: z.string(),
      angebote: z.array(z.object({ jahresbeitrag: z.number() })),
    }),
  }),
  protokoll: z.nullable(
    z.object({
      ergebnis: z.object({
        abschnitte: z.array(z.object({ zeilen: z.array(z.object({ wert: z.string() })) })),
      }),
    }),
  ),
});

/** Prices of the offers, and the record as it was answered. */
function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  const gelesen = z.safeParse(kontext, snapshot.context).data;
  if (!gelesen) return [];
  if (snapshot.matches('angebotVergleich') || snapshot.matches('empfehlung')) {
    const { angebote } = gelesen.vergleich.ergebnis;
    return angebote.map(({ jahresbeitrag }) =>
      (jahresbeitrag / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    );
  }
  if (!snapshot.matches('beratungsprotokoll')) return [];
  const abschnitte = gelesen.protokoll?.ergebnis.abschnitte ?? [];
  return abschnitte.flatMap(({ zeilen }) => zeilen.map(({ wert }) => wert));
}

const text = z.object({
  content: z.array(z.object({ content: z.array(z.object({ text: z.string() })) })),
});

/** Nothing is written where the case says nothing. */
async function schreibe(page: Page, value: unknown): Promise<void> {
  const { data } = z.safeParse(text, value);
  const worte = data?.content.flatMap(({ content }) => content.map((eines) => eines.text)) ?? [];
  await page.locator('#field-begruendung').fill(worte.join(' '));
}
