import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import { umziehen } from '#contract/endpoints/vertrag/umzug.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { t } from '#portal/flows/vertrag/umzug/texte.ts';
import { comesWithPostcode } from '#tests/models/browser/fill.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { partner } from '../../konto/datenImBrowser.ts';
import { vertrag } from '../aenderung/wire.ts';
import {
  ablehnung,
  berechnet,
  hausrat,
  nachHamburg,
  partnerNummer,
  rad,
  vorgemerkt,
} from './cases.ts';
import { abUmzug, alsStand, beiDenDaten, gesagt, gezeigt } from './gezeigt.ts';

const mitAdresse: Vertrag = {
  ...vertrag,
  zahlweise: 'JAEHRLICH',
  kacheln: [{ art: 'risikoort', hinderung: null }],
};
const { hausrat: _flaeche, ...ohneFlaeche } = mitAdresse;
const vertraege: Vertrag[] = [
  {
    ...ohneFlaeche,
    versicherungsNummer: rad,
    versicherungsName: 'Fahrradversicherung',
    produktIdentifier: 'FAHRRAD_2',
  },
  {
    ...mitAdresse,
    versicherungsNummer: hausrat,
    versicherungsName: 'Hausratversicherung',
    produktIdentifier: 'HAUSRAT',
  },
  vertrag,
];

const umzugAlsVormerkung = 'Umzug nach Hamburg';
/** As the list says them once the move is saved. */
const umgezogene: Vertrag[] = vertraege.map((einer) =>
  einer.versicherungsNummer === rad
    ? {
        ...einer,
        vorgemerkteAenderungen: [
          {
            art: 'RISIKOORT',
            text: umzugAlsVormerkung,
            wirksamkeitsdatum: '2027-03-01',
            versicherungsPraemie: 8000,
            loeschbar: true,
          },
        ],
      }
    : einer,
);

export const inBrowser = unterbrechungImBrowser({
  address: '/kunden/umzugsservice',
  signedIn: true,
  // The bicycle is asked about last; home contents are always calculated at once.
  calls: { berechnen: beitragVon(rad), speichern: umziehen },
  bodies: {
    berechnen: (input) => z.parse(z.array(zuRechnen), input).find(istRad) ?? {},
    speichern: (input) => {
      const { partnerNummer: id, vertraege: mit, ...wann } = z.parse(umzugsauftrag, input);
      return { id, ...wann, vertraege: mit.map(zuSpeichern) };
    },
  },
  reads: [
    {
      of: partnerLesen,
      answer: (given) => {
        const umgezogen = given.get('speichern ✓ alles');
        const neueAnschrift = umgezogen && abUmzug(alsStand(umgezogen.from));
        return { json: { ...partner, ...(neueAnschrift && { neueAnschrift }) } };
      },
    },
    {
      of: findByPartnerNummer,
      answer: (given) => ({ json: given.has('speichern ✓ alles') ? umgezogene : vertraege }),
    },
    { of: beitragVon(hausrat), answer: { json: berechnet } },
  ],
  answers: {
    'berechnen ✓ berechnet': radAus,
    'berechnen ✓ ohne Elementar': radAus,
    'berechnen ✓ ohne Vorgemerktes': radAus,
    'berechnen ✓ schon vorgemerkt': conflict(vorgemerkt.code, vorgemerkt.text),
    'berechnen ✓ das Rad nicht': technisch,
    '✗ abgelehnt': conflict(ablehnung.code, ablehnung.text),
  },
  kept: { aufgehoben: aufgehoben() },
  buttons: {
    SPEICHERN: (from) => t(kostetMehr(from.context) ? 'kostenpflichtig' : 'verbindlichSpeichern'),
    OHNE_DIESE: t('ohneDiese'),
    AENDERN: t('angabenAendern'),
    ERNEUT: (from) =>
      t(from.matches('fehlerBeimSpeichern') ? 'nochmalSpeichern' : 'nochmalBerechnen'),
  },
  fillers: {
    ort: comesWithPostcode('ort'),
    vertraege: async (page, value) => {
      const nummern = new Set(z.parse(auswahl, value).map((einer) => einer.versicherungsNummer));
      for (const nummer of [rad, hausrat]) {
        await page
          .locator(`main [name="vertraege"][value="${nummer}"]`)
          .setChecked(nummern.has(nummer), { force: true });
      }
    },
    // Asked only where the cover is lost.
    ohneElementar: (page, value) => hake(page, 'ohneElementar', value === true),
    entfallendesBestaetigt: (page, value) => hake(page, 'entfallendesBestaetigt', value === true),
  },
  behind: {
    'speichern ✓ alles': {
      link: 'Ihre Daten ansehen',
      path: '/kunden/kundendaten',
      says: (snapshot) => beiDenDaten(alsStand(snapshot)),
      next: { opens: true, path: '/kunden/vertraege', says: () => [umzugAlsVormerkung] },
    },
  },
  cameFrom: { frisch: ['/kunden/vertraege', '/kunden/kundendaten/'] },
  shows: (snapshot) => gezeigt(alsStand(snapshot)),
  says: (snapshot) => gesagt(alsStand(snapshot)),
  // What was saved and what was not are told apart.
  notices: {
    // What a contract loses at the new address, and what ends there.
    uebersicht: [
      'An der neuen Adresse entfällt der Elementarschutz.',
      'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
      vorgemerkt.text,
    ],
    teilweise: [
      'Nicht gespeichert Der Beitrag hat sich geändert.',
      'Gespeichert Ab dem 15. Dezember 2026 zahlen Sie jährlich',
    ],
  },
  edits: { uebersicht: { 'Neue Adresse': 'neueAdresse', Umzugstag: 'neueAdresse' } },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return ablehnung.text;
    if (snapshot.matches('teilweise')) return t('teilweiseTitel');
    if (snapshot.matches('bestaetigung')) return t('bestaetigungTitel');
    return snapshot.hasTag('fehler') ? t('fehler') : null;
  },
});

const rechnungen = z.object({
  berechnungen: z.record(
    z.string(),
    z.object({ rechnung: z.object({ berechnung: z.nullable(z.unknown()) }) }),
  ),
});

const zuRechnen = z.looseObject({ versicherungsNummer: z.string() });
const istRad = (einer: { versicherungsNummer: string }) => einer.versicherungsNummer === rad;
const mitumzug = z.object({
  versicherungsNummer: z.string(),
  wohnflaeche: z.optional(z.number()),
  ohneElementar: z.boolean(),
  entfallendesBestaetigt: z.boolean(),
  berechnung: z.object({
    berechnungId: z.string(),
    beitragNeu: z.object({ versicherungsPraemie: z.number() }),
  }),
});
const umzugsauftrag = z.object({
  partnerNummer: z.string(),
  wirksamkeitsdatum: z.string(),
  anschrift: z.looseObject({}),
  vertraege: z.array(mitumzug),
});

/** The price that was shown, and what was agreed to where it was asked. */
function zuSpeichern({ berechnung, ...vertrag }: z.infer<typeof mitumzug>): object {
  // Home contents are answered the same whatever was asked (`reads`).
  const { berechnungId, beitragNeu } =
    vertrag.versicherungsNummer === hausrat ? berechnet : berechnung;
  return {
    ...vertrag,
    ohneElementar: vertrag.ohneElementar || undefined,
    entfallendesBestaetigt: vertrag.entfallendesBestaetigt || undefined,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  };
}

/** Every contract that can move along costs more in Hamburg. */
function kostetMehr(context: unknown): boolean {
  return Object.values(z.parse(rechnungen, context).berechnungen).some(
    ({ rechnung }) => rechnung.berechnung !== null,
  );
}

/** The bicycle alone is held: it is its answer that goes over the wire. */
function radAus(output: unknown): StageAnswer {
  const berechnete = z.parse(z.record(z.string(), z.object({ berechnung: z.unknown() })), output);
  return { json: berechnete[rad]?.berechnung };
}

const auswahl = z.array(z.object({ versicherungsNummer: z.string() }));

function beitragVon(nummer: string) {
  return ({ method, path }: StageRequest) =>
    method === 'POST' && path === `/api/vertrag/${nummer}/beitrag/risikoort`;
}

async function hake(page: Page, name: string, ja: boolean): Promise<void> {
  const haken = page.locator(`main [name="${name}"]`);
  if ((await haken.count()) > 0) await haken.setChecked(ja, { force: true });
}

/** What this tab keeps of a move that was not sent yet. */
function aufgehoben(): Record<string, string> {
  const kept: Record<string, string> = {};
  draftAt(
    {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, text) => void (kept[key] = text),
      removeItem: (key) => void delete kept[key],
    },
    'umzug',
    partnerNummer,
    kundin.sub,
  ).write({ schritt: 'neueAdresse', antworten: { neueAdresse: nachHamburg } });
  return kept;
}
