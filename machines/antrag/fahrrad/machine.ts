import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import {
  abschliessen,
  abschliessenFehlgeschlagen,
  enden,
  unterlagen,
  zusammenfassung,
} from '../parts/abschluss.ts';
import { entwurf, fehler, initialisieren, sitzung } from '../parts/anfang.ts';
import { frage } from '../parts/frage.ts';
import { kontakt, telefon, zahlung } from '../parts/kontakt.ts';
import { tarif } from '../parts/tarif.ts';
import { anfangsstand } from '../context.ts';
import { type Weg, wegDurch } from '../weg.ts';
import type { FahrradAntworten } from './answers.ts';
import { fahrradRegel } from './regel.ts';

/** Steps on the customer's path. */
export const erreichbareSchritte: Weg<FahrradAntworten> = wegDurch(
  (): AnyStateMachine => fahrrad,
  fahrradRegel,
);

const p = antragSetup(fahrradRegel, (context, schritt) =>
  erreichbareSchritte(context).includes(schritt),
);

/** A bicycle, from the first question to the contract (`domain/antrag.md §1`, §6.1). */
export const fahrrad = p.createMachine({
  id: 'fahrrad',
  description: 'Fahrradversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    initialisieren: initialisieren({
      weiter: '#angabenphase',
      gesperrt: 'entwurf',
      vermittlerUnbekannt: '#agentNichtGefunden',
      nichtVerfuegbar: '#nichtVerfuegbar',
      fehler: 'fehler',
    }),
    entwurf: entwurf({ weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Alles zum Risiko',
      initial: 'fahrradDaten',
      states: {
        fahrradDaten: frage({
          schritt: 'fahrradDaten',
          titel: 'Fahrrad',
          description: 'Kundin beschreibt das Rad',
          weiter: 'nutzung',
        }),
        nutzung: frage({
          schritt: 'nutzung',
          titel: 'Nutzung',
          description: 'Kundin sagt, wie sie das Rad nutzt und sichert',
          weiter: 'risikoort',
        }),
        risikoort: frage({
          schritt: 'risikoort',
          titel: 'Standort',
          description: 'Kundin nennt die Adresse, an der das Rad gewöhnlich steht',
          weiter: 'schutzumfang',
        }),
        schutzumfang: frage({
          schritt: 'schutzumfang',
          titel: 'Schutzumfang',
          description: 'Kundin wählt Reparaturschutz und Schutzbrief',
          weiter: 'vorversicherung',
        }),
        vorversicherung: frage({
          schritt: 'vorversicherung',
          titel: 'Vorversicherung',
          description: 'Kundin nennt frühere Versicherungen und Diebstähle',
          weiter: '#angebotsphase',
        }),
      },
    },
    angebotsphase: {
      id: 'angebotsphase',
      description: 'Beitrag und Auswahl',
      initial: 'tarif',
      states: {
        tarif: tarif({
          weiter: '#personenphase',
          vonHand: '#manuellePruefung',
          nichtVersicherbar: '#sorry',
        }),
      },
    },
    personenphase: {
      id: 'personenphase',
      description: 'Wer sich versichert, wie sie zu erreichen ist und wie sie zahlt',
      initial: 'person',
      states: {
        person: frage({
          schritt: 'person',
          titel: 'Person',
          description: 'Kundin nennt ihren Namen und ihr Geburtsdatum',
          weiter: 'anschrift',
        }),
        anschrift: frage({
          schritt: 'anschrift',
          titel: 'Anschrift',
          description: 'Kundin sagt, ob sie wohnt, wo das Rad steht',
          weiter: 'kontakt',
        }),
        kontakt: kontakt({ mitCode: 'telefon', weiter: 'zahlung' }),
        telefon: telefon({ weiter: '#zahlung' }),
        zahlung: zahlung({ weiter: '#abschlussphase' }),
      },
    },
    abschlussphase: {
      id: 'abschlussphase',
      description: 'Unterlagen, Erklärungen und der verbindliche Antrag',
      initial: 'unterlagen',
      states: {
        unterlagen: unterlagen({
          weiter: '#zusammenfassung',
          nachweisNoetig: '#telefon',
          bonitaetNegativ: '#checkFailed',
          vonHand: '#manuellePruefung',
        }),
        zusammenfassung: zusammenfassung({ abschliessen: 'abschliessen' }),
        abschliessen: abschliessen({
          weiter: '#bestaetigung',
          beitragGeaendert: '#tarif',
          unterlagenVeraltet: '#unterlagen',
          nachweisNoetig: '#telefon',
          bonitaetNegativ: '#checkFailed',
          fehler: 'abschliessenFehlgeschlagen',
        }),
        abschliessenFehlgeschlagen: abschliessenFehlgeschlagen({ erneut: 'abschliessen' }),
      },
    },
    ...enden,
    fehler: fehler({ erneut: 'initialisieren' }),
  },
});
