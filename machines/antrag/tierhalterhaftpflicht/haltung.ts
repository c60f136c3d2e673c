import { hundenutzung } from '#contract/begriffe/hundehaltung.ts';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';
import { gefragt } from './gefragt.ts';

const { nutzungen, pflichtlaender } = tierhalterhaftpflicht.grenzen;
const laender = `${pflichtlaender.slice(0, -1).join(', ')} und ${pflichtlaender.at(-1)}`;

/** What she said at the price stands there already; whether a dog was conspicuous she says here herself. */
export const haltung: Antragsfrage<TierhalterhaftpflichtAntworten, 'haltung'> = {
  titel: 'Wie halten Sie Ihre Hunde?',
  felder: [
    {
      name: 'nutzung',
      art: 'karten',
      label: gefragt.nutzung,
      warum: 'Wer mit Hunden Geld verdient, braucht eine andere Versicherung.',
      optionen: wahlen(nutzungen, hundenutzung, {
        PRIVAT: 'Er lebt bei Ihnen zu Hause.',
        ASSISTENZ: 'Zum Beispiel als Blindenführhund. Er ist ohne Aufpreis versichert.',
        JAGD: 'Das sehen wir uns persönlich an.',
        GEWERBLICH: 'Zum Beispiel Zucht, Wachdienst oder Hundeschule.',
      }),
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.nutzung,
    },
    {
      name: 'auffaellig',
      art: 'radio',
      label: gefragt.auffaellig,
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.auffaellig,
    },
  ],
  vermerke: ({ nutzung, auffaellig }) => [
    ...(nutzung === 'GEWERBLICH'
      ? [
          {
            nach: 'nutzung',
            art: 'warning',
            text: 'Für ein Gewerbe versichern wir Hunde hier nicht. Fragen Sie nach einer Betriebshaftpflicht, die sie einschließt.',
          } as const,
        ]
      : []),
    ...(nutzung === 'JAGD'
      ? [
          {
            nach: 'nutzung',
            art: 'neutral',
            text: 'Jagdhunde sehen wir uns persönlich an. Oft sind sie über Ihre Jagdhaftpflicht schon versichert.',
            anfragen: true,
          } as const,
        ]
      : []),
    ...(auffaellig
      ? [
          {
            nach: 'auffaellig',
            art: 'warning',
            text: 'Hunde, die als gefährlich eingestuft sind oder jemanden verletzt haben, versichern wir leider nicht.',
          } as const,
        ]
      : []),
    {
      nach: 'auffaellig',
      art: 'neutral',
      titel: 'Wo die Versicherung Pflicht ist',
      text: `In ${laender} muss jeder Hund versichert sein, anderswo je nach Rasse, Größe oder Einstufung. Die Bestätigung für Ihre Gemeinde bekommen Sie nach dem Abschluss bei uns.`,
    },
  ],
};
