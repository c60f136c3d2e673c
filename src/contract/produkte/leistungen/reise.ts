import { reise } from '../reise.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

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
  klausel: 'ruecktrittSelbstbeteiligung',
  schein: {
    name: 'Selbstbeteiligung',
    wert: 'Beim Reiserücktritt {anteil} des Schadens, mindestens {mindestens}',
    ohne: 'Keine',
  },
} as const satisfies Leistung;

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
  leistungen: {
    ruecktritt: {
      art: 'BAUSTEIN',
      blatt: {
        versichert:
          'Reiserücktritt: Kosten, wenn Sie aus wichtigem Grund absagen oder abbrechen müssen',
      },
      klausel: 'ruecktritt',
      schein: {
        name: 'Reiserücktritt und Reiseabbruch',
        wert: 'Versichert',
        ohne: 'Nicht versichert',
      },
    },
    kranken: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { monate: 3 } },
      blatt: { versichert: 'Reisekranken: Behandlung im Ausland, Arznei und Rücktransport' },
      klausel: 'kranken',
      schein: { name: 'Reisekranken', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    gepaeck: {
      art: 'BAUSTEIN',
      zahlen: { cent: { einkaeufe: 250_00 } },
      blatt: { versichert: 'Reisegepäck: Gepäck, das gestohlen, zerstört oder beschädigt wird' },
      klausel: 'gepaeck',
      schein: { name: 'Reisegepäck', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    mitreisende: {
      art: 'DECKUNG',
      blatt: { versichert: 'alle Mitreisenden, die im Versicherungsschein stehen' },
      klausel: 'mitreisende',
      schein: { name: 'Versichert', wert: '{personen}' },
    },
    bausteine: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bausteine, die nicht im Versicherungsschein stehen' },
      klausel: 'bausteine',
    },
    vertragsart: {
      art: 'WAHL',
      blatt: { waehlbar: 'eine einzelne Reise oder alle Reisen eines Jahres' },
    },
    bausteinwahl: {
      art: 'WAHL',
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
      klausel: 'ziel',
      schein: { name: 'Reiseziel', wert: '{ziel}' },
    },
    ausland: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'Reisekranken nur außerhalb des Landes, in dem Sie wohnen' },
      klausel: 'ausland',
    },
    hoechstsumme: {
      art: 'GRENZE',
      zahlen: { cent: { gepaeck: 2_000_00 } },
      blatt: {
        einschraenkungen: 'Beim Reiserücktritt zahlen wir höchstens den vereinbarten Reisepreis.',
      },
      klausel: 'hoechstsumme',
      schein: { name: 'Versicherter Reisepreis', wert: '{summe}' },
    },
    dauer: {
      art: 'GRENZE',
      zahlen: { tage: reise.grenzen.tage },
      blatt: {
        einschraenkungen:
          'Eine einzelne Reise ist bis zu {einzeln}\u00A0Tage lang versichert, im Jahresvertrag jede Reise bis zu {imJahr}\u00A0Tage.',
      },
      klausel: 'dauer',
      schein: { name: 'Reise', wert: '{reise}' },
    },
    buchungsfrist: {
      art: 'GRENZE',
      zahlen: {
        tage: { vorher: reise.grenzen.buchung.tageVorher },
        anzahl: { werktage: reise.grenzen.buchung.werktage },
      },
      blatt: {
        einschraenkungen:
          'Reiserücktritt gibt es bis {vorher}\u00A0Tage vor der Reise, danach nur innerhalb von {werktage} Werktagen nach der Buchung.',
      },
      klausel: 'buchungsfrist',
    },
    ruecktrittSelbstbeteiligung,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    vorhersehbar: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Ereignisse, mit denen bei der Buchung zu rechnen war' },
      klausel: 'vorhersehbar',
    },
    behandlungen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Behandlungen, für die Sie die Reise gebucht haben' },
      klausel: 'behandlungen',
    },
    bargeld: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bargeld, Fahrkarten und Ausweise im Gepäck' },
      klausel: 'bargeld',
    },
    reisewarnung: {
      art: 'AUSSCHLUSS',
      klausel: 'reisewarnung',
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: 'krieg',
    },
    absage: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie die Reise ab, sobald feststeht, dass Sie nicht reisen können.',
      },
      klausel: 'absage',
    },
    attest: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Lassen Sie sich Krankheit und Unfall ärztlich bescheinigen.' },
      klausel: 'attest',
    },
    anruf: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Rufen Sie uns an, bevor Sie ins Krankenhaus gehen, wenn das möglich ist.',
      },
      klausel: 'anruf',
    },
    belege: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Heben Sie Buchung, Rechnungen und Belege auf.' },
      klausel: 'attest',
    },
  },
} as const satisfies Leistungsbuch;
