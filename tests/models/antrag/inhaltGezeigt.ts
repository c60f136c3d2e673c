import * as z from 'zod/mini';
import * as lies from '#tests/models/gelesen.ts';
import {
  betriebsworte,
  firmenschritt,
  taetigkeitszeile,
  weitereTaetigkeiten,
} from './betriebGezeigt.ts';
import { kontaktZahlung, vorversicherung } from './fragen.ts';
import type { AntragGelesen } from './gezeigt.ts';

/** What the choices of every insurance of contents are called (`domain/antrag.md §6.8`). */
export const inhaltsworte = {
  ...betriebsworte,
  nurHomeoffice: lies.jaNein,
  bauart: {
    MASSIV: 'Massiv',
    HOLZ_FACHWERK: 'Holz oder Fachwerk',
    WEICHE_DACHUNG: 'Weiche Dachung',
  },
  gefahrennachbarschaft: lies.jaNein,
  tuerschloss: lies.jaNein,
  ema: lies.jaNein,
  elementarVorversichert: lies.jaNein,
};

/** What is read back of each, in the order of the page. */
export function inhaltsschritte(angebot: readonly lies.GeleseneZeile[]): AntragGelesen['schritte'] {
  return {
    einstieg: [
      taetigkeitszeile,
      lies.betrag('Wert von Einrichtung, Waren und Vorräten', 'versicherungssumme'),
      lies.text('Postleitzahl des Betriebs', 'plz'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', inhaltsworte.wunsch),
    ],
    angebot,
    betrieb: [
      [
        'Wo befindet sich Ihr Betrieb?',
        ({ strasse, hausnummer, ort }, { einstieg }) =>
          `${z.parse(z.string(), strasse)} ${z.parse(z.string(), hausnummer)}, ${z.parse(z.string(), einstieg?.['plz'])} ${z.parse(z.string(), ort)}`,
      ],
      weitereTaetigkeiten,
      lies.wahl(
        'Arbeiten Sie ausschließlich im Homeoffice?',
        'nurHomeoffice',
        inhaltsworte.nurHomeoffice,
      ),
      lies.wahl('Bauweise des Gebäudes', 'bauart', inhaltsworte.bauart),
      lies.wahl(
        'Gibt es im Gebäude Betriebe mit erhöhter Brandgefahr?',
        'gefahrennachbarschaft',
        inhaltsworte.gefahrennachbarschaft,
      ),
      lies.betrag('Jahresumsatz (netto)', 'umsatz'),
    ],
    sicherung: [
      lies.wahl(
        'Haben alle Außentüren bündige Zylinderschlösser?',
        'tuerschloss',
        inhaltsworte.tuerschloss,
      ),
      lies.wahl('Ist eine Einbruchmeldeanlage vorhanden?', 'ema', inhaltsworte.ema),
    ],
    vorversicherung: [
      ...vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
      lies.wahl(
        'Waren Elementarschäden bisher mitversichert?',
        'elementarVorversichert',
        inhaltsworte.elementarVorversichert,
      ),
    ],
    firma: firmenschritt,
    kontaktZahlung,
  };
}

/** What the pages say whatever she chooses at the price. */
export const inhaltshinweise: AntragGelesen['hinweise'] = {
  einstieg: [
    'Über 500.000 EUR sehen wir uns den Antrag persönlich an.',
    'Diese Tätigkeit sehen wir uns persönlich an.',
    'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
  ],
  betrieb: [
    'Bitte antworten Sie vollständig und richtig',
    'Gebäude mit Dächern aus Reet',
    'Wir prüfen Ihre Anfrage dann persönlich.',
    'Ihr Umsatz ist im Verhältnis',
  ],
  sicherung: ['Wir prüfen Ihre Anfrage dann persönlich.'],
  'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
};
