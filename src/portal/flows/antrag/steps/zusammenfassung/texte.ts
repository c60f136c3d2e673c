import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../../texte.ts';

export const t = texte('antrag.zusammenfassung', {
  zusammenfassungTitel: 'Stimmt alles so?',
  einleitung:
    'Prüfen Sie Ihre Angaben. Abgeschlossen ist erst, wenn Sie ganz unten auf den Knopf drücken.',

  geaendert: 'Ihr Beitrag hat sich geändert',
  geaendertText: 'Bisher {bisher}, jetzt {jetzt}.',

  schutz: 'Ihr Schutz',
  schutzFolge:
    'Wenn Sie hier etwas ändern, berechnen wir den Beitrag neu und erstellen Ihre Unterlagen neu.',
  person: 'Sie und Ihr Konto',
  personFolge:
    'Wenn Sie hier etwas ändern, erstellen wir Ihre Unterlagen neu. Ihr Beitrag bleibt gleich.',
  erklaert: 'Ihre Unterlagen',
  erklaertFolge: 'Ihre Erklärungen können Sie ändern, ohne dass sich sonst etwas ändert.',

  sb: 'Selbstbeteiligung',
  beginn: 'Beginn',
  dokumente: 'Dokumente',
  dokumenteErhalten: '{anzahl} erhalten',
  erklaerungen: 'Erklärungen',
  erklaerungenGegeben: '{anzahl} abgegeben',

  abschluss: 'Das schließen Sie ab',
  versicherung: 'Versicherung',
  versichererSatz: 'Ihr Vertragspartner ist {versicherer}.',
  summe: 'Versicherungssumme',
  versichert: 'Versichert',
  laufzeit: 'Laufzeit',
  einJahr: 'Ein Jahr, danach jeweils ein weiteres',
  jederzeit: 'Sie können jederzeit kündigen.',
  frist: 'Sie können mit {frist} Frist zum Ende jedes Jahres kündigen.',
  einMonat: 'einem Monat',
  monate: '{n}\u00A0Monaten',
  beitrag: 'Beitrag',
  imJahr: 'Im Jahr {betrag}.',
  steuer: 'Inklusive {betrag} Versicherungsteuer.',
  zahlung: 'Zahlung',
  LASTSCHRIFT: 'per Lastschrift',
  RECHNUNG: 'auf Rechnung',
  widerruf: 'Widerruf',
  widerrufFrist: `${fristen.widerrufTage}\u00A0Tage`,
  widerrufHinweis: 'Ohne Grund. Die Frist beginnt, wenn Sie den Versicherungsschein haben.',

  abschliessen: 'Jetzt kostenpflichtig abschließen',
  einreichen: 'Antrag verbindlich einreichen',
  sendet: 'Wir reichen Ihren Antrag ein. Bitte lassen Sie diese Seite offen.',
  fehler: 'Wir wissen nicht, ob Ihr Antrag angekommen ist.',
  fehlerText:
    'Drücken Sie noch einmal auf den Knopf. Auch wenn er schon angekommen ist, entsteht nur ein Vertrag.',
  keineVerbindung: 'Keine Verbindung. Ihr Antrag wurde vielleicht nicht eingereicht.',
});
