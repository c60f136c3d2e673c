import { texte } from '../../../../texte.ts';
import { zeitraumVon } from '../formen/zeitraum.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.gewerbearten', {
  frage: 'Was macht der Betrieb?',
  name: 'Tätigkeit',
  zeile: 'Wenn Ihr Betrieb etwas anderes macht.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Tätigkeit ändern?',
  hauptgewerbe: 'Haupttätigkeit',
  hauptgewerbeHinweis: 'Tippen Sie einen Teil des Namens und wählen Sie aus der Liste.',
  nebengewerbe: 'Weitere Tätigkeiten',
  bisher: 'Bisher versichert: {taetigkeiten}.',
});

export const gewerbearten: Aenderungsblatt<'gewerbearten'> = {
  t,
  imAuftrag: texte('vertrag.aenderungImAuftrag.gewerbearten', {
    zeile: 'Wenn der Betrieb etwas anderes macht.',
  }),
  blatt({ vertrag: { versicherteGewerbe: bisher }, angebot }) {
    return {
      seite: {
        titel: t('frage'),
        ...(bisher && { einleitung: t('bisher', { taetigkeiten: taetigkeiten(bisher) }) }),
        felder: [
          {
            name: 'hauptgewerbe',
            art: 'taetigkeit',
            label: t('hauptgewerbe'),
            hinweis: t('hauptgewerbeHinweis'),
          },
          {
            name: 'nebengewerbe',
            art: 'taetigkeiten',
            label: t('nebengewerbe'),
            optional: true,
            hoechstens: 3,
          },
        ],
      },
      sperren: {},
      antwort: (gelesen) => ({
        ...gelesen,
        art: angebot.art,
        zeitraum: zeitraumVon(angebot, 'MEHR'),
      }),
      vorher: (auswahl) => ({ ...auswahl }),
    };
  },
  worte: ({ hauptgewerbe, nebengewerbe }, { vertrag: { versicherteGewerbe: bisher } }) => ({
    bisher: bisher ? taetigkeiten(bisher) : null,
    neu: taetigkeiten({
      hauptgewerbe: hauptgewerbe.name,
      nebengewerbe: nebengewerbe.map(({ name }) => name),
    }),
  }),
};

function taetigkeiten(gewerbe: { hauptgewerbe: string; nebengewerbe: readonly string[] }): string {
  return [gewerbe.hauptgewerbe, ...gewerbe.nebengewerbe].join(', ');
}
