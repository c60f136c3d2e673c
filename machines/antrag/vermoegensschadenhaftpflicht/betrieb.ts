import type { Antragsfrage } from '../frage.ts';
import { betriebsfelder, betriebsvermerke, sitzfeld } from '../fragen/betrieb.ts';
import { jaNein } from '../fragen/wahlen.ts';
import type { VermoegensschadenAntworten } from './answers.ts';

/** Asked where a sentence of the offer is changed and on the page behind it. */
export const bekanntFrage = 'Sind Ihnen Umstände bekannt, die zu einem Anspruch führen könnten?';

/** Where the firm is, since when, and what is known that somebody could claim for. */
export const betrieb: Antragsfrage<VermoegensschadenAntworten, 'betrieb'> = {
  titel: 'Wo ist Ihr Betrieb, und was ist schon bekannt?',
  felder: [
    sitzfeld,
    ...betriebsfelder,
    {
      name: 'bekanntePflichtverletzung',
      art: 'radio',
      label: bekanntFrage,
      hinweis: 'Zum Beispiel eine versäumte Frist oder eine Beschwerde.',
      warum:
        'Frühere Fehler sind mitversichert, aber nur, wenn Sie bei Abschluss nichts davon wissen. Ein Ja sehen wir uns persönlich an.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.bekanntePflichtverletzung,
    },
  ],
  vermerke: (antwort, { heute }) => {
    const { bekanntePflichtverletzung: bekannt } = antwort;
    return betriebsvermerke(antwort, heute, [bekannt === true && 'bekanntePflichtverletzung']);
  },
};
