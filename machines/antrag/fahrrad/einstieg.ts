import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/fahrrad.ts';
import type { Antragsfrage } from '../frage.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { FahrradAntworten } from './answers.ts';

const { typen, worte, kaufpreis: preis } = ersteGrenzen;

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<FahrradAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Fahrradversicherung?',
  einleitung: 'Vier Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  aushang: 'fahrrad',
  felder: [
    {
      name: 'fahrradTyp',
      art: 'radio',
      label: 'Was möchten Sie versichern?',
      warum:
        'E-Bikes und Lastenräder werden öfter gestohlen, und ihre Reparatur kostet mehr. Danach richtet sich der Beitrag.',
      optionen: wahlen(typen, worte, {
        FAHRRAD: 'Ohne Motor.',
        E_BIKE: 'Der Motor hilft bis 25\u00A0km/h.',
        LASTENRAD: 'Mit oder ohne Motor bis 25\u00A0km/h.',
        S_PEDELEC: 'Mit Motor bis 45\u00A0km/h und Versicherungskennzeichen.',
      }),
    },
    {
      name: 'kaufpreis',
      art: 'betrag',
      label: 'Kaufpreis mit fest verbundenem Zubehör',
      hinweis: 'So, wie er auf der Rechnung steht.',
      warum: `Bis zu dieser Summe ist das Rad versichert. Über ${preis.gelesen} sehen wir uns den Antrag persönlich an.`,
    },
    {
      name: 'plz',
      art: 'text',
      label: 'Postleitzahl',
      hinweis: 'Von dort, wo das Rad gewöhnlich steht.',
      warum:
        'In manchen Städten werden viel mehr Räder gestohlen als anderswo. Danach richtet sich der Beitrag.',
      tastatur: 'numeric',
      autoComplete: 'postal-code',
      rechtschreibung: false,
    },
    {
      ...wunschfrage,
      warum:
        'Danach schlagen wir Ihnen Reparaturschutz und Schutzbrief vor. Alles können Sie danach ändern.',
    },
  ],
  vermerke: ({ fahrradTyp, kaufpreis = 0 }) => [
    ...(fahrradTyp === 'S_PEDELEC'
      ? [
          {
            nach: 'fahrradTyp',
            art: 'warning',
            text: 'S-Pedelecs brauchen ein Kennzeichen. Sie versichern sie als Kraftfahrzeug.',
            anfragen: true,
          } as const,
        ]
      : []),
    ...(kaufpreis > preis.online
      ? [
          {
            nach: 'kaufpreis',
            art: 'neutral',
            text: `Über ${preis.gelesen} sehen wir uns den Antrag persönlich an.`,
            anfragen: true,
          } as const,
        ]
      : []),
  ],
};
