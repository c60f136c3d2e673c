import type { Annahme } from './konfigurator.ts';
import { ohneVorgeschichte } from './vorgeschichte.ts';
import { jahre, type Schadenfrage, schadenzahlen } from './vorversicherung.ts';

const schritt = 'vorversicherung';

/** What a price takes for granted of earlier claims: a sentence for none, one, two, and three or more. */
export function schadenannahme(
  { frage: label }: Schadenfrage,
  texte: readonly [string, string, string, string],
): Annahme {
  return {
    name: 'vorschaeden',
    schritt,
    ueblich: ohneVorgeschichte.vorschaeden,
    label,
    optionen: schadenzahlen.map(({ wert, label: zahl }) => ({
      wert,
      label: zahl,
      text: texte[wert],
    })),
  };
}

const zuletzt = `${jahre}\u00A0Jahren`;

/** Where any claim counts. */
export const schadensaetze = [
  `Sie hatten in ${zuletzt} *keinen Schaden*.`,
  `Sie hatten in ${zuletzt} *einen Schaden*.`,
  `Sie hatten in ${zuletzt} *zwei Schäden*.`,
  `Sie hatten in ${zuletzt} *drei oder mehr Schäden*.`,
] as const;

/** What it takes for granted of an earlier insurer. */
export const gekuendigt: Annahme = {
  name: 'vomVersichererGekuendigt',
  schritt,
  ueblich: ohneVorgeschichte.vomVersichererGekuendigt,
  gesagt: ({ gekuendigtDurch }) => gekuendigtDurch === 'VERSICHERER',
  label: 'Hat Ihnen ein Versicherer gekündigt?',
  optionen: [
    { wert: false, label: 'Nein', text: 'Kein Versicherer hat Ihnen *gekündigt*.' },
    { wert: true, label: 'Ja', text: 'Ein Versicherer hat Ihnen *gekündigt*.' },
  ],
};
