import { texte } from '../../../../texte.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.familienstand', {
  frage: 'Wer soll versichert sein?',
  name: 'Versichert',
  zeile: 'Wenn Sie heiraten, zusammenziehen oder sich trennen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie den Familienstand ändern?',
  partner: 'Wer ist die Partnerin oder der Partner?',
});

export const familienstand: Aenderungsblatt<'familienstand'> = {
  t,
  imAuftrag: texte('vertrag.aenderungImAuftrag.familienstand', {
    zeile: 'Wenn Ihr Kunde heiratet, zusammenzieht oder sich trennt.',
  }),
  ...wahl<'familienstand'>(t, {
    feld: 'familienstand',
    wert: (auswahl) => auswahl.familienstand,
    etikett(auswahl, { phv }) {
      const { options = [] } = phv?.familienstand ?? {};
      return options.find(({ key }) => key === auswahl.familienstand)?.label ?? null;
    },
  }),
  person: t('partner'),
};
