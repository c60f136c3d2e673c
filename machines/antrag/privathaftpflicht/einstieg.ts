import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/privathaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { PrivathaftpflichtAntworten } from './answers.ts';

const { familienstaende, worte, jung } = ersteGrenzen;

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<PrivathaftpflichtAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Privathaftpflicht?',
  einleitung: 'Zwei oder drei Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  aushang: 'privathaftpflicht',
  felder: [
    {
      name: 'familienstand',
      art: 'radio',
      label: 'Wen möchten Sie versichern?',
      optionen: wahlen(familienstaende, worte),
    },
    {
      name: 'geburtsdatum',
      art: 'datum',
      label: 'Geburtsdatum',
      autoComplete: 'bday',
      warum: `Wer allein ist und jünger als ${jung}, zahlt weniger.`,
      wenn: ({ familienstand }) => familienstand === 'SINGLE',
      bleibt: true,
    },
    {
      ...wunschfrage,
      warum:
        'Danach schlagen wir Ihnen Tarif, Versicherungssumme und Selbstbeteiligung vor. Alles können Sie danach ändern.',
    },
  ],
};
