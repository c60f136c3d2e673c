import { abschnitt, liste } from '../inhalt/bauen.ts';
import type { Produkttext } from './produkttext.ts';

/** Travel, one trip or all of a year (`domain/antrag.md §6.7`): own short sample text. */
export const reise: Produkttext = {
  art: 'Es handelt sich um eine Reiseversicherung. Sie schützt Sie vor der Reise und unterwegs.',
  einzelvertrag: {
    laufzeit:
      'Für eine einzelne Reise endet der Schutz mit der Reise. Ein Jahresvertrag gilt ein Jahr und verlängert sich um je ein Jahr, bis jemand kündigt.',
    zahlung: 'Für eine einzelne Reise zahlen Sie auf einmal.',
    kuendigung:
      'Der Vertrag für eine einzelne Reise endet von selbst und kann nicht gekündigt werden. Für den Jahresvertrag gilt das Folgende.',
  },
  versichert: [
    'Reiserücktritt: Kosten, wenn Sie aus wichtigem Grund absagen oder abbrechen müssen',
    'Reisekranken: Behandlung im Ausland, Arznei und Rücktransport',
    'Reisegepäck: Gepäck, das gestohlen, zerstört oder beschädigt wird',
    'alle Mitreisenden, die im Versicherungsschein stehen',
  ],
  waehlbar: [
    'eine einzelne Reise oder alle Reisen eines Jahres',
    'einen oder mehrere der drei Bausteine',
    'Schutz in Europa oder weltweit',
    'eine Selbstbeteiligung von 20\u00A0% beim Reiserücktritt',
  ],
  nichtVersichert: [
    'Bausteine, die nicht im Versicherungsschein stehen',
    'Ereignisse, mit denen bei der Buchung zu rechnen war',
    'Behandlungen, für die Sie die Reise gebucht haben',
    'Bargeld, Fahrkarten und Ausweise im Gepäck',
    'Schäden durch Krieg oder Kernenergie',
  ],
  einschraenkungen: [
    'Beim Reiserücktritt zahlen wir höchstens den vereinbarten Reisepreis.',
    'Eine einzelne Reise ist bis zu 90\u00A0Tage lang versichert, im Jahresvertrag jede Reise bis zu 56\u00A0Tage.',
    'Reiserücktritt gibt es bis 30\u00A0Tage vor der Reise, danach nur innerhalb von drei Werktagen nach der Buchung.',
    'Mit Selbstbeteiligung tragen Sie beim Reiserücktritt 20\u00A0% des Schadens, mindestens 25,00\u00A0EUR.',
  ],
  geltungsbereich: [
    'in Europa und allen Ländern am Mittelmeer, oder weltweit, wie im Versicherungsschein steht',
    'Reisekranken nur außerhalb des Landes, in dem Sie wohnen',
  ],
  verpflichtungen: [
    'Sagen Sie die Reise ab, sobald feststeht, dass Sie nicht reisen können.',
    'Lassen Sie sich Krankheit und Unfall ärztlich bescheinigen.',
    'Rufen Sie uns an, bevor Sie ins Krankenhaus gehen, wenn das möglich ist.',
    'Heben Sie Buchung, Rechnungen und Belege auf.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert sind die Reisen der Menschen, die im Versicherungsschein stehen. Es gelten die Bausteine, die dort genannt sind.',
      'Eine Reise beginnt, wenn Sie Ihre Wohnung verlassen, und endet, wenn Sie dorthin zurückkehren.',
      'Der Reiserücktritt gilt vom Abschluss an, bis Sie die Reise antreten.',
    ),
    abschnitt(
      'Reiserücktritt und Reiseabbruch',
      'Sagen Sie die Reise ab, zahlen wir, was Sie dem Veranstalter dafür schulden. Brechen Sie ab, zahlen wir die nicht genutzten Leistungen und die zusätzliche Rückreise.',
      'Wichtige Gründe sind:',
      liste(
        'Tod, schwerer Unfall oder unerwartete schwere Erkrankung',
        'eine Schwangerschaft, wenn die Reise deshalb nicht mehr zumutbar ist',
        'erheblicher Schaden an Ihrem Eigentum durch Feuer, Einbruch oder Hochwasser',
        'unerwarteter Verlust der Arbeit',
        'die Wiederholung einer nicht bestandenen Prüfung',
      ),
      'Das gilt auch, wenn es nahe Angehörige oder Mitreisende trifft.',
    ),
    abschnitt(
      'Reisekranken',
      'Werden Sie im Ausland krank oder haben Sie einen Unfall, zahlen wir:',
      liste(
        'ärztliche Behandlung, auch im Krankenhaus, und Arznei',
        'Behandlung von Zahnschmerzen',
        'den Rücktransport, sobald er ärztlich sinnvoll ist',
        'die Überführung oder Bestattung',
      ),
      'Können Sie am Ende der Reise noch nicht zurück, zahlen wir bis zu drei Monate weiter.',
    ),
    abschnitt(
      'Reisegepäck',
      'Wir zahlen den Zeitwert, wenn Gepäck gestohlen, geraubt, zerstört oder beschädigt wird. Das gilt auch, solange ein Hotel oder Beförderer es verwahrt.',
      'Kommt aufgegebenes Gepäck später an als Sie, zahlen wir nötige Einkäufe bis 250,00\u00A0EUR.',
    ),
    abschnitt(
      'Wie viel wir zahlen',
      'Beim Reiserücktritt zahlen wir höchstens den vereinbarten Reisepreis, beim Gepäck höchstens 2.000,00\u00A0EUR je Person.',
      'Mit Selbstbeteiligung tragen Sie beim Reiserücktritt 20\u00A0% des Schadens, mindestens 25,00\u00A0EUR.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die Sie vorsätzlich herbeiführen',
        'Ereignisse, mit denen bei Buchung oder Abschluss zu rechnen war',
        'Behandlungen, für die Sie die Reise gebucht haben',
        'Bargeld, Wertpapiere, Fahrkarten und Ausweise',
        'Reisen in Gebiete, vor denen das Auswärtige Amt schon bei der Abreise gewarnt hat',
        'Schäden durch Krieg oder Kernenergie',
      ),
    ),
    abschnitt(
      'Vor der Reise und unterwegs',
      'Sagen Sie die Reise ab, sobald feststeht, dass Sie nicht reisen können. Zögern Sie, zahlen wir nur, was eine sofortige Absage gekostet hätte.',
      'Senden Sie uns Buchung, Absage und ärztliches Attest. Schäden am Gepäck lassen Sie sich vom Beförderer bescheinigen.',
    ),
  ],
};
