import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { consentsLesen } from '#contract/endpoints/consents.ts';
import { entwurfOeffnen } from '#contract/endpoints/entwurf.ts';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { nummerUndWegLesen } from '#contract/endpoints/vermittler.ts';
import { tanGenerieren, tanPruefen } from '#contract/endpoints/verifikation.ts';
import { formatDatum, heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { type Abschliessbar, antragsziel, produkte } from '#contract/produkte/produkte.ts';
import type { Antragsstand, BasisAntworten } from '#machines/antrag/context.ts';
import { istIn } from '#machines/leaf.ts';
import { t } from '#portal/flows/antrag/texte.ts';
import { t as anfang } from '#portal/flows/antrag/steps/anfang/texte.ts';
import { t as abschluss } from '#portal/flows/antrag/steps/erklaerungen/texte.ts';
import { t as tarif } from '#portal/flows/antrag/steps/tarif/texte.ts';
import { comesWithPostcode } from '#tests/models/browser/fill.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { Notices } from '#tests/models/browser/notices.ts';
import {
  nowOf,
  sessionExpires,
  signInElsewhere,
  signOutElsewhere,
  storedTokens,
} from '#tests/models/browser/pool.ts';
import { anfaenge, antworten, nichtGefunden, vertragsunterlagen } from './amDraht.ts';
import type { AntragFall } from './fall.ts';
import { beimMenschen } from './beimMenschen.ts';
import { bearbeiten } from './fragen.ts';
import { type AntragGelesen, antragGezeigt } from './gezeigt.ts';
import { amAngebot } from './weg.ts';
import { erklaerungen, worte } from './worte.ts';

/** What the tours of an application say of their product; the rest is the same for each. */
export interface AntragImBrowser<A extends BasisAntworten> {
  /** The folder of its flow. */
  readonly antrag: Abschliessbar;
  readonly fall: AntragFall<A>;
  /** What is read back of it. */
  readonly gelesen: AntragGelesen;
  /** Where each „bearbeiten“ of the summary leads, besides those that every application has. */
  readonly bearbeiten: Readonly<Record<string, string>>;
  readonly links?: FlowInBrowser['links'];
  readonly fields?: FlowInBrowser['fields'];
  readonly fillers?: FlowInBrowser['fillers'];
}

/** The tours of an application through the portal, whatever it insures. */
export function antragInBrowser<A extends BasisAntworten>(
  imBrowser: AntragImBrowser<A>,
): FlowInBrowser {
  const { antrag, fall, gelesen } = imBrowser;
  const { schluessel, art } = antragsziel(antrag);
  const produkt = produkte[schluessel].aufruf;
  const address = `/${antrag}/antrag`;
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
      unterlagenSenden: ruf('unterlagen'),
      abschliessen: ruf('antrag'),
    },
    bodies: {
      // It is tried without a postcode first: she might be its owner.
      entwurfOeffnen: { except: ['plz'] },
      tarifieren: (input) => ganzeAnfrage(fall.anfrage(amAngebot(fall, standIn(input)))),
      nachrechnen: (input) => ganzeAnfrage(fall.anfrage(standIn<A>(input).antworten)),
      // The tours begin a day later than the cases.
      unterlagenVorbereiten: { except: ['versicherungsbeginn'] },
      codeSenden: 'input',
      codePruefen: 'input',
      bonitaetPruefen: (input) => z.parse(z.object({ antragId: z.string() }), input),
      unterlagenSenden: (input) => z.parse(z.object({ antragId: z.string() }), input),
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
    answers: antworten(art, fall.entwurf),
    buttons: {
      NEU_BEGINNEN: anfang('entwurfNeu'),
      CODE_ERNEUT: 'Code erneut senden',
      WIEDERHOLEN: wiederholen,
      NUMMER_AENDERN: 'Nummer ändern',
      ANPASSEN: 'Angebot anpassen',
      UNTERLAGEN_ERNEUT: 'Erneut senden',
      ANFRAGEN: 'Persönlich anfragen',
      ABSCHLIESSEN: abschluss('abschliessen'),
    },
    labels: { ...worte, ...gelesen.worte },
    hints: { ...erklaerungen, ...gelesen.erklaerungen },
    shows: antragGezeigt(gelesen),
    notices: hinweise(imBrowser),
    says: (snapshot) =>
      istIn(snapshot, 'bestaetigung')
        ? ['Produktinformationsblatt', 'Versicherungsbedingungen']
        : istIn(snapshot, 'abschluss.lesen')
          ? [istZugestellt(snapshot) ? 'an a…@example.org gesendet.' : 'noch nicht senden.']
          : [],
    edits: { 'abschluss.lesen': { ...zuBearbeiten(fall.antworten), ...imBrowser.bearbeiten } },
    leadsBack: ['abschluss.lesen'],
    behind: beimMenschen,
    sentByChange: ['WAHL', 'NACHFRAGEN', 'TAETIGKEIT_FEHLT'],
    ...(imBrowser.links && { links: imBrowser.links }),
    fields: {
      antragId: [],
      // The page says which day it is.
      beginn: [],
      einwilligungen: ['vertragsunterlagen'],
      ...imBrowser.fields,
    },
    fillers: {
      versicherungsbeginn: waehleBeginn,
      ort: comesWithPostcode('ort'),
      ...imBrowser.fillers,
    },
    happenings: {
      ...anfaenge(address, art, fall.entwurf),
      UNTERLAGEN_GEOEFFNET: ({ page }) =>
        page.getByRole('link', { name: 'Alle Unterlagen speichern (PDF)' }).click(),
      VERBUNDEN: ({ page }) =>
        page.evaluate(() => void globalThis.dispatchEvent(new Event('online'))),
      ABGEMELDET: async (stage) => {
        await angemeldet(stage);
        await signOutElsewhere(stage);
        await abgemeldet(stage);
      },
      SITZUNG_ABGELAUFEN: async (stage) => {
        await angemeldet(stage);
        await sessionExpires(stage);
        await abgemeldet(stage);
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
function hinweise<A extends BasisAntworten>({ fall, gelesen }: AntragImBrowser<A>): Notices {
  const [erster = ''] = Object.keys(fall.entwurf);
  const amAnfang = [
    'Bitte antworten Sie vollständig und richtig',
    'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
  ];
  // The end of a contract elsewhere is the same day in the tours, today is not.
  const anschluss = [
    'Ihr Schutz bei uns beginnt am 1. März 2027.',
    'Sie haben als Beginn den 20. November 2026 gewählt. Bis zum 28. Februar 2027 wären Sie doppelt versichert. Deshalb fragen wir gleich noch einmal, wann Ihr Schutz beginnen soll.',
    'Ihr Schutz kann höchstens ein Jahr im Voraus beginnen. Für den Anschluss am 1. Juli 2028 können Sie ab dem 2. Juli 2027 abschließen.',
  ];
  const verlegt = [
    'Ihr Schutz beginnt am 1. März 2027, denn Ihr bisheriger Vertrag läuft bis zum 28. Februar 2027.',
  ];
  return {
    initialisieren: amAnfang,
    vorversicherung: anschluss,
    nachrechnen: anschluss,
    nachrechnenFehlgeschlagen: anschluss,
    [erster]: amAnfang,
    'angebot.nichtMoeglich': [
      'So können wir Sie nicht versichern',
      'So können wir Sie nicht online versichern',
      ...verlegt,
    ],
    'angebot.fehlgeschlagen': verlegt,
    'angebot.rechnet': ['Der Beitrag hat sich geändert', ...verlegt],
    'angebot.steht': verlegt,
    'angebot.unberechnet': verlegt,
    'kontaktZahlung.telefon': ['Bitte bestätigen Sie Ihre Handynummer noch einmal'],
    abschluss: ['Bitte bestätigen Sie noch eine Erklärung'],
    'abschluss.lesen': ['Wir haben Ihre Unterlagen neu erstellt'],
    'abschluss.erneutGesendet': ['Wir haben Ihnen die Unterlagen noch einmal gesendet'],
    ...gelesen.hinweise,
  };
}

/** With what it must not hold where it is not asked for; nothing is sent where it is not whole. */
function ganzeAnfrage(anfrage: object | null): object {
  if (!anfrage) return { anfrage: 'not whole' };
  // The tours begin a day later than the cases.
  const { versicherungsbeginn: _, ...ganze } = z.parse(z.looseObject({}), anfrage);
  return { gekuendigtDurch: undefined, fahrradProzent: undefined, ...ganze };
}

/** What a price is asked from. */
function standIn<A extends BasisAntworten>(input: unknown): Antragsstand<A> {
  const antworten = z.object({ antworten: z.looseObject({}) });
  return z.parse(
    z.custom<Antragsstand<A>>((given) => z.safeParse(antworten, given).success),
    input,
  );
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

/** The papers were mailed to her. */
function istZugestellt({ context }: AnyMachineSnapshot): boolean {
  return z.safeParse(zugestellt, context).success;
}

const zugestellt = z.object({
  ergebnisse: z.object({
    unterlagenVorbereiten: z.object({ ergebnis: z.object({ zugestellt: z.object({}) }) }),
  }),
});

function wiederholen(from: AnyMachineSnapshot): string {
  if (istIn(from, 'angebot')) return tarif('nochmal');
  return t('nochmal');
}

/** The page knows that she is signed in: only then the end of it is any of its business. */
async function angemeldet(stage: Stage): Promise<void> {
  const abmelden = abmeldenAuf(stage);
  if (!(await abmelden.isVisible())) {
    await signInElsewhere(stage, storedTokens(await nowOf(stage.page), 3_600));
  }
  await abmelden.waitFor();
}

/** The flow stays where it is: nothing else tells that the page knows. What it asks before that it asks as a customer. */
async function abgemeldet(stage: Stage): Promise<void> {
  await abmeldenAuf(stage).waitFor({ state: 'hidden' });
}

function abmeldenAuf({ page }: Stage) {
  return page.getByRole('button', { name: 'Abmelden' }).first();
}

/** The cases live on one day, the tours on another: what counts is how far it is from today. */
async function waehleBeginn(page: Page, value: unknown): Promise<void> {
  const beginn = z.parse(z.enum(['2026-11-19', '2026-11-20', '2026-11-21']), value);
  const tag = { '2026-11-19': 'Anderer Tag', '2026-11-20': 'Heute', '2026-11-21': 'Morgen' }[
    beginn
  ];
  const wahl = page.locator('main').getByRole('radio', { name: tag, exact: true });
  await wahl.check({ force: true });
  if (tag !== 'Anderer Tag') return;
  const gestern = tagePlus(heuteInBerlin(new Date(await nowOf(page))), -1);
  const feld = page.getByRole('textbox', { name: 'Gewünschter Beginn' });
  await feld.fill(formatDatum(gestern));
  await feld.blur();
}

/** The „bearbeiten“ that every application has, of what it asks. */
function zuBearbeiten(antworten: object) {
  return Object.fromEntries(
    Object.entries(bearbeiten).filter(
      ([, schritt]) => schritt !== 'vorversicherung' || schritt in antworten,
    ),
  );
}
