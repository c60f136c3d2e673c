import { hausratumstaende } from './hausratumstaende.ts';
import type { Nachtragsfragen } from './umstaende.ts';

const { abstellort, schluesselAnzahl, fundbuero } = hausratumstaende.fragen;
const reparatur = ['ursache', 'schuldiger', 'fahrbereit', 'kosten', 'werkstatt'];

/** What a bicycle asks after the report (`domain/schaden.md §4.2`). */
export const fahrradumstaende = {
  polizei: ['DIEBSTAHL', 'TEILEDIEBSTAHL', 'RAUB', 'VANDALISMUS'],
  umstaende: {
    DIEBSTAHL: ['abstellort', 'rahmennummer', 'schluesselAnzahl', 'fundbuero'],
    TEILEDIEBSTAHL: ['radteile', 'festVerbunden', 'akkuAbgeschlossen'],
    RAUB: ['raubort', 'rahmennummer'],
    UNFALL: reparatur,
    VANDALISMUS: reparatur,
    ELEKTRONIK: reparatur,
    VERSCHLEISS: ['bauteil', 'kilometer', 'gekauftAm'],
    PANNE: ['hilfeOrganisiert', 'pannenkosten'],
  },
  fragen: {
    abstellort,
    schluesselAnzahl,
    fundbuero,
    rahmennummer: { label: 'Rahmennummer', art: 'text' },
    radteile: {
      label: 'Was ist weg?',
      art: 'mehrere',
      antworten: {
        AKKU: { label: 'Akku' },
        SATTEL: { label: 'Sattel' },
        LAUFRAD: { label: 'Laufrad' },
        DISPLAY: { label: 'Display' },
        ANDERES_TEIL: { label: 'Etwas anderes' },
      },
    },
    festVerbunden: { label: 'War das Teil fest mit dem Rad verbunden?', art: 'jaNein' },
    akkuAbgeschlossen: { label: 'War der Akku abgeschlossen?', art: 'jaNein' },
    raubort: { label: 'Wo wurden Sie angegriffen?', art: 'text' },
    ursache: { label: 'Wie kam es zu dem Schaden?', art: 'text' },
    schuldiger: {
      label: 'Wer ist schuld, wenn es jemand anderes ist?',
      art: 'text',
      optional: true,
    },
    fahrbereit: { label: 'Kann man mit dem Rad noch fahren?', art: 'jaNein' },
    kosten: {
      label: 'Kosten laut Kostenvoranschlag',
      art: 'betrag',
      optional: true,
    },
    werkstatt: { label: 'Werkstatt', art: 'text', optional: true },
    bauteil: {
      label: 'Was ist verschlissen?',
      art: 'wahl',
      antworten: {
        BREMSE: { label: 'Bremse' },
        REIFEN: { label: 'Reifen' },
        ANTRIEB: { label: 'Kette' },
        VERSCHLISSENER_AKKU: { label: 'Akku' },
      },
    },
    kilometer: { label: 'Gefahrene Kilometer ungefähr', art: 'text' },
    gekauftAm: { label: 'Gekauft am', art: 'tag', optional: true },
    hilfeOrganisiert: { label: 'Hatten Sie uns um Hilfe gebeten?', art: 'jaNein' },
    pannenkosten: { label: 'Was hat die Hilfe gekostet?', art: 'betrag' },
  },
} as const satisfies Nachtragsfragen;
