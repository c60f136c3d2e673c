import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/tierhalterhaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';
import { rassenfelder } from './rasse.ts';

const { hunde, nichtVersichert } = ersteGrenzen;

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<TierhalterhaftpflichtAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Tierhalterhaftpflicht?',
  einleitung: 'Vier Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  aushang: 'tierhalterhaftpflicht',
  felder: [
    ...rassenfelder,
    {
      name: 'anzahl',
      art: 'zahl',
      label: 'Wie viele Hunde möchten Sie versichern?',
      hinweis: 'Die Rassen der anderen nennen Sie später.',
      von: hunde.von,
      bis: hunde.bis,
    },
    {
      ...wunschfrage,
      warum:
        'Danach schlagen wir Ihnen Versicherungssumme und Selbstbeteiligung vor. Beides können Sie danach ändern.',
    },
  ],
  vermerke: ({ rasse, mischlingsRasse, anzahl = 0 }) => [
    ...nichtVersichertVermerk('rasse', rasse),
    ...nichtVersichertVermerk('mischlingsRasse', mischlingsRasse),
    ...(anzahl > hunde.online
      ? [
          {
            nach: 'anzahl',
            art: 'neutral',
            text: `Bei mehr als ${hunde.online}\u00A0Hunden sehen wir uns den Antrag persönlich an.`,
            anfragen: true,
          } as const,
        ]
      : []),
  ],
};

/** Dogs of some breeds nobody insures here; she reads it where she names it. */
function nichtVersichertVermerk(nach: string, rasse: string | undefined) {
  if (rasse === undefined || !nichtVersichert.includes(rasse)) return [];
  const text =
    'Hunde dieser Rasse versichern wir nicht, auch keine Mischlinge. Manche Versicherer haben sich darauf spezialisiert.';
  return [{ nach, art: 'warning', text } as const];
}
