import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { risikofragenLesen } from '#contract/endpoints/fragebogen.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { t as artText } from '#portal/flows/vertrag/aenderung/arten/jahresumsatz.ts';
import { pfadVon } from '#portal/flows/vertrag/aenderung/seiten.ts';
import { t } from '#portal/flows/vertrag/aenderung/texte.ts';
import type { Behind, Given } from '#tests/models/browser/flowInBrowser.ts';
import { comesWithPostcode } from '#tests/models/browser/fill.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { hochladen, uploadReads } from '#tests/models/vertrag/uploads.ts';
import { jaehrlich } from './antworten.ts';
import { hinderung, versicherungsNummer } from './cases.ts';
import { angebote, faelle } from './faelle.ts';
import { angeboten, gesagt, gezeigt, vorgemerkt, worte } from './gezeigt.ts';
import { vertrag, vertragDanach, vertragMit } from './wire.ts';

const beimVertrag = {
  link: 'Vertrag ansehen',
  path: `/kunden/vertraege/${versicherungsNummer}`,
};

/** The contract, with what was saved of it. */
function jetzt(given: Given): Vertrag {
  const vorgemerktes = given.get('speichern ✓ vorgemerkt');
  if (vorgemerktes) return vertragMit(...vorgemerkt(vorgemerktes.from));
  return given.has('speichern ✓ sofort') ? vertragDanach : vertrag;
}

const gespeichert = 'Ihre Änderung wurde gespeichert.';

const nochInDerListe: Pick<Behind, 'link' | 'path'> = {
  link: 'Alle Verträge',
  path: '/kunden/vertraege',
};

/** What is pending, as the contract says it, and its tile in the list. */
function vorgemerktAls(snapshot: AnyMachineSnapshot): string[] {
  const [datum, was, beitragDann] = vorgemerkt(snapshot);
  return [`Ab dem ${formatDatumLang(datum)}: ${was}. Beitrag dann ${formatBetrag(beitragDann)}.`];
}

export const inBrowser = unterbrechungImBrowser({
  address: seite(pfadVon('zahlweise')),
  addresses: {
    ...Object.fromEntries(
      Object.entries(faelle).map(([name, { art }]) => [name, seite(pfadVon(art))]),
    ),
    'Jahresumsatz im Auftrag': `/vermittler/vertraege/details/${versicherungsNummer}/jahresumsatz`,
  },
  signedIn: true,
  calls: {
    berechnen: ({ method, path }) => method === 'POST' && istBerechnung(path),
    speichern: ({ method, path }) => method === 'PATCH' && path.startsWith(amVertrag),
    umsatzBestaetigen: ({ method, path }) =>
      method === 'POST' && path === `${amVertrag}/umsatz/bestaetigung`,
  },
  bodies: {
    berechnen: (input) => gewaehlt(z.parse(auftrag, input)),
    speichern: (input) => {
      const { berechnung, ...wahl } = z.parse(speicherauftrag, input);
      const { berechnungId, beitragNeu } = berechnung;
      const beitragErwartet = beitragNeu.versicherungsPraemie;
      // The calculation is the key as well.
      return { ...gewaehlt(wahl), berechnungId, beitragErwartet, idempotencyKey: berechnungId };
    },
  },
  reads: [
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
    ...uploadReads,
    ...Object.entries(angebote).map(([art, json]) => ({ of: angebotZu(art), answer: { json } })),
    {
      of: risikofragenLesen,
      answer: { json: [{ id: 'R01', frage: 'Arbeiten Sie auf fremden Dächern?' }] },
    },
  ],
  answers: {
    'speichern ✓ vorgemerkt': (_, from) => ({ json: vertragMit(...vorgemerkt(from)) }),
    'speichern ✓ sofort': { json: vertragDanach },
    'umsatzBestaetigen ✓ bestaetigt': { json: vertrag },
    '✗ preisGeaendert': conflict('PREIS_GEAENDERT', 'Der Beitrag hat sich geändert.'),
    '✗ abgelehnt': conflict(hinderung.code, hinderung.text),
  },
  kept: { 'Zahlweise, aufgehoben': aufgehoben() },
  buttons: {
    SPEICHERN: (from) => t(kostetMehr(from) ? 'kostenpflichtig' : 'verbindlichSpeichern'),
    UNVERAENDERT: (from) =>
      artText(kontext.parse(from.context).imAuftrag ? 'unveraendertImAuftrag' : 'unveraendert'),
    AENDERN: t('auswahlAendern'),
    ERNEUT: (from) => t(nochmal(from)),
    BESTAETIGEN: 'bestätigen',
    ABBRECHEN: 'abbrechen',
  },
  // Kind and days are not asked for here: they come from the offer.
  fields: {
    art: [],
    produkt: [],
    zeitraum: [],
    mitWohnflaeche: [],
  },
  fillers: {
    ort: comesWithPostcode('ort'),
    zeitraum: nichts,
    hauptgewerbe: async (page, value) => {
      const { name } = z.parse(z.object({ name: z.string() }), value);
      const eingabe = page.locator('main [name="hauptgewerbe"]');
      // The same text again asks for nothing.
      await eingabe.fill('');
      await eingabe.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    },
    nebengewerbe: nichts,
    // Asked of brokers alone.
    imAuftragDesKunden: (page, value) => hake(page, 'imAuftragDesKunden', value === true),
    // Asked only where something has to be proved.
    nachweise: hochladen,
    // Asked only where the cover is lost.
    ohneElementar: (page, value) => hake(page, 'ohneElementar', value === true),
    // Asked only where something pending ends.
    entfallendesBestaetigt: (page, value) => hake(page, 'entfallendesBestaetigt', value === true),
  },
  toasts: {
    'speichern ✓ vorgemerkt': gespeichert,
    'speichern ✓ sofort': gespeichert,
  },
  cameFrom: Object.fromEntries(
    Object.keys(faelle).map((name) => [name, ['/kunden/vertraege', beimVertrag.path]]),
  ),
  behind: {
    'speichern ✓ vorgemerkt': {
      ...beimVertrag,
      says: vorgemerktAls,
      next: { ...nochInDerListe, says: vorgemerktAls },
    },
    'speichern ✓ sofort': {
      ...beimVertrag,
      says: () => ['Beitrag 43,21 EUR'],
      next: { ...nochInDerListe, says: () => ['43,21 EUR'] },
    },
  },
  labels: worte,
  notices: {
    auswahl: ['Stimmt der Betrag noch?'],
    // What the calculation brings to light, and what ends with it.
    vergleich: [
      'An der neuen Adresse entfällt der Elementarschutz.',
      'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
    ],
    umsatzBestaetigen: ['Stimmt der Betrag noch?'],
    umsatzBestaetigt: ['An Ihrem Vertrag ändert sich nichts.'],
  },
  shows: gezeigt,
  says: gesagt,
  offers: angeboten,
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return hinderung.text;
    if (snapshot.hasTag('fehler')) return t('fehler');
    const { verworfenerBeitrag, berechnung } = kontext.parse(snapshot.context);
    if (verworfenerBeitrag === null || !snapshot.matches('vergleich')) return null;
    const neuer = berechnung?.ergebnis.beitragNeu.versicherungsPraemie;
    return t(neuer === verworfenerBeitrag ? 'vertragGeaendert' : 'preisGeaendert');
  },
});

const auftrag = z.object({
  versicherungsNummer: z.string(),
  wirksamkeitsdatum: z.string(),
  aenderung: z.object({ wunsch: z.looseObject({}) }),
});
const speicherauftrag = z.extend(auftrag, {
  berechnung: z.object({
    berechnungId: z.string(),
    beitragNeu: z.object({ versicherungsPraemie: z.number() }),
  }),
});

/** Contract, day, and the wish with all it holds. */
function gewaehlt({ aenderung, ...rest }: z.infer<typeof auftrag>): object {
  return { ...rest, ...aenderung.wunsch };
}

const amVertrag = `/api/vertrag/${versicherungsNummer}`;
const beitrag = z.object({
  versicherungsPraemie: z.number(),
  jahresVersicherungsPraemie: z.number(),
});
const kontext = z.object({
  verworfenerBeitrag: z.nullable(z.number()),
  berechnung: z.nullable(
    z.object({
      ergebnis: z.object({ beitragAlt: beitrag, beitragNeu: beitrag }),
    }),
  ),
  imAuftrag: z.boolean(),
});

function kostetMehr({ context }: AnyMachineSnapshot): boolean {
  const ergebnis = kontext.parse(context).berechnung?.ergebnis;
  if (!ergebnis) return false;
  const { beitragAlt, beitragNeu } = ergebnis;
  return beitragNeu.jahresVersicherungsPraemie > beitragAlt.jahresVersicherungsPraemie;
}

function seite(pfad: string): string {
  return `/kunden/${pfad}/${versicherungsNummer}`;
}

function istBerechnung(path: string): boolean {
  return path.includes(`/${versicherungsNummer}/beitrag/`);
}

function angebotZu(art: string) {
  return ({ method, path }: StageRequest) =>
    method === 'GET' && path === `${amVertrag}/aenderung/${art}`;
}

function nochmal(from: AnyMachineSnapshot) {
  if (from.matches('fehlerBeimSpeichern')) return 'nochmalSpeichern';
  return from.matches('fehlerBeimBestaetigen') ? 'nochmalBestaetigen' : 'nochmalBerechnen';
}

async function hake(page: Page, name: string, ja: boolean): Promise<void> {
  const haken = page.locator(`main [name="${name}"]`);
  // Every act of a broker asks for it, as soon as the offer is there.
  if (name === 'imAuftragDesKunden' && page.url().includes('/vermittler/'))
    await haken.waitFor({ state: 'attached' });
  if ((await haken.count()) > 0) await haken.setChecked(ja, { force: true });
}

function nichts(_page: Page): Promise<void> {
  return Promise.resolve();
}

/** What this tab keeps of a choice that was not sent yet. */
function aufgehoben(): Record<string, string> {
  const kept: Record<string, string> = {};
  draftAt(
    {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, text) => void (kept[key] = text),
      removeItem: (key) => void delete kept[key],
    },
    'aenderung',
    `zahlweise:${versicherungsNummer}`,
    kundin.sub,
  ).write({ schritt: 'auswahl', antworten: { auswahl: jaehrlich } });
  return kept;
}
