import { reise } from '#contract/produkte/reise.ts';
import { aeltestePerson } from '#contract/produkte/reiseregeln.ts';
import { istTag } from '#contract/tag.ts';
import type { Fragefeld } from '../../formular/frage.ts';
import { lesung } from '../../formular/gruppe.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import type { ReiseAntworten } from './answers.ts';

const { personenkreise, reisende: alle, alter } = reise.grenzen;
type Reisende = NonNullable<ReiseAntworten['reisende']>['reisende'][number];

const eintrag: readonly Fragefeld<Reisende, Antragslage>[] = [
  { name: 'vorname', art: 'text', label: 'Vorname' },
  { name: 'nachname', art: 'text', label: 'Nachname' },
  { name: 'geburtsdatum', art: 'datum', label: 'Geburtsdatum' },
];

/** Everybody by name: the first page about what the price assumed. */
export const reisende: Antragsfrage<ReiseAntworten, 'reisende'> = {
  titel: 'Wer reist?',
  einleitung:
    'Versichert sind die Menschen, die im Versicherungsschein stehen. Sie selbst müssen nicht mitreisen.',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'reisende',
      art: 'gruppe',
      lesung,
      label: 'Alle Reisenden',
      eines: 'Person',
      eintrag,
      hoechstens: alle.bis,
      anzahl: (_, { antworten }) => {
        const { von, bis } = personenkreise[antworten.einstieg?.personenkreis ?? 'SINGLE'];
        return von === bis ? von : { von, bis };
      },
    },
  ],
  vermerke: ({ reisende: genannt = [] }, { heute }) => {
    const tage = genannt.flatMap(({ geburtsdatum }) =>
      istTag(geburtsdatum) ? [geburtsdatum] : [],
    );
    if (tage.length === 0 || aeltestePerson(tage, heute) < alter.nichtAb) return [];
    const text = `Reisende ab ${alter.nichtAb}\u00A0Jahren versichern wir leider nicht. Ohne diese Person können die anderen den Schutz abschließen.`;
    return [{ nach: 'reisende', art: 'warning', text }];
  },
};
