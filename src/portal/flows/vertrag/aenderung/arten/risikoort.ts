import { texte } from '../../../../texte.ts';
import { t as gemeinsam, quadratmeter } from '../formen/texte.ts';
import { zeitraumVon } from '../formen/zeitraum.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.risikoort', {
  frage: 'Wie lautet die neue Adresse?',
  name: 'Adresse',
  zeile: 'Wenn Sie umziehen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Adresse ändern?',
  umzug: 'Wann ist der Umzug?',
  umzugstag: 'Umzugstag',
});

export const risikoort: Aenderungsblatt<'risikoort'> = {
  t,
  imAuftrag: texte('vertrag.aenderungImAuftrag.risikoort', { zeile: 'Wenn Ihr Kunde umzieht.' }),
  blatt: ({ vertrag, angebot }) => ({
    seite: { titel: t('frage'), felder: [{ art: 'adresse' }] },
    sperren: {},
    antwort: (gelesen) => ({
      ...gelesen,
      art: angebot.art,
      mitWohnflaeche: vertrag.hausrat !== undefined,
      zeitraum: zeitraumVon(angebot, 'MEHR'),
    }),
    vorher: (auswahl) => ({ ...auswahl }),
  }),
  worte: (auswahl, { vertrag: { risikoOrt } }) => ({
    bisher: risikoOrt ? anschrift(risikoOrt) : null,
    neu: anschrift(auswahl),
  }),
  weitere({ wohnung }, { vertrag: { hausrat } }) {
    if (!hausrat || !wohnung) return [];
    return [
      {
        name: gemeinsam('wohnflaeche'),
        bisher: quadratmeter(hausrat.wohnflaeche),
        neu: quadratmeter(wohnung.wohnflaeche),
      },
    ];
  },
  termin: { titel: t('umzug'), label: t('umzugstag') },
};

function anschrift(ort: { strasse: string; hausnummer: string; plz: string; ort: string }): string {
  return `${ort.strasse} ${ort.hausnummer}, ${ort.plz} ${ort.ort}`;
}
