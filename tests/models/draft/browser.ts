import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import * as z from 'zod/mini';
import { entwurfLoeschen, entwurfOeffnen } from '#contract/endpoints/entwurf.ts';
import { vermittlerinfoLesen } from '#contract/endpoints/vermittler.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { leaf } from '#machines/leaf.ts';
import { t } from '#portal/flows/antrag/entwurf/texte.ts';
import { t as fuss } from '#portal/flows/antrag/entwurf/fusstexte.ts';
import { t as antrag } from '#portal/flows/antrag/texte.ts';
import { beitrag } from '#tests/models/antrag/aufrufe.ts';
import { inBrowser as host } from '#tests/models/antrag/hausrat/browser.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { Choices } from '#tests/models/browser/choices.ts';
import { fill } from '#tests/models/browser/fill.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import { nowOf, signOfLife, storedTokens } from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { agentur, gemerkt, neuesteFassung } from './cases.ts';

const { address } = host;
/** Of the portal, and nothing runs there. */
const ohneSkript = '/marken/andsafe.svg';
const { id } = gemerkt;

const vermittler = {
  vermittlerNummer: agentur,
  name: 'Maklerbüro Westfalen GmbH',
  ort: 'Münster',
  ihkNummer: null,
  telefon: null,
  vertriebsweg: 'MAKLER',
};

const bisZumVertrag = {
  tarifieren: beitrag,
  vorbereiten: {
    antragId: antworten.abschluss.antragId,
    dokumente: [],
    zugestellt: { an: 'a…@example.org', um: '2026-11-20T09:05:00.000Z' },
  },
  bonitaet: { bonitaet: 'POSITIV' },
  antrag: {
    status: 'ANGELEGT',
    versicherungsNummer: 'HR260000001',
    dokumente: [],
    neuerKunde: true,
  },
};

/** What is read on the way to a contract, beside any companion. */
export const liestBisZumVertrag = Object.entries(bisZumVertrag).map(([ruf, json]) => ({
  of: { method: 'POST' as const, path: `/${produkte.HAUSRAT.aufruf}/${ruf}` as const },
  answer: { json },
}));

/** The server says until when. */
const bitteWarten = 'Bitte warten Sie bis 11:00\u00A0Uhr.';

/** Played beside an application for home contents. */
export const inBrowser: FlowInBrowser = {
  address,
  folder: 'antrag/entwurf',
  // Who sells, below every step of his.
  says: ({ value }: { value: StateValue }) =>
    leaf(value).startsWith('selbst.') && !leaf(value).includes('.sagt')
      ? [`Antrag über ${vermittler.name}`]
      : [],
  kept: { gespeichert: { 'entwurf:antrag/hausrat:ablage': JSON.stringify(gemerkt) } },
  calls: {
    speichern: (request) => istSpeichern(request) && !vonVermittler(request),
    selbstSpeichern: (request) => istSpeichern(request) && vonVermittler(request),
    neuesteLesen: entwurfOeffnen,
    loeschen: entwurfLoeschen,
  },
  bodies: {
    speichern: gesendet,
    selbstSpeichern: gesendet,
    neuesteLesen: geoeffnetWie,
    loeschen: geoeffnetWie,
  },
  reads: [
    ...(host.reads ?? []),
    { of: vermittlerinfoLesen, answer: { json: vermittler } },
    ...liestBisZumVertrag,
  ],
  answers: {
    '✓ gespeichert': (output) => ({ json: z.parse(gesichert, output) }),
    '✓ gelesen': fassung(neuesteFassung),
    '✓ geloescht': { json: { id } },
    '✗ GEAENDERT': conflict('ENTWURF_GEAENDERT', 'Der Entwurf wurde zwischenzeitlich geändert.'),
    '✗ ABGESCHLOSSEN': conflict('ENTWURF_ABGESCHLOSSEN', 'Daraus ist schon ein Vertrag geworden.'),
    '✗ WEG': { status: 404, json: { code: 'NICHT_GEFUNDEN', errorMessage: 'Das gibt es nicht.' } },
    '✗ ZU_VIELE': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: bitteWarten },
    },
  },
  buttons: {
    FRAGEN: fuss('speichern'),
    SCHLIESSEN: 'Schließen',
    LOESCHEN: t('loeschen'),
    BESTAETIGEN: t('loeschen'),
    ABBRECHEN: 'abbrechen',
    NEU_BEGINNEN: 'Neuen Antrag beginnen',
  },
  fields: { 'ANLEGEN.email': ['entwurfEmail'], 'ANLEGEN.plz': ['entwurfPlz'] },
  happenings: {
    SPEICHERN: drueckt(t('aenderungen')),
    BEHALTEN: drueckt(t('behalten')),
    LADEN: async (stage) => {
      await drueckt(t('laden'))(stage);
      await stage.calls.answer('neuesteLesen', fassung(neuesteFassung));
    },
    VERMITTELT: kommtAlsVermittler,
    'BEANTWORTET zuerst': beantwortet(antworten.einstieg, 'Beitrag zeigen'),
    'BEANTWORTET danach': ({ page }) => weiter(page, 'Mit diesem Beitrag weiter'),
    UEBERNOMMEN: async ({ page, calls }) => {
      await page.goto(`${address}?savedDraftId=${id}`, { waitUntil: 'commit' });
      await calls.answer('neuesteLesen', fassung(gemerkt.version));
    },
    ANGEKOMMEN: ({ page }) => page.locator('main[data-flow-state="einstieg"]').waitFor(),
    ABGESCHLOSSEN: schliesstAb,
    VERBUNDEN: ({ page }) =>
      page.evaluate(() => void globalThis.dispatchEvent(new Event('online'))),
  },
  toasts: {
    // A link goes out with the first save alone.
    'speichern ✓ gespeichert': ({ context }) =>
      hatEmail(context)
        ? 'Ihr Entwurf ist gespeichert. Der Link ist unterwegs an anna@example.org.'
        : 'Ihr Entwurf ist gespeichert.',
    'loeschen ✓ geloescht': 'Ihr Entwurf ist gelöscht.',
  },
  elsewhere: { abgeschlossen: `${address}/bestaetigung`, geladen: address, verworfen: address },
  sentence: ({ value }: { value: StateValue }) => saetze[leaf(value)] ?? null,
};

const unterwegs = z.object({
  unterwegs: z.object({ wohin: z.object({ email: z.nullable(z.string()) }) }),
});

function hatEmail(context: unknown): boolean {
  return z.parse(unterwegs, context).unterwegs.wohin.email !== null;
}

const saetze: Readonly<Record<string, string>> = {
  'anlegen.fragt': t('erklaerung'),
  'anlegen.gescheitert': t('fehler'),
  'anlegen.zuViele': bitteWarten,
  'anlegen.weg': t('weg'),
  'aendern.fragt': t('erklaerungWieder'),
  'aendern.gescheitert': t('fehler'),
  'aendern.zuViele': bitteWarten,
  'aendern.abgeschlossen': t('abgeschlossenText'),
  'loeschen.fragt': t('loeschenText'),
  'loeschen.gescheitert': t('nichtGeloescht'),
  'geaendert.fragt': t('geaendertFrage'),
  'geaendert.gescheitert': t('fehler'),
  'selbst.geaendert.fragt': t('geaendertFrage'),
  'selbst.geaendert.gescheitert': t('fehler'),
  'selbst.gescheitert': fuss('offen'),
  'selbst.abgeschlossen.sagt': t('abgeschlossenText'),
  'selbst.aufgeschoben': fuss('aufgeschoben'),
  'selbst.speichert': fuss('speichert'),
};

function istSpeichern({ method, path }: StageRequest): boolean {
  const [, rest] = /^\/api\/entwurf(\/[^/]+)?\/?$/.exec(path) ?? [];
  if (method === 'POST') return /^\/api\/entwurf\/?$/.test(path);
  return method === 'PUT' && rest !== undefined;
}

/** Only he is signed in. */
function vonVermittler({ headers }: StageRequest): boolean {
  return headers.authorization !== undefined;
}

const speicherung = z.object({
  kennung: z.nullable(
    z.object({ id: z.string(), version: z.number(), plz: z.nullable(z.string()) }),
  ),
  inhalt: z.looseObject({ antworten: z.unknown(), schritt: z.string(), produkt: z.string() }),
  wohin: z.object({ plz: z.nullable(z.string()), email: z.nullable(z.string()) }),
});

/** What goes to the server for a save: over the draft there is, or as a new one. */
function gesendet(input: unknown): object {
  const { kennung, inhalt, wohin } = z.parse(speicherung, input);
  const { antworten: gegeben, schritt, produkt } = inhalt;
  const immer = { antworten: gegeben, schritt };
  if (!kennung) return { ...immer, ...wohin, produkt };
  return { ...immer, id: kennung.id, version: kennung.version, plz: kennung.plz ?? wohin.plz };
}

function geoeffnetWie(input: unknown): object {
  const { id: gemeint, plz } = z.parse(z.object({ id: z.string(), plz: z.string() }), input);
  return { id: gemeint, plz };
}

const gesichert = z.object({ id: z.string(), version: z.number(), laeuftAb: z.string() });

/** A draft in which nothing was answered yet. */
function fassung(version: number): StageAnswer {
  return {
    json: {
      id,
      version,
      status: 'OFFEN',
      produkt: 'HAUSRAT',
      variante: null,
      marke: 'andsafe',
      vermittlerNummer: null,
      antworten: {},
      schritt: 'einstieg',
      schema: 2,
      tarifVersion: null,
      beitrag: null,
      geaendertAm: gemerkt.gespeichertUm,
      laeuftAb: gemerkt.laeuftAb,
    },
  };
}

/** In the dialog that is open. */
function drueckt(name: string) {
  return ({ page }: Pick<Stage, 'page'>) =>
    page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
}

function weiter(page: Page, name = antrag('weiter')) {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Answers the question that is shown, and goes on. */
export function beantwortet(antwort: object, knopf?: string) {
  return async ({ page }: Pick<Stage, 'page'>): Promise<void> => {
    const choices = new Choices(host.labels ?? {});
    await fill(page, { type: 'WEITER' }, antwort, { flow: host, choices, mayTry: false });
    await weiter(page, knopf);
  };
}

/** Opens the page again as a broker who is signed in. */
async function kommtAlsVermittler({ page }: Stage): Promise<void> {
  const nutzer = { 'custom:vermittlernummer': agentur };
  const stored = {
    ...storedTokens(await nowOf(page), 86_400, nutzer),
    'sitzung.vermittler': signOfLife['sitzung.vermittler'],
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(address, { waitUntil: 'commit' });
}

/** Comes back to where only the bank is missing, and concludes. */
export async function schliesstAb({ page }: Pick<Stage, 'page'>): Promise<void> {
  const { kontaktZahlung, abschluss: _abschluss, ...kept } = antworten;
  const schritt = 'kontaktZahlung';
  const entwurf = { schema: 4, flow: 'antrag/hausrat', schritt, antworten: kept };
  const draft = { entwurf, ergebnisse: {}, nummernnachweis: null };
  // The page that is left keeps its own answers; where it has gone, nothing writes over these.
  await page.goto(ohneSkript);
  await page.evaluate(
    (text) => sessionStorage.setItem('entwurf:antrag/hausrat::', text),
    JSON.stringify({ schema: 1, schritt, antworten: draft }),
  );
  await page.goto(`${address}/${schritt}`, { waitUntil: 'commit' });
  await page.locator('main[data-flow-state="kontaktZahlung.angaben"]').waitFor();
  await beantwortet(kontaktZahlung)({ page });
  await page.getByRole('checkbox', { name: /Vertragsunterlagen/ }).check({ force: true });
  await weiter(page, 'Jetzt kostenpflichtig abschließen');
}
