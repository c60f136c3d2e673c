import { fahrradnutzung, reparaturschutz } from '#contract/begriffe/fahrrad.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import {
  reparatur,
  schutzbrief as hilfe,
  verschleiss,
} from '#contract/produkte/leistungen/fahrrad.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { personenfragen } from '../fragen/person.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { vorversicherungMit } from '../fragen/vorversicherung.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { FahrradAntworten } from './answers.ts';
import { fahrradDaten } from './rad.ts';
import { istZuAltFuerReparatur, zuAltFuerReparatur } from './regel.ts';

type Seite<Schritt extends keyof FahrradAntworten> = Antragsfrage<FahrradAntworten, Schritt>;

const {
  nutzungen,
  reparaturMonate,
  schloss,
  reparaturschutz: stufen,
  vorschadenJahre,
} = fahrrad.grenzen;

const nutzung: Seite<'nutzung'> = {
  titel: 'Wie sind Sie damit unterwegs?',
  felder: [
    {
      name: 'nutzung',
      art: 'karten',
      label: 'Wie nutzen Sie das Rad?',
      warum: 'Wer beruflich fährt, fährt mehr und stellt das Rad öfter ab.',
      optionen: wahlen(nutzungen, fahrradnutzung, {
        PRIVAT: 'In der Freizeit und auf dem Weg zur Arbeit.',
        BERUFLICH: 'Zu Kunden, auf Baustellen, im Außendienst.',
        LIEFERDIENST: 'Essen, Pakete oder Post, auch gelegentlich.',
      }),
    },
    {
      name: 'schloss',
      art: 'haken',
      label: `Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab\u00A0${ganzeEuro(schloss)}).`,
      warum:
        'War das Rad nicht abgeschlossen, bekommen Sie nach einem Diebstahl vielleicht nichts.',
    },
  ],
};

const risikoort: Seite<'risikoort'> = {
  titel: 'Wo steht das Rad gewöhnlich?',
  warum:
    'In manchen Städten werden viel mehr Räder gestohlen als anderswo. Danach richtet sich der Beitrag.',
  felder: [{ art: 'adresse' }],
};

const schutzumfang: Seite<'schutzumfang'> = {
  titel: 'Was soll versichert sein?',
  einleitung:
    'Immer dabei ist Diebstahl: das Rad, sein Akku und alles, was fest damit verbunden ist.',
  felder: [
    {
      name: 'reparaturschutz',
      art: 'karten',
      label: 'Reparaturschutz',
      warum: `Er zahlt die Werkstatt. Sie können ihn nur wählen, solange das Rad nicht älter als ${reparaturMonate / 12}\u00A0Jahre ist.`,
      // None at all comes last.
      optionen: wahlen([...stufen.slice(1), stufen[0]], reparaturschutz, {
        OHNE_VERSCHLEISS: aufKarte(reparatur, reparatur.karte.OHNE_VERSCHLEISS),
        MIT_VERSCHLEISS: aufKarte(verschleiss, verschleiss.karte.MIT_VERSCHLEISS),
        KEINER: 'Nur Diebstahl.',
      }),
      vorgabe: ({ antworten, heute }) =>
        istZuAltFuerReparatur(antworten.fahrradDaten?.kaufdatum, heute)
          ? 'KEINER'
          : 'OHNE_VERSCHLEISS',
    },
    {
      name: 'schutzbrief',
      art: 'haken',
      label: 'Fahrrad-Schutzbrief',
      warum: aufKarte(hilfe, hilfe.karte.SCHUTZBRIEF),
      optional: true,
    },
  ],
  sperren: ({ antworten, heute }) =>
    istZuAltFuerReparatur(antworten.fahrradDaten?.kaufdatum, heute)
      ? {
          reparaturschutz: {
            OHNE_VERSCHLEISS: zuAltFuerReparatur,
            MIT_VERSCHLEISS: zuAltFuerReparatur,
          },
        }
      : {},
};

const vorversicherung = vorversicherungMit({
  frage: `Wie viele Räder wurden Ihnen in den letzten ${vorschadenJahre}\u00A0Jahren gestohlen?`,
  warum: 'Jeder Diebstahl macht den Beitrag höher. Zählen Sie auch nicht versicherte.',
});

/** The pages of questions for a bicycle (`domain/antrag.md §6.1`, §5.1). */
export const fragen = {
  fahrradDaten,
  nutzung,
  risikoort,
  schutzumfang,
  vorversicherung,
  ...personenfragen('Wohnen Sie selbst dort, wo das Rad steht?'),
} satisfies Antragsfragen<FahrradAntworten>;

/** The choice at the price of a bicycle, which has neither variants nor deductibles. */
export const tarif: Tarifangebot = {
  varianten: () => [],
  selbstbeteiligungen: [],
  komponenten: {
    diebstahl: 'Diebstahl',
    reparatur: 'Reparatur mit Verschleiß',
    reparaturOhneVerschleiss: 'Reparatur ohne Verschleiß',
    schutzbrief: 'Fahrrad-Schutzbrief',
  },
  abhilfe: { RAD_ZU_ALT_FUER_REPARATUR: 'schutzumfang' },
};
