import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { allgemeinerFehler } from '#contract/constants.ts';
import {
  bestandsueberblick,
  findByVermittlernummer,
  type Bestandskunde,
} from '#contract/endpoints/kundenbestand.ts';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { umsatzBestaetigen } from '#contract/endpoints/vertrag/aenderung.ts';
import { t } from '#portal/flows/vermittler/umsatz-bestaetigen/texte.ts';
import { t as seite } from '#portal/pages/kundenbestand/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { absage, vertraege } from './cases.ts';

const firma = 'Nordlicht IT GmbH';
const kunde: Bestandskunde = {
  partnerNummer: 'P000006',
  firma,
  vorname: 'Jan',
  nachname: 'Krüger',
  plz: '48143',
  ort: 'Münster',
  produkte: ['BHV'],
  laufende: 2,
  beendete: 0,
  naechsteHauptfaelligkeit: '2027-01-01',
  offeneAufgaben: 2,
  mahnung: false,
  jahresbeitrag: 1_142_40,
  geaendertAm: '2026-11-01',
  vertraege: vertraege.map((versicherungsNummer) => ({
    versicherungsNummer,
    produkt: 'BHV',
    umsatzOffen: true,
    jahresumsatz: 200_000_00,
  })),
};

const liste = { kunden: [kunde], gesamt: 1, beitragsvolumen: 1_142_40, untervermittler: [] };
const ueberblick = {
  kunden: 1,
  vertraege: 2,
  beitragsvolumen: 1_142_40,
  faellig: 0,
  umsatzOffen: 0,
  mahnung: 0,
  endendeEntwuerfe: 0,
};

const gefragt = z.object({ nummer: z.string() });
const kontext = z.object({
  ergebnisse: z.array(z.object({ nummer: z.string(), abgelehnt: z.nullable(z.string()) })),
});
const liesErgebnisse = ({ context }: AnyMachineSnapshot) => z.parse(kontext, context).ergebnisse;

export const inBrowser: FlowInBrowser = {
  address: '/vermittler/kundenbestand',
  signedIn: true,
  calls: { bestaetigen: umsatzBestaetigen },
  bodies: {
    bestaetigen: (input) => ({
      versicherungsNummer: z.parse(gefragt, input).nummer,
      imAuftragDesKunden: true,
    }),
  },
  reads: [
    { of: findByVermittlernummer, answer: { json: liste } },
    { of: bestandsueberblick, answer: { json: ueberblick } },
    { of: postfaecher.vermittler.zaehlen, answer: { json: { ungelesen: 0 } } },
  ],
  answers: {
    '✓ bestaetigt': { json: vertrag },
    '✓ abgelehnt': conflict('STATUS', absage),
    // What fails with 500 is the answer of its contract; nobody answers here.
    '✗ technisch': { status: 503, json: { code: 'TECHNISCH', errorMessage: allgemeinerFehler } },
  },
  buttons: {
    BESTAETIGEN: t('jetzt'),
    ABBRECHEN: t('abbrechen'),
    ERNEUT: t('erneut'),
    SCHLIESSEN: t('schliessen'),
  },
  happenings: {
    FRAGEN: async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Nordlicht IT GmbH' }).check();
      await page.getByRole('button', { name: t('bestaetigen') }).click();
    },
  },
  links: {
    'Nordlicht IT GmbH': `/vermittler/kunde/${kunde.partnerNummer}`,
    [seite('zumKunden')]: `/vermittler/kunde/${kunde.partnerNummer}`,
  },
  says: (snapshot) =>
    snapshot.matches('ergebnis') || snapshot.matches('fehler')
      ? liesErgebnisse(snapshot).map(({ nummer, abgelehnt: grund }) =>
          grund === null
            ? t('bestaetigt', { kunde: firma, nummer })
            : t('abgelehnt', { kunde: firma, nummer, grund }),
        )
      : [],
  sentence: (snapshot) => (snapshot.matches('fehler') ? allgemeinerFehler : null),
  elsewhere: {
    geschlossen: '/vermittler/kundenbestand',
    abgebrochen: '/vermittler/kundenbestand',
    unterbrochen: '/vermittler/login',
  },
};
