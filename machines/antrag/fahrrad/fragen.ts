import { fahrradnutzung } from '#contract/begriffe/fahrrad.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { personenfragen } from '../fragen/person.ts';
import { vorversicherungMit } from '../fragen/vorversicherung.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { FahrradAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';
import { diebstahlfrage, nutzungsfrage } from './gefragt.ts';
import { rad } from './rad.ts';

export { tarif } from './angebot.ts';

const { nutzungen, schloss } = fahrrad.grenzen;

/** What she said at the price stands there already. */
const nutzung: Antragsfrage<FahrradAntworten, 'nutzung'> = {
  titel: 'Wie sind Sie damit unterwegs?',
  felder: [
    {
      name: 'nutzung',
      art: 'karten',
      label: nutzungsfrage,
      warum: 'Wer beruflich fährt, fährt mehr und stellt das Rad öfter ab.',
      optionen: wahlen(nutzungen, fahrradnutzung, {
        PRIVAT: 'In der Freizeit und auf dem Weg zur Arbeit.',
        BERUFLICH: 'Zu Kunden, auf Baustellen, im Außendienst.',
        LIEFERDIENST: 'Essen, Pakete oder Post, auch gelegentlich.',
      }),
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.nutzung,
    },
    {
      name: 'schloss',
      art: 'haken',
      label: `Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab\u00A0${ganzeEuro(schloss)}).`,
      warum:
        'War das Rad nicht abgeschlossen, bekommen Sie nach einem Diebstahl vielleicht nichts.',
    },
    {
      art: 'adresse',
      label: 'Wo steht das Rad gewöhnlich?',
      plz: ({ antworten }) => antworten.einstieg?.plz ?? '',
    },
  ],
  vermerke: ({ nutzung: wie }) =>
    wie === 'LIEFERDIENST'
      ? [
          {
            nach: 'nutzung',
            art: 'warning',
            text: 'Räder im Lieferdienst versichern wir nicht online. Fragen Sie Ihren Auftraggeber, ob er sie versichert hat. Sonst prüfen wir Ihre Anfrage gern persönlich.',
            anfragen: true,
          },
        ]
      : [],
};

const vorversicherung = vorversicherungMit(diebstahlfrage);

/** The pages of questions for a bicycle (`domain/antrag.md §6.1`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg,
  rad,
  nutzung,
  vorversicherung,
  ...personenfragen('Wohnen Sie selbst dort, wo das Rad steht?'),
} satisfies Antragsfragen<FahrradAntworten>;
