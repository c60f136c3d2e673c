import { zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../texte.ts';

/** What the help of a page says; one key per page that needs words of its own. */
const hilfe = {
  allgemein:
    'Auf jeder Seite finden Sie oben rechts diese Hilfe. Was Sie eingeben, bleibt beim Zurückgehen erhalten.',
  anmelden: `Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. Danach senden wir Ihnen einen Code per SMS. Er gilt ${zugang.codeMinuten}\u00A0Minuten.`,
  aendern:
    'Erst rechnen wir, dann entscheiden Sie: Sie sehen den neuen Beitrag und ab wann er gilt. Gespeichert wird nur, was Sie bestätigen.',
  schaden: 'Melden Sie einen Schaden, sobald Sie können. Fotos und Belege dürfen Sie nachreichen.',
  start: 'Hier finden Sie alle Wege zu uns. Im Notfall rufen Sie bitte gleich an.',
  vertraege:
    'Hier stehen alle Verträge, die zu Ihnen gehören. Beendete Verträge finden Sie zusammengeklappt am Ende der Liste.',
  vertrag:
    'Hier steht, was versichert ist, was es kostet und was Sie ändern können. Geht eine Änderung gerade nicht, steht der Grund dabei.',
  vermittler:
    'Hier sehen Sie nur die Kundinnen und Kunden Ihres eigenen Bestands. Jeder Zugriff auf Kundendaten wird aufgezeichnet.',
} as const;

export type HilfeSchluessel = keyof typeof hilfe;

export const t = texte('hilfe', {
  ...hilfe,
  erreichen: 'So erreichen Sie uns',
  notfall: 'Notfall-Telefon {telefon}',
  rundUmDieUhr: 'Das Notfall-Telefon ist rund um die Uhr besetzt.',
  gefahr: 'Bei Gefahr für Menschen: 112',
  telefon: 'Telefon {telefon}',
  fragen: 'Häufige Fragen und Antworten',
});
