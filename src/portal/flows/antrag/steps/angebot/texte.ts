import { zahlweiseZeitraum } from '#contract/begriffe/zahlung.ts';
import { texte } from '../../../../texte.ts';

export const t = texte('antrag.angebot', {
  angebotTitel: 'Passt dieser Schutz zu Ihnen?',

  ...zahlweiseZeitraum,
  proMONATLICH: 'Monat',
  proVIERTELJAEHRLICH: 'Quartal',
  proHALBJAEHRLICH: 'Halbjahr',
  proJAEHRLICH: 'Jahr',

  empfohlen: 'empfohlen',
  eurIm: 'EUR\u00A0{wann}',
  mehr: '+\u00A0{betrag}',
  weniger: '−\u00A0{betrag}',
  sieZahlenPro: 'Sie zahlen pro',
  imJahrInsgesamt: 'Das sind {betrag} im Jahr.',
  vorschlagNehmen: '{betrag} übernehmen',

  annahmen: 'Ihr Beitrag gilt unter diesen Annahmen',
  annahmenText:
    'Stimmt etwas nicht? Ändern Sie es gleich hier. Sie bestätigen alles im nächsten Schritt.',
  nochOffen:
    'Ihre Angaben danach rechnen wir ein, sobald alle Fragen beantwortet sind. Ändert sich der Beitrag, sehen Sie es vorher.',

  beitragPruefenTitel: 'Ihr Beitrag hat sich geändert',
  beitragPruefenText: 'Mit Ihren Angaben rechnen wir anders, als wir zuerst angenommen haben.',
  daran: 'Daran liegt es',
  adresse: 'An der Adresse: Straße und Lage zählen für den Beitrag mit.',
  bisher: 'Bisher',
  neu: 'Neu',
  zahlweiseZeile: 'Zahlweise',
  imJahrZeile: 'Im Jahr',
  mitNeuem: 'Mit {betrag} weiter',
  anpassen: 'Angebot anpassen',

  anschlussTitel: 'Wann soll Ihr Schutz beginnen?',
  anschlussText:
    'Ihr Vertrag bei {bei} läuft bis zum {bis}, und Sie haben als Beginn den {beginn} gewählt. In der Zeit dazwischen wären Sie doppelt versichert und würden doppelt zahlen.',
  beginnLegen: 'Beginn auf {tag} legen',
  andererTag: 'Anderen Tag wählen',
});
