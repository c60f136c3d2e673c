import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/reise.ts';
import { tageZwischen } from '#contract/tagformat.ts';
import type { Antragsfrage } from '../frage.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { ReiseAntworten } from './answers.ts';

const { arten, artworte, kreise, kreisworte, ziele, zielworte, hoechsterPreis } = ersteGrenzen;

/** Where and when it goes is asked of a single trip; a year's contract is good for all of them. */
const istEinzeln = ({ art }: { readonly art?: unknown }) => art === 'EINZELREISE';

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<ReiseAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Reiseversicherung?',
  einleitung: 'Wenige Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  aushang: 'reise',
  felder: [
    {
      name: 'art',
      art: 'radio',
      label: 'Welche Reise möchten Sie versichern?',
      optionen: wahlen(arten, artworte),
      vorgabe: () => 'EINZELREISE',
    },
    {
      name: 'personenkreis',
      art: 'radio',
      label: 'Wer reist mit?',
      optionen: wahlen(kreise, kreisworte),
      vorgabe: () => 'SINGLE',
    },
    {
      name: 'ziel',
      art: 'radio',
      label: 'Reiseziel',
      optionen: wahlen(ziele, zielworte),
      vorgabe: () => 'EUROPA',
      wenn: istEinzeln,
    },
    {
      name: 'reisepreis',
      art: 'betrag',
      label: 'Gesamtreisepreis',
      hinweis: 'Für alle zusammen, mit Anreise und Unterkunft.',
      wenn: istEinzeln,
    },
    { name: 'beginn', art: 'datum', label: 'Reisebeginn', wenn: istEinzeln },
    { name: 'ende', art: 'datum', label: 'Reiseende', wenn: istEinzeln },
    {
      ...wunschfrage,
      warum:
        'Danach schlagen wir Ihnen Bausteine und Selbstbeteiligung vor. Alles können Sie danach ändern.',
    },
  ],
  vermerke: ({ art, reisepreis = 0, beginn = '', ende = '' }) => {
    if (art !== 'EINZELREISE') return [];
    return [
      ...(reisepreis > hoechsterPreis.cent
        ? [
            {
              nach: 'reisepreis',
              art: 'neutral',
              text: `Kostet die Reise mehr als ${hoechsterPreis.gelesen}, sehen wir uns den Antrag persönlich an.`,
              anfragen: true,
            } as const,
          ]
        : []),
      ...(tageZwischen(beginn, ende) >= ersteGrenzen.tage
        ? [{ nach: 'ende', art: 'warning', text: ersteGrenzen.dauersatz } as const]
        : []),
    ];
  },
};
