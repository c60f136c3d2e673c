import { reise } from '../reise.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  ruecktritt: 'Reiserücktritt und Reiseabbruch',
  kranken: 'Reisekranken',
  gepaeck: 'Reisegepäck',
  hoehe: 'Wie viel wir zahlen',
  ausschluss: 'Was nicht versichert ist',
  unterwegs: 'Vor der Reise und unterwegs',
} as const;

/** Chosen for withdrawal before a trip. */
export const ruecktrittSelbstbeteiligung = {
  art: 'GRENZE',
  zahlen: { prozent: { anteil: 20 }, cent: { mindestens: 25_00 } },
  hinweis: 'Beim Reiserücktritt tragen Sie {anteil} selbst, mindestens {mindestens}.',
  blatt: {
    waehlbar: 'eine Selbstbeteiligung von {anteil} beim Reiserücktritt',
    einschraenkungen:
      'Mit Selbstbeteiligung tragen Sie beim Reiserücktritt {anteil} des Schadens, mindestens {mindestens}.',
  },
  klausel: {
    hoehe:
      'Mit Selbstbeteiligung tragen Sie beim Reiserücktritt {anteil} des Schadens, mindestens {mindestens}.',
  },
} as const satisfies Leistung<keyof typeof abschnitte>;

/** Travel, one trip or all of a year (`domain/antrag.md §6.7`): own short sample text. */
export const reiseLeistungen = {
  art: 'Es handelt sich um eine Reiseversicherung. Sie schützt Sie vor der Reise und unterwegs.',
  einzelvertrag: {
    laufzeit:
      'Für eine einzelne Reise endet der Schutz mit der Reise. Ein Jahresvertrag gilt ein Jahr und verlängert sich um je ein Jahr, bis jemand kündigt.',
    zahlung: 'Für eine einzelne Reise zahlen Sie auf einmal.',
    kuendigung:
      'Der Vertrag für eine einzelne Reise endet von selbst und kann nicht gekündigt werden. Für den Jahresvertrag gilt das Folgende.',
  },
  abschnitte,
  leistungen: {
    ruecktritt: {
      art: 'BAUSTEIN',
      blatt: {
        versichert:
          'Reiserücktritt: Kosten, wenn Sie aus wichtigem Grund absagen oder abbrechen müssen',
      },
      klausel: {
        ruecktritt: [
          'Sagen Sie die Reise ab, zahlen wir, was Sie dem Veranstalter dafür schulden. Brechen Sie ab, zahlen wir die nicht genutzten Leistungen und die zusätzliche Rückreise.',
          'Wichtige Gründe sind:',
          {
            punkte: [
              'Tod, schwerer Unfall oder unerwartete schwere Erkrankung',
              'eine Schwangerschaft, wenn die Reise deshalb nicht mehr zumutbar ist',
              'erheblicher Schaden an Ihrem Eigentum durch Feuer, Einbruch oder Hochwasser',
              'unerwarteter Verlust der Arbeit',
              'die Wiederholung einer nicht bestandenen Prüfung',
            ],
          },
          'Das gilt auch, wenn es nahe Angehörige oder Mitreisende trifft.',
        ],
      },
    },
    kranken: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { monate: 3 } },
      blatt: { versichert: 'Reisekranken: Behandlung im Ausland, Arznei und Rücktransport' },
      klausel: {
        kranken: [
          'Werden Sie im Ausland krank oder haben Sie einen Unfall, zahlen wir:',
          {
            punkte: [
              'ärztliche Behandlung, auch im Krankenhaus, und Arznei',
              'Behandlung von Zahnschmerzen',
              'den Rücktransport, sobald er ärztlich sinnvoll ist',
              'die Überführung oder Bestattung',
            ],
          },
          'Können Sie am Ende der Reise noch nicht zurück, zahlen wir bis zu {monate} Monate weiter.',
        ],
      },
    },
    gepaeck: {
      art: 'BAUSTEIN',
      zahlen: { cent: { einkaeufe: 250_00 } },
      blatt: { versichert: 'Reisegepäck: Gepäck, das gestohlen, zerstört oder beschädigt wird' },
      klausel: {
        gepaeck: [
          'Wir zahlen den Zeitwert, wenn Gepäck gestohlen, geraubt, zerstört oder beschädigt wird. Das gilt auch, solange ein Hotel oder Beförderer es verwahrt.',
          'Kommt aufgegebenes Gepäck später an als Sie, zahlen wir nötige Einkäufe bis {einkaeufe}.',
        ],
      },
    },
    mitreisende: {
      art: 'DECKUNG',
      blatt: { versichert: 'alle Mitreisenden, die im Versicherungsschein stehen' },
      klausel: {
        versichert: 'Versichert sind die Reisen der Menschen, die im Versicherungsschein stehen.',
      },
    },
    bausteine: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bausteine, die nicht im Versicherungsschein stehen' },
      klausel: {
        versichert: [
          { weiter: 'Es gelten die Bausteine, die dort genannt sind.' },
          'Eine Reise beginnt, wenn Sie Ihre Wohnung verlassen, und endet, wenn Sie dorthin zurückkehren.',
          'Der Reiserücktritt gilt vom Abschluss an, bis Sie die Reise antreten.',
        ],
      },
    },
    vertragsart: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'eine einzelne Reise oder alle Reisen eines Jahres' },
    },
    bausteinwahl: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { bausteine: reise.grenzen.bausteine.length } },
      blatt: { waehlbar: 'einen oder mehrere der {bausteine} Bausteine' },
    },
    ziel: {
      art: 'GELTUNGSBEREICH',
      blatt: {
        waehlbar: 'Schutz in Europa oder weltweit',
        geltungsbereich:
          'in Europa und allen Ländern am Mittelmeer, oder weltweit, wie im Versicherungsschein steht',
      },
    },
    ausland: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'Reisekranken nur außerhalb des Landes, in dem Sie wohnen' },
    },
    hoechstsumme: {
      art: 'GRENZE',
      zahlen: { cent: { gepaeck: 2_000_00 } },
      blatt: {
        einschraenkungen: 'Beim Reiserücktritt zahlen wir höchstens den vereinbarten Reisepreis.',
      },
      klausel: {
        hoehe:
          'Beim Reiserücktritt zahlen wir höchstens den vereinbarten Reisepreis, beim Gepäck höchstens {gepaeck} je Person.',
      },
    },
    dauer: {
      art: 'GRENZE',
      zahlen: { tage: { einzeln: 90, imJahr: 56 } },
      blatt: {
        einschraenkungen:
          'Eine einzelne Reise ist bis zu {einzeln}\u00A0Tage lang versichert, im Jahresvertrag jede Reise bis zu {imJahr}\u00A0Tage.',
      },
    },
    buchungsfrist: {
      art: 'GRENZE',
      zahlen: { tage: { vorher: 30 }, anzahl: { werktage: 3 } },
      blatt: {
        einschraenkungen:
          'Reiserücktritt gibt es bis {vorher}\u00A0Tage vor der Reise, danach nur innerhalb von {werktage} Werktagen nach der Buchung.',
      },
    },
    ruecktrittSelbstbeteiligung,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die Sie vorsätzlich herbeiführen'] } },
    },
    vorhersehbar: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Ereignisse, mit denen bei der Buchung zu rechnen war' },
      klausel: {
        ausschluss: { punkte: ['Ereignisse, mit denen bei Buchung oder Abschluss zu rechnen war'] },
      },
    },
    behandlungen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Behandlungen, für die Sie die Reise gebucht haben' },
      klausel: { ausschluss: { punkte: ['Behandlungen, für die Sie die Reise gebucht haben'] } },
    },
    bargeld: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bargeld, Fahrkarten und Ausweise im Gepäck' },
      klausel: { ausschluss: { punkte: ['Bargeld, Wertpapiere, Fahrkarten und Ausweise'] } },
    },
    reisewarnung: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Reisen in Gebiete, vor denen das Auswärtige Amt schon bei der Abreise gewarnt hat',
          ],
        },
      },
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: { ausschluss: { punkte: ['Schäden durch Krieg oder Kernenergie'] } },
    },
    absage: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie die Reise ab, sobald feststeht, dass Sie nicht reisen können.',
      },
      klausel: {
        unterwegs:
          'Sagen Sie die Reise ab, sobald feststeht, dass Sie nicht reisen können. Zögern Sie, zahlen wir nur, was eine sofortige Absage gekostet hätte.',
      },
    },
    attest: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Lassen Sie sich Krankheit und Unfall ärztlich bescheinigen.' },
      klausel: {
        unterwegs:
          'Senden Sie uns Buchung, Absage und ärztliches Attest. Schäden am Gepäck lassen Sie sich vom Beförderer bescheinigen.',
      },
    },
    anruf: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Rufen Sie uns an, bevor Sie ins Krankenhaus gehen, wenn das möglich ist.',
      },
    },
    belege: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Heben Sie Buchung, Rechnungen und Belege auf.' },
    },
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
