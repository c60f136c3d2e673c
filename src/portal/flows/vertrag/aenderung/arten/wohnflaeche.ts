import { hausrat } from '#contract/produkte/hausrat.ts';
import { texte } from '../../../../texte.ts';
import { quadratmeter, t as gemeinsam } from '../formen/texte.ts';
import { zeitraumVon } from '../formen/zeitraum.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.wohnflaeche', {
  frage: 'Wie groß ist die Wohnung?',
  name: 'Wohnfläche',
  zeile: 'Wenn die Wohnung größer oder kleiner ist als angegeben.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Wohnfläche ändern?',
  hinweis: 'Ohne Keller, Balkon und Garage. Bisher sind es {bisher}.',
});

const { von, bis } = hausrat.grenzen.wohnflaeche;

export const wohnflaeche: Aenderungsblatt<'wohnflaeche'> = {
  t,
  blatt({ vertrag, angebot }) {
    const bisher = vertrag.hausrat?.wohnflaeche ?? 0;
    return {
      seite: {
        titel: t('frage'),
        felder: [
          {
            name: 'wohnflaeche',
            art: 'zahl',
            label: t('name'),
            hinweis: t('hinweis', { bisher: quadratmeter(bisher) }),
            einheit: 'm²',
            von,
            bis,
          },
        ],
      },
      sperren: {},
      antwort: (gelesen) => ({
        ...gelesen,
        art: angebot.art,
        zeitraum: zeitraumVon(angebot, 'MEHR'),
      }),
      vorher: (auswahl) => ({ wohnflaeche: auswahl.wohnflaeche }),
      fehler: (gelesen) =>
        // What waits, a move, may bring another size: then today's is a change on the days after it.
        gelesen['wohnflaeche'] === bisher && vertrag.vorgemerkteAenderungen.length === 0
          ? [{ feld: 'wohnflaeche', text: gemeinsam('andererWert') }]
          : [],
    };
  },
  worte: (auswahl, { vertrag: { hausrat: bisher } }) => ({
    bisher: bisher ? quadratmeter(bisher.wohnflaeche) : null,
    neu: quadratmeter(auswahl.wohnflaeche),
  }),
};
