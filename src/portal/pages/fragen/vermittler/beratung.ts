import { gruppe } from '../frage.ts';

export const beratung = gruppe('beratung', 'Beratung und Antrag', {
  'entwurf-vermittler': {
    frage: 'Wird ein Antrag automatisch gespeichert?',
    antwort: [
      'Ja, nach jedem ausgefüllten Schritt. Sie finden ihn unter „Entwürfe“, {entwurfTage}\u00A0Tage lang.',
      'Bankdaten und Ergebnisse der Bonitätsprüfung stehen nie in einem Entwurf.',
    ],
    weiter: { text: 'Zu Ihren Entwürfen', href: '/vermittler/entwuerfe' },
    braucht: '/vermittler/entwuerfe',
    worte: 'zwischenspeichern Angebot',
  },
  'entwurf-senden': {
    frage: 'Können Kundinnen und Kunden den Antrag selbst abschließen?',
    antwort: [
      'Ja. Senden Sie ihm den Entwurf. Er prüft Ihre Angaben, ergänzt die Bankverbindung und schließt ab. Der Vertrag bleibt Ihnen zugeordnet.',
    ],
    braucht: '/vermittler/entwuerfe',
    worte: 'Link Unterschrift Abschluss zusenden',
  },
  'eigene-links': {
    frage: 'Wie verlinke ich auf meine Anträge?',
    antwort: [
      'Unter „Agentur“ finden Sie zu jedem Produkt Ihren eigenen Link. Wer darüber abschließt, wird Ihnen zugeordnet.',
      'Kennt das Portal den Link nicht, sagt es das und geht auf Wunsch ohne Vermittler weiter.',
    ],
    weiter: { text: 'Agentur verwalten', href: '/vermittler/agentur' },
    braucht: '/vermittler/agentur',
    worte: 'vmr Vermittlernummer BLZ Webseite Homepage',
  },
  beratungsprotokoll: {
    frage: 'Muss ich die Beratung dokumentieren?',
    antwort: [
      'Ja. Ins Protokoll gehören Wünsche, Rat, Gründe und Entscheidung. Ihre Kundin oder Ihr Kunde bekommt es vor dem Abschluss in Textform.',
      'Im Antrag geben Sie an, dass das geschehen ist. Ohne diese Angabe können Sie ihn nicht einreichen.',
    ],
    worte: 'Dokumentation VVG Protokoll Beratungspflicht',
  },
  beratungsverzicht: {
    frage: 'Können Kundinnen und Kunden auf die Beratung verzichten?',
    antwort: [
      'Ja, mit einer eigenen Erklärung. Darin steht, dass der Verzicht Ansprüche gegen Sie schmälern kann.',
      'Vor Ort wird sie auf Papier unterschrieben, im Fernabsatz genügt Textform. Im Antrag geben Sie an, dass sie Ihnen vorliegt.',
    ],
    worte: 'Verzicht Haftung',
  },
  erstinformation: {
    frage: 'Wann übergebe ich die Erstinformation?',
    antwort: [
      'Beim ersten geschäftlichen Kontakt, in Textform. Das Portal fragt einmal je Person und Jahr danach.',
    ],
    braucht: '/vermittler/hausrat/beratung',
    worte: 'Statusinformation VersVermV',
  },
  'nicht-versicherbar': {
    frage: 'Ein Risiko wird abgelehnt. Was kann ich tun?',
    antwort: [
      'Den Grund sehen nur Sie. Mit „Anfrage an Underwriting“ prüfen wir den Fall persönlich.',
    ],
    worte: 'Ablehnung Absage Annahme Underwriting',
  },
  extranet: {
    frage: 'Warum sehe ich aus meinem Verwaltungsprogramm heraus nur einen Vertrag?',
    antwort: [
      'Der Sprung aus Ihrem Programm öffnet genau den gewählten Vertrag. Er gilt {sprungMinuten}\u00A0Minuten und zeigt die Daten nur an.',
      'Zum Ändern melden Sie sich im Vermittlerportal an.',
    ],
    weiter: { text: 'Als Vermittler anmelden', href: '/vermittler/login' },
    worte: 'BiPRO Maklerverwaltungsprogramm MVP Extranet',
  },
});
