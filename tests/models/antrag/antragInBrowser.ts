import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { consentsLesen } from '#contract/endpoints/consents.ts';
import { entwurfOeffnen } from '#contract/endpoints/entwurf.ts';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { nummerUndWegLesen } from '#contract/endpoints/vermittler.ts';
import { tanGenerieren, tanPruefen } from '#contract/endpoints/verifikation.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { type Abschliessbar, antragsziel, produkte } from '#contract/produkte/produkte.ts';
import { istIn } from '#machines/leaf.ts';
import { t } from '#portal/flows/antrag/texte.ts';
import { t as anfang } from '#portal/flows/antrag/steps/anfang/texte.ts';
import { t as abschluss } from '#portal/flows/antrag/steps/erklaerungen/texte.ts';
import { t as tarif } from '#portal/flows/antrag/steps/tarif/texte.ts';
import { comesWithPostcode } from '#tests/models/browser/fill.ts';
import type {
  Filler,
  FlowInBrowser,
  Stage,
  WireAnswer,
} from '#tests/models/browser/flowInBrowser.ts';
import type { Notices } from '#tests/models/browser/notices.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import {
  nowOf,
  sessionExpires,
  signInElsewhere,
  signOutElsewhere,
  storedTokens,
} from '#tests/models/browser/pool.ts';
import { conflict, technisch, whenLeft } from '#tests/models/browser/wire.ts';
import { beimMenschen } from './beimMenschen.ts';
import { bearbeiten } from './fragen.ts';
import { type AntragGelesen, antragGezeigt } from './gezeigt.ts';
import { erklaerungen, worte } from './worte.ts';

/** What the tours of an application say of their product; the rest is the same for each. */
interface AntragImBrowser {
  /** The folder of its flow. */
  readonly antrag: Abschliessbar;
  /** Answers of the draft that is opened. */
  readonly entwurf: Readonly<Record<string, unknown>>;
  /** What is read back of it. */
  readonly gelesen: AntragGelesen;
  /** Where each „bearbeiten“ of the summary leads, besides those that every application has. */
  readonly bearbeiten: Readonly<Record<string, string>>;
  readonly links?: FlowInBrowser['links'];
  readonly fields?: FlowInBrowser['fields'];
  readonly fillers?: FlowInBrowser['fillers'];
}

/** The tours of an application through the portal, whatever it insures. */
export function antragInBrowser(fall: AntragImBrowser): FlowInBrowser {
  const { schluessel } = antragsziel(fall.antrag);
  const produkt = produkte[schluessel].aufruf;
  const address = `/${fall.antrag}/antrag`;
  const ruf = (name: string) => ({ method: 'POST' as const, path: `/${produkt}/${name}` as const });
  return {
    address,
    signedIn: true,
    calls: {
      umfeldLaden: featuresLesen,
      'umfeldLaden/vermittler': nummerUndWegLesen,
      entwurfOeffnen,
      tarifieren: ruf('tarifieren'),
      nachrechnen: ruf('tarifieren'),
      codeSenden: tanGenerieren,
      codePruefen: tanPruefen,
      bonitaetPruefen: ruf('bonitaet'),
      unterlagenVorbereiten: ruf('vorbereiten'),
      abschliessen: ruf('antrag'),
    },
    bodies: {
      // It is tried without a postcode first: she might be its owner.
      entwurfOeffnen: { except: ['plz'] },
      // The tours begin a day later than the cases; by this name only the request before knows the covers.
      tarifieren: { except: ['versicherungsbeginn', 'hausratDeckungen'] },
      nachrechnen: { except: ['versicherungsbeginn', 'hausratDeckungen'] },
      unterlagenVorbereiten: { except: ['versicherungsbeginn'] },
      codeSenden: 'input',
      codePruefen: 'input',
      bonitaetPruefen: (input) => z.parse(z.object({ antragId: z.string() }), input),
      abschliessen: (input) => {
        const { nachweis, antworten, ergebnisse } = z.parse(abschlussauftrag, input);
        const beitragErwartet = ergebnisse.tarifieren.ergebnis.beitrag.versicherungsPraemie;
        const { antragId } = antworten.abschluss;
        return { nachweis, antragId, beitragErwartet, idempotencyKey: antragId };
      },
    },
    askedAhead: ['tarifieren', 'nachrechnen'],
    reads: [
      // Nothing is known of her, so that everything is asked.
      { of: partnerLesen, answer: nichtGefunden },
      { of: consentsLesen, answer: { json: [vertragsunterlagen(schluessel)] } },
    ],
    answers: antworten(fall),
    buttons: {
      NEU_BEGINNEN: anfang('entwurfNeu'),
      CODE_ERNEUT: 'Code erneut senden',
      WIEDERHOLEN: wiederholen,
      NUMMER_AENDERN: 'Nummer ändern',
      ANPASSEN: 'Angebot anpassen',
      ABSCHLIESSEN: abschluss('abschliessen'),
    },
    labels: { ...worte, ...fall.gelesen.worte },
    hints: { ...erklaerungen, ...fall.gelesen.erklaerungen },
    shows: antragGezeigt(fall.gelesen),
    notices: hinweise(fall),
    says: (snapshot) =>
      istIn(snapshot, 'bestaetigung')
        ? ['Produktinformationsblatt', 'Versicherungsbedingungen']
        : istIn(snapshot, 'abschluss.lesen')
          ? ['an a…@example.org gesendet.']
          : [],
    edits: { 'abschluss.lesen': { ...bearbeiten, ...fall.bearbeiten } },
    leadsBack: ['abschluss.lesen'],
    behind: beimMenschen,
    sentByChange: ['WAHL'],
    ...(fall.links && { links: fall.links }),
    fields: {
      antragId: [],
      einwilligungen: ['vertragsunterlagen'],
      ...fall.fields,
    },
    fillers: { versicherungsbeginn: waehleBeginn, ort: comesWithPostcode('ort'), ...fall.fillers },
    happenings: {
      ...anfaenge(address, ausNeuererFassung(fall)),
      ABGEMELDET: async (stage) => {
        await angemeldet(stage);
        await signOutElsewhere(stage);
      },
      SITZUNG_ABGELAUFEN: async (stage) => {
        await angemeldet(stage);
        await sessionExpires(stage);
      },
    },
    elsewhere: {
      sorry: '/antrag/sorry',
      checkFailed: '/antrag/check-failed',
      manuellePruefung: '/vermittler-nachricht',
      agentNichtGefunden: '/beratung/agent/notfound',
    },
  };
}

/** What every application says of itself; at its first question more than later. */
function hinweise({ entwurf, gelesen }: AntragImBrowser): Notices {
  const [erster = ''] = Object.keys(entwurf);
  const amAnfang = [
    'Bitte antworten Sie vollständig und richtig',
    'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
  ];
  return {
    initialisieren: amAnfang,
    [erster]: amAnfang,
    'angebot.nichtMoeglich': ['So können wir Sie nicht versichern'],
    'angebot.rechnet': ['Der Beitrag hat sich geändert'],
    'kontaktZahlung.telefon': ['Bitte bestätigen Sie Ihre Handynummer noch einmal'],
    'abschluss.lesen': ['Wir haben Ihre Unterlagen neu erstellt'],
    ...gelesen.hinweise,
  };
}

/** What concludes an application: the price that was shown, and what was prepared. */
const abschlussauftrag = z.object({
  nachweis: z.nullable(z.string()),
  antworten: z.object({ abschluss: z.object({ antragId: z.string() }) }),
  ergebnisse: z.object({
    tarifieren: z.object({
      ergebnis: z.object({ beitrag: z.object({ versicherungsPraemie: z.number() }) }),
    }),
  }),
});

/** What goes over the wire for what the calls answer. */
function antworten(fall: AntragImBrowser): Record<string, WireAnswer> {
  const { antrag, entwurf } = fall;
  const gespeicherter = gespeichert(antragsziel(antrag).schluessel, entwurf);
  return {
    'entwurfOeffnen ✓ geoeffnet': { json: gespeicherter },
    '✗ ENTWURF_WEG': nichtGefunden,
    '✗ ENTWURF_GESPERRT': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: 'Bitte warten Sie.' },
    },
    '✗ ENTWURF_NEUER': ausNeuererFassung(fall),
    'codeSenden ✓ gesendet': { json: { gueltigBis: '2026-11-21T09:10:00.000Z' } },
    'codePruefen ✓ richtig': (nachweis) => ({ json: { nachweis } }),
    'bonitaetPruefen ✓ positiv': { json: { bonitaet: 'POSITIV' } },
    'bonitaetPruefen ✓ negativ': { json: { bonitaet: 'NEGATIV' } },
    'bonitaetPruefen ✓ unklar': { json: { bonitaet: 'UNKLAR' } },
    ...Object.fromEntries(
      [
        'PLZ_FALSCH',
        'ENTWURF_ABGESCHLOSSEN',
        'CODE_FALSCH',
        'CODE_VERBRAUCHT',
        'BEITRAG_GEAENDERT',
        'BONITAET_NEGATIV',
        'UNTERLAGEN_VERALTET',
        'NACHWEIS_NOETIG',
        'NICHT_ABSCHLIESSBAR',
      ].map((code) => [`✗ ${code}`, conflict(code, 'Bitte prüfen Sie Ihre Angaben.')]),
    ),
  };
}

/** A draft saved by a release this page does not know yet. */
function ausNeuererFassung({ antrag, entwurf }: AntragImBrowser): StageAnswer {
  return { json: { ...gespeichert(antragsziel(antrag).schluessel, entwurf), schema: 9_999 } };
}

/** Who stands around an application comes with its link: where that is another, the page is opened by it. */
function anfaenge(address: string, neuer: StageAnswer): NonNullable<FlowInBrowser['happenings']> {
  const oeffne = ({ page, calls }: Stage, query: string) => {
    calls.keepOnly([], whenLeft);
    return page.goto(`${address}${query}`, { waitUntil: 'commit' });
  };
  const direkt = (mitCode: boolean) => async (stage: Stage) => {
    // An empty one names no broker, also where an earlier link did.
    if (/=./.test(stage.page.url())) await oeffne(stage, '?vermittlernummer=');
    await stage.calls.answer('umfeldLaden', schalter(mitCode));
  };
  const mitVermittler = (answer: StageAnswer) => async (stage: Stage) => {
    await oeffne(stage, '?vermittlernummer=4711000009');
    await stage.calls.answer('umfeldLaden/vermittler', answer);
    await stage.calls.answer('umfeldLaden', schalter(false));
  };
  // It is tried without a postcode first: she might be its owner.
  const mitEntwurf = (answer: StageAnswer) => async (stage: Stage) => {
    await oeffne(stage, `?vermittlernummer=&savedDraftId=${entwurfId}`);
    await stage.calls.answer('entwurfOeffnen', answer);
    await stage.calls.answer('umfeldLaden', schalter(false));
  };
  return {
    'umfeldLaden ✓ ohne Code': direkt(false),
    'umfeldLaden ✓ mit Code': direkt(true),
    'umfeldLaden ✓ mit Entwurf': mitEntwurf(conflict('PLZ_NOETIG', 'Nennen Sie die PLZ.')),
    'umfeldLaden ✓ Entwurf weg': mitEntwurf(nichtGefunden),
    'umfeldLaden ✓ Entwurf neuer': mitEntwurf(neuer),
    'umfeldLaden ✓ Entwurf abgeschlossen': mitEntwurf(
      conflict('ENTWURF_ABGESCHLOSSEN', 'Daraus ist schon ein Vertrag geworden.'),
    ),
    'umfeldLaden ✗ AGENT_UNBEKANNT': mitVermittler(nichtGefunden),
    'umfeldLaden ✗ TECHNISCH': mitVermittler(technisch),
    'umfeldLaden ✗ NICHT_VERFUEGBAR': async (stage) => {
      await oeffne(stage, '?brand=protect-ch');
    },
  };
}

function wiederholen(from: AnyMachineSnapshot): string {
  if (istIn(from, 'angebot.fehlgeschlagen')) return tarif('nochmal');
  return t('nochmal');
}

/** The page knows that she is signed in: only then the end of it is any of its business. */
async function angemeldet(stage: Stage): Promise<void> {
  const abmelden = stage.page.getByRole('button', { name: 'Abmelden' }).first();
  if (!(await abmelden.isVisible())) {
    await signInElsewhere(stage, storedTokens(await nowOf(stage.page), 3_600));
  }
  await abmelden.waitFor();
}

/** The cases live on one day, the tours on another: what counts is how far it is from today. */
async function waehleBeginn(page: Page, value: unknown): Promise<void> {
  const beginn = z.parse(z.enum(['2026-11-19', '2026-11-20', '2026-11-21']), value);
  const tag = { '2026-11-19': 'Gestern', '2026-11-20': 'Heute', '2026-11-21': 'Morgen' }[beginn];
  const wahl = page.locator('main').getByRole('radio', { name: tag, exact: true });
  await wahl.check({ force: true });
}

const entwurfId = '5b0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3';

const nichtGefunden: StageAnswer = {
  status: 404,
  json: { code: 'NICHT_GEFUNDEN', errorMessage: 'Das gibt es nicht.' },
};

function schalter(mitCode: boolean): StageAnswer {
  return { json: { 'antrag-tan': mitCode, 'antrag-rechnung': true } };
}

function vertragsunterlagen(produkt: ProduktSchluessel) {
  return {
    id: 'vertragsunterlagen',
    titel: 'Vertragsunterlagen',
    text: 'Ich habe die Vertragsunterlagen erhalten und konnte sie speichern.',
    version: '1',
    pflicht: true,
    produkte: [produkt],
    markt: ['DE'],
  };
}

function gespeichert(produkt: ProduktSchluessel, antworten: object) {
  return {
    id: entwurfId,
    status: 'OFFEN',
    produkt,
    variante: null,
    marke: 'andsafe',
    vermittlerNummer: null,
    antworten,
    // Where the flow begins: the tours go on by themselves.
    schritt: Object.keys(antworten)[0] ?? '',
    schema: 1,
    version: 1,
    tarifVersion: null,
    beitrag: null,
    geaendertAm: '2026-11-20T10:00:00.000Z',
    laeuftAb: '2027-02-18T10:00:00.000Z',
  };
}

const annahmen = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What the price assumes is changed in its sentence, known by how it begins. */
export function nimmAn(saetze: Readonly<Record<string, string>>): Filler {
  return async (page, value) => {
    for (const [name, wert] of Object.entries(z.parse(annahmen, value))) {
      const zeile = page.getByRole('listitem').filter({ hasText: saetze[name] ?? name });
      await zeile.getByRole('button', { name: 'ändern' }).click();
      await page.locator(`input[name="${name}"][value="${String(wert)}"]`).check({ force: true });
    }
  };
}
