import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import { zahlweiseBerechnen, zahlweiseSpeichern } from '#contract/endpoints/vertrag/aenderung.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { t } from '#portal/flows/vertrag/aenderung/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { hinderung, jaehrlich, versicherungsNummer } from './cases.ts';
import { vertrag, vertragGespeichert } from './wire.ts';

export const inBrowser: FlowInBrowser = {
  address: `/kunden/zahlungsweise/${versicherungsNummer}`,
  signedIn: true,
  calls: { berechnen: zahlweiseBerechnen, speichern: zahlweiseSpeichern },
  reads: [{ of: vertragLesen, answer: { json: vertrag } }],
  answers: {
    'speichern ✓ gespeichert': { json: vertragGespeichert },
    '✗ preisGeaendert': conflict('PREIS_GEAENDERT', 'Der Beitrag hat sich geändert.'),
    '✗ abgelehnt': conflict(hinderung.code, hinderung.text),
  },
  kept: { 'mit aufgehobener Auswahl': aufgehoben() },
  buttons: {
    SPEICHERN: t('verbindlichSpeichern'),
    ERNEUT: (from) =>
      t(from.matches('fehlerBeimSpeichern') ? 'nochmalSpeichern' : 'nochmalBerechnen'),
    BESTAETIGEN: 'bestätigen',
    ABBRECHEN: 'abbrechen',
  },
  // The kind of change and the day it begins are not asked for here.
  fields: { 'wunsch.art': [], 'wunsch.wert': ['zahlweise'], wirksamkeitsdatum: [] },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return hinderung.text;
    if (snapshot.matches('unterbrochen')) return t('unterbrochen');
    if (snapshot.hasTag('fehler')) return t('fehler');
    const { preisGeaendert } = kontext.parse(snapshot.context);
    return preisGeaendert && snapshot.matches('vergleich') ? t('preisGeaendert') : null;
  },
};

const kontext = z.object({ preisGeaendert: z.boolean() });

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
    versicherungsNummer,
    kundin.sub,
  ).write({ schritt: 'auswahl', antworten: { auswahl: jaehrlich } });
  return kept;
}
