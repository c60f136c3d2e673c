import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { nummerUndWegLesen, vermittlerinfoLesen } from '#contract/endpoints/vermittler.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { technisch } from '#tests/models/browser/wire.ts';
import { ungefragt } from '../../konto/ungefragt.ts';
import { technisch as technischerSatz } from '../../sentences.ts';
import { vermittler } from '../nachricht/cases.ts';

const { vermittlerNummer } = vermittler;
const vertriebsweg = 'MAKLER';
const arten: Readonly<Record<string, string>> = { PKW: 'Pkw', MOTORRAD: 'Motorrad' };

const auftrag = z.object({
  geschrieben: z.object({
    fahrzeugart: z.string(),
    kennzeichen: z.string(),
    hsn: z.string(),
    tsn: z.string(),
    erstzulassung: z.string(),
    wunschbeginn: z.string(),
    name: z.string(),
    geburtsdatum: z.string(),
    plz: z.string(),
    email: z.string(),
    telefon: z.string(),
  }),
});

export const inBrowser: FlowInBrowser = {
  address: '/antrag/allgemeine-versicherungsdaten/',
  addresses: {
    'mit Link': `/antrag/allgemeine-versicherungsdaten/?vermittlernummer=${vermittlerNummer}`,
  },
  calls: { empfaengerLaden: vermittlerinfoLesen, senden: vermittlerNachrichtSenden },
  bodies: { senden: (input) => gesendet(z.parse(auftrag, input).geschrieben) },
  reads: [{ of: nummerUndWegLesen, answer: { json: { vermittlerNummer, vertriebsweg } } }],
  answers: {
    'empfaengerLaden ✓ vermittler': {
      json: { ...vermittler, ort: 'Münster', ihkNummer: null, vertriebsweg },
    },
    'senden ✓ gesendet': { json: { eingegangenAm: '2026-11-20T10:00:00.000Z' } },
    'senden ✗ ZU_OFT': { ...technisch, status: 429 },
  },
  labels: { fahrzeugart: arten },
  notices: Object.fromEntries(
    ['laden', 'schreiben', 'senden', 'zuOft', 'fehlgeschlagen'].map((state) => [
      state,
      ['Legen Sie den Fahrzeugschein bereit'],
    ]),
  ),
  happenings: ungefragt,
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('zuOft')) {
      return 'Sie haben zu viele Nachrichten gesendet. Bitte versuchen Sie es später nochmal.';
    }
    if (snapshot.matches('fehlgeschlagen')) return technischerSatz;
    return snapshot.matches('gesendet') ? 'Wir melden uns innerhalb von 2\u00A0Werktagen.' : null;
  },
};

/** What a person reads of it (`domain/antrag.md §6.11`). */
function gesendet(gesagt: z.infer<typeof auftrag>['geschrieben']) {
  const { name, email, telefon } = gesagt;
  return {
    anliegen: 'ANFRAGE_RISIKO',
    name,
    email,
    telefon,
    antrag: {
      produkt: 'KFZ',
      grund: null,
      angaben: [
        { label: 'Was möchten Sie versichern?', wert: arten[gesagt.fahrzeugart] },
        { label: 'Kennzeichen', wert: gesagt.kennzeichen },
        { label: 'Herstellerschlüsselnummer (HSN)', wert: gesagt.hsn },
        { label: 'Typschlüsselnummer (TSN)', wert: gesagt.tsn },
        { label: 'Erstzulassung', wert: formatDatumLang(gesagt.erstzulassung) },
        {
          label: 'Ab wann möchten Sie versichert sein?',
          wert: formatDatumLang(gesagt.wunschbeginn),
        },
        { label: 'Ihr Geburtsdatum', wert: formatDatumLang(gesagt.geburtsdatum) },
        { label: 'Ihre Postleitzahl', wert: gesagt.plz },
      ],
    },
  };
}
