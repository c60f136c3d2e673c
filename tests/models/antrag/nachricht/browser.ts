import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { nummerUndWegLesen, vermittlerinfoLesen } from '#contract/endpoints/vermittler.ts';
import { t } from '#portal/flows/antrag/nachricht/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { technisch } from '#tests/models/browser/wire.ts';
import { ungefragt } from '../../konto/ungefragt.ts';
import { vermittler } from './cases.ts';

const auftrag = z.object({ geschrieben: z.nullable(z.looseObject({})) });
const vertriebsweg = 'MAKLER';
const { vermittlerNummer } = vermittler;

export const inBrowser: FlowInBrowser = {
  address: '/vermittler-nachricht/',
  addresses: { 'mit Link': `/vermittler-nachricht/?vermittlernummer=${vermittlerNummer}` },
  calls: { empfaengerLaden: vermittlerinfoLesen, senden: vermittlerNachrichtSenden },
  bodies: { senden: (input) => z.parse(auftrag, input).geschrieben ?? {} },
  reads: [{ of: nummerUndWegLesen, answer: { json: { vermittlerNummer, vertriebsweg } } }],
  answers: {
    'empfaengerLaden ✓ vermittler': {
      json: { ...vermittler, ort: 'Münster', ihkNummer: null, vertriebsweg },
    },
    'senden ✓ gesendet': { json: { eingegangenAm: '2026-11-20T10:00:00.000Z' } },
    'senden ✗ ZU_OFT': { ...technisch, status: 429 },
  },
  // What she may want (`domain/antrag.md §5.2`).
  labels: {
    anliegen: {
      ANFRAGE_RISIKO: 'Prüfung',
      RUECKRUF: 'Rückruf',
      ANGEBOT: 'Angebot',
      ALLGEMEIN: 'Anderes',
    },
    rueckrufzeit: { VORMITTAG: 'Vormittags', NACHMITTAG: 'Nachmittags', EGAL: 'Jederzeit' },
  },
  // Whoever comes from an application need not write it again.
  notices: Object.fromEntries(
    ['schreiben', 'senden', 'zuOft', 'fehlgeschlagen'].map((state) => [
      state,
      ['Hausratversicherung: Angaben aus Ihrem Antrag'],
    ]),
  ),
  happenings: ungefragt,
  kept: { 'aus einem Antrag': { 'entwurf:nachricht': JSON.stringify(ausDemAntrag()) } },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('zuOft')) return t('zuOft');
    if (snapshot.matches('fehlgeschlagen')) return t('fehler');
    return snapshot.matches('gesendet') ? t('gesendet') : null;
  },
};

/** What an application for a large home leaves in the tab. */
function ausDemAntrag() {
  return {
    produkt: 'HAUSRAT',
    grund: 'WOHNFLAECHE_UEBER_300',
    angaben: [{ label: 'Wohnfläche', wert: '320\u00A0m²' }],
    empfaenger: vermittler,
    name: 'Anna Bergmann',
    email: 'anna.bergmann@example.org',
    telefon: '',
  };
}
