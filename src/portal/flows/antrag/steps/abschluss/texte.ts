import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../../texte.ts';

export const t = texte('antrag.abschluss', {
  abschlussTitel: 'Passt alles so?',
  einleitung:
    'Lesen oder speichern Sie Ihre Unterlagen und prüfen Sie Ihre Angaben. Abgeschlossen ist erst, wenn Sie ganz unten auf den Knopf drücken.',
  laedt: 'Ihre Unterlagen werden erstellt',
  nichtErstellt: 'Ihre Unterlagen konnten wir nicht erstellen.',
  prueft: 'Ihre Bonität wird geprüft',
  nichtGeprueft: 'Ihre Bonität konnten wir nicht prüfen.',
  neu: 'Wir haben Ihre Unterlagen neu erstellt',
  neuGeaendert:
    'Ihre Angaben haben sich geändert. Erklären Sie deshalb noch einmal, was nötig ist.',
  neuVeraltet: 'Die bisherigen galten nicht mehr. Erklären Sie deshalb noch einmal, was nötig ist.',

  neueErklaerung: 'Bitte bestätigen Sie noch eine Erklärung',
  neueErklaerungText:
    'Wir haben unsere Erklärungen gerade neu geladen, denn eine fehlte oder hat jetzt einen anderen Wortlaut. Noch ist nichts abgeschlossen. Was Sie sonst bestätigt haben, bleibt.',

  geaendert: 'Ihr Beitrag hat sich geändert',
  geaendertText: 'Bisher {bisher}, jetzt {jetzt}.',

  ansehen: 'Angaben ansehen und ändern',

  schutz: 'Ihr Schutz',
  schutzFolge:
    'Wenn Sie hier etwas ändern, berechnen wir den Beitrag neu und erstellen Ihre Unterlagen neu.',
  person: 'Sie und Ihr Konto',
  personFolge:
    'Wenn Sie hier etwas ändern, erstellen wir Ihre Unterlagen neu. Ihr Beitrag bleibt gleich.',

  sb: 'Selbstbeteiligung',
  beginn: 'Beginn',
  dokumente: 'Ihre Unterlagen',
  zugestellt: 'Diese Unterlagen haben wir Ihnen am {datum} um {uhrzeit}\u00A0Uhr an {an} gesendet.',
  nichtZugestellt:
    'Per E-Mail konnten wir Ihnen diese Unterlagen noch nicht senden. Speichern Sie sie hier als eine Datei. Danach können Sie abschließen.',
  erneutSenden: 'Erneut senden',
  erneutGesendet: 'Wir haben Ihnen die Unterlagen noch einmal gesendet',
  erneutGesendetText: 'Nichts da? Sehen Sie auch im Spam-Ordner nach, oder speichern Sie sie hier.',
  nichtErneut: 'Ihre Unterlagen konnten wir nicht noch einmal senden.',
  beratung: 'Ihre Beratung',
  nichtVersichert: 'Was nicht versichert ist',
  ohneBeratung:
    'Sie möchten keine Beratung. Deshalb haben wir Ihnen nichts empfohlen. Bei Ihren Erklärungen bestätigen Sie das gesondert.',
  dochBeratung: 'Doch beraten werden',
  erklaerungen: 'Ihre Erklärungen',

  vertrag: 'Das schließen Sie ab',
  versicherung: 'Versicherung',
  versichererSatz: 'Ihr Vertragspartner ist {versicherer}.',
  summe: 'Versicherungssumme',
  versichert: 'Versichert',
  laufzeit: 'Laufzeit',
  einJahr: 'Ein Jahr, danach jeweils ein weiteres',
  bis: 'Bis zum {tag}',
  vonSelbst: 'Der Vertrag endet von selbst und kann nicht gekündigt werden.',
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
});
