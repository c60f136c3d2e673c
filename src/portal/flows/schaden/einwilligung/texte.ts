import { einwilligungsgrenzen, stellenMax } from '#contract/schaeden/einwilligung.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('schaden.einwilligung', {
  zurueck: 'Zurück',
  weiter: 'Weiter',
  erneut: 'Noch einmal versuchen',
  hilfe: 'So erreichen Sie uns',

  schritt_information: 'Worum es geht',
  schritt_umfang: 'Ihre Entscheidung',
  schritt_stellen: 'Wen wir fragen dürfen',
  schritt_vertretung: 'Für wen',
  schritt_bestaetigen: 'Erklären',

  informationTitel: 'Dürfen wir nachfragen?',
  informationEinleitung:
    'Um den Schaden zu prüfen, brauchen wir vielleicht Auskünfte über die Gesundheit. Ob wir sie einholen dürfen, entscheiden Sie.',
  datenschutz: 'Mehr dazu steht in unseren',
  datenschutzLink: 'Datenschutzhinweisen',
  wirdGelesen: 'Ihr Link wird geprüft',
  schaden: 'Schaden',
  schadenVom: '{nummer} vom {datum}',
  person: 'Um wen es geht',

  identifizierenTitel: 'Wer sind Sie?',
  identifizierenEinleitung:
    'Haben Sie einen Link von uns bekommen? Dann öffnen Sie ihn am besten noch einmal. Ohne Link finden wir Ihre Anfrage mit diesen Angaben.',
  schadenNummer: 'Schadennummer',
  schadenNummerHinweis: 'Sie steht in unserem Schreiben, zum Beispiel S26-0001234.',
  geburtsdatum: 'Geburtsdatum',
  geburtsdatumHinweis: 'Von der Person, um deren Gesundheit es geht.',
  plz: 'Postleitzahl',
  plzHinweis: 'Vom Wohnort dieser Person.',
  codeAnfordern: 'Code anfordern',

  codeTitel: 'Geben Sie den Code ein',
  codeEinleitung:
    'Passen Ihre Angaben zu einer Anfrage von uns, ist ein Code unterwegs. Er geht an die E\u2011Mail-Adresse, die wir von Ihnen haben. Kommt keiner an, wenden Sie sich bitte an unseren Schadenservice.',
  codeBestaetigen: 'Code bestätigen',
  angabenAendern: 'Angaben ändern',
  gesperrtTitel: 'Gerade geht es nicht weiter',

  umfangTitel: 'Wie entscheiden Sie?',
  umfang: 'Ihre Entscheidung',
  umfangHinweis: 'Sie können frei wählen und eine Einwilligung jederzeit widerrufen.',

  stellenTitel: 'Wen dürfen wir fragen?',
  stellen: 'Stellen',
  stelle: 'Stelle',
  stellenEinleitung: `Nennen Sie nur, wer mit diesem Schaden zu tun hat, höchstens ${stellenMax}\u00A0Stellen.`,
  art: 'Art der Stelle',
  name: 'Name der Stelle',
  nameHinweis: 'Zum Beispiel der Name der Praxis oder der Klinik.',
  ort: 'Ort',
  behandlungszeitraum: 'Zeitraum der Behandlung',
  behandlungszeitraumHinweis: 'Zum Beispiel: seit dem Unfall, oder März bis Mai 2026.',

  vertretungTitel: 'Für wen erklären Sie das?',
  vertretung: 'Für wen?',
  vertretungHinweis:
    'Vertreten Sie jemanden? Dann schicken Sie unserem Schadenservice bitte noch einen Nachweis. Vorher fragen wir niemanden.',

  bestaetigenTitel: 'Ihre Erklärung',
  keineStelle: 'Niemand wird gefragt',
  stellenzeile: '{art}: {name}, {ort} ({zeitraum})',
  datum: 'Datum',
  eigenerName: 'Ihr Vor- und Nachname',
  eigenerNameHinweis: 'Er steht für Ihre Unterschrift.',
  einwilligen: 'Einwilligung erteilen',
  ablehnen: 'Ablehnung erklären',

  erteiltTitel: 'Ihre Einwilligung gilt',
  wartetTitel: 'Ihre Erklärung ist da',
  wartet: 'Sie gilt, sobald der Nachweis da ist.',
  wartetWeiter:
    'Bitte schicken Sie unserem Schadenservice noch den Nachweis, dass Sie die Person vertreten dürfen. Bis dahin fragen wir niemanden.',
  erklaert: 'Erklärt am {datum} um {uhrzeit}\u00A0Uhr.',
  pdf: 'Erklärung als PDF speichern',
  widerrufTitel: 'Einwilligung widerrufen',
  widerruf:
    'Sie können jederzeit widerrufen, ohne Grund. Das gilt sofort und für die Zukunft: Wir fragen dann niemanden mehr. Was wir bis dahin erfahren haben, durften wir verwenden.',
  widerrufen: 'Einwilligung widerrufen',
  spaeter: 'Mit dem Link aus unserer E\u2011Mail kommen Sie jederzeit hierher zurück.',

  abgelehntTitel: 'Sie haben abgelehnt',
  abgelehnt: 'Wir fragen niemanden. Sie beschaffen die Unterlagen selbst.',
  abgelehntWeiter:
    'Unser Schadenservice sagt Ihnen, welche Unterlagen wir brauchen. Überlegen Sie es sich anders, schicken wir Ihnen gern einen neuen Link.',

  nochNicht: 'Ihre Einwilligung ist noch nicht widerrufen.',
  nichtWiderrufenTitel: 'Das Widerrufen hat nicht geklappt',
  nichtWiderrufenWarum:
    'Womit Sie diese Seite geöffnet haben, gilt nicht mehr. Mit einem neuen Code können Sie widerrufen. Oder sagen Sie uns, dass Sie widerrufen.',

  beendetTitel: 'Dieser Schaden ist abgeschlossen',
  beendet: 'Wir fragen niemanden mehr.',
  beendetFolge: 'Haben Sie uns eine Einwilligung gegeben, ist sie damit beendet.',

  widerrufenTitel: 'Ihre Einwilligung ist widerrufen',
  widerrufenAm: 'Widerrufen am {datum} um {uhrzeit}\u00A0Uhr.',
  widerrufenFolge: 'Wir fragen ab sofort niemanden mehr.',

  linkUngueltigTitel: 'Dieser Link ist nicht mehr gültig',
  linkUngueltig: 'Dieser Link ist nicht mehr gültig.',
  linkUngueltigWarum: `Ein Link von uns gilt ${fristen.einwilligungTage}\u00A0Tage. Vielleicht wurde er auch nicht ganz kopiert. Sie haben nichts falsch gemacht, und es ist nichts geschehen.`,
  codeVorbeiTitel: 'Der Code gilt nicht mehr',
  codeVorbei: `Mit einem Code ist diese Seite ${einwilligungsgrenzen.minuten}\u00A0Minuten offen. Die sind vorbei.`,
  codeVorbeiWarum:
    'Sie haben nichts falsch gemacht, und es ist nichts geschehen. Mit einem neuen Code geht es weiter.',
  neuerCode: 'Neuen Code anfordern',
  ohneLink: 'Ohne Link weiter',
  neuerLink: 'Einen neuen Link schickt Ihnen unser Schadenservice.',
});
