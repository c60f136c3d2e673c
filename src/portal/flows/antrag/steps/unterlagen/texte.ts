import { texte } from '../../../../texte.ts';

export const t = texte('antrag.unterlagen', {
  unterlagenTitel: 'Haben Sie alle Unterlagen?',
  einleitung:
    'Lesen oder speichern Sie Ihre Unterlagen. Danach bestätigen Sie, was für den Vertrag nötig ist.',
  laedt: 'Ihre Unterlagen werden erstellt',
  nichtErstellt: 'Ihre Unterlagen konnten wir nicht erstellen.',
  prueft: 'Ihre Bonität wird geprüft',
  nichtGeprueft: 'Ihre Bonität konnten wir nicht prüfen.',
  neu: 'Wir haben Ihre Unterlagen neu erstellt',
  neuGeaendert: 'Ihre Angaben haben sich geändert. Bestätigen Sie deshalb noch einmal.',
  neuVeraltet: 'Die bisherigen galten nicht mehr. Bestätigen Sie deshalb noch einmal.',

  dokumente: 'Ihre Unterlagen',
  erklaerungen: 'Ihre Erklärungen',
  erklaerungenLaden: 'Die Erklärungen werden geladen',
  erklaerungenFehlen: 'Die Erklärungen konnten wir nicht laden.',
  bitteBestaetigen: 'Setzen Sie bitte den Haken bei „{titel}“.',
  bitteBeantworten: 'Wählen Sie bitte eine Antwort: {frage}',
  weiter: 'Bestätigen und alles prüfen',
});
