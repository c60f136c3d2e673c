import { texte } from '../../../../texte.ts';

export const t = texte('antrag.erklaerungen', {
  ersteOeffnen: 'Speichern Sie bitte zuerst alle Unterlagen als eine Datei.',
  bitteBestaetigen: 'Setzen Sie bitte den Haken bei „{titel}“.',
  bitteBeantworten: 'Wählen Sie bitte eine Antwort: {frage}',
  abschlusssatz: '{versicherung} ab {beginn}: {beitrag}.',
  abschliessen: 'Jetzt kostenpflichtig abschließen',
  einreichen: 'Antrag verbindlich einreichen',
  sendet: 'Wir reichen Ihren Antrag ein. Bitte lassen Sie diese Seite offen.',
  fehler: 'Wir wissen nicht, ob Ihr Antrag angekommen ist.',
  fehlerText:
    'Drücken Sie noch einmal auf den Knopf. Auch wenn er schon angekommen ist, entsteht nur ein Vertrag.',
  keineVerbindung: 'Keine Verbindung. Ihr Antrag wurde vielleicht nicht eingereicht.',
});
