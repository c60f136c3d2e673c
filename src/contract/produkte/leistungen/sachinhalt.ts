import { sachinhalt } from '../sachinhalt.ts';
import { fristen } from '../../zahlen.ts';
import { elementarAdresse, elementarWartezeit } from './elementar.ts';
import type { Leistungsbuch } from './leistung.ts';

/** Contents of a business, against all risks or those chosen (`domain/antrag.md §6.8`, §6.9): own short sample text. */
export const sachinhaltLeistungen = {
  art: 'Es handelt sich um eine Inhaltsversicherung. Sie ersetzt, was in Ihrem Betrieb zerstört, beschädigt oder gestohlen wird.',
  leistungen: {
    sachen: {
      art: 'DECKUNG',
      blatt: {
        versichert: 'Einrichtung, Maschinen, Waren und Vorräte',
        geltungsbereich: 'in den Räumen und auf dem Grundstück, die im Versicherungsschein stehen',
      },
      klausel: 'sachen',
      schein: { name: 'Versicherungsort', wert: '{ort}' },
    },
    fremdeSachen: {
      art: 'DECKUNG',
      blatt: { versichert: 'fremde Sachen, für deren Schutz Sie verantwortlich sind' },
      klausel: 'fremdeSachen',
    },
    mehrgefahren: {
      art: 'DECKUNG',
      nur: 'SI_MEHRGEFAHREN',
      zahlen: { windstaerke: { ab: 8 } },
      blatt: {
        versichert:
          'Mehrgefahren: Schäden durch Feuer und durch die anderen Gefahren, die Sie wählen',
      },
      klausel: 'mehrgefahren',
      schein: { name: 'Versicherte Gefahren', wert: '{gefahren}' },
    },
    allgefahren: {
      art: 'DECKUNG',
      nur: 'SI_ALLGEFAHREN',
      blatt: {
        versichert:
          'Allgefahren: Schäden durch jede plötzliche Ursache, die nicht ausgeschlossen ist',
      },
      karte: {
        BASIS: 'Jede plötzliche Ursache, die nicht ausgeschlossen ist.',
        PLUS: 'Wie Basis, dazu Fehler bei der Bedienung.',
      },
      klausel: 'allgefahren',
    },
    elementar: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Elementarschäden, zum Beispiel durch Überschwemmung und Rückstau' },
      klausel: 'elementar',
      schein: { name: 'Elementarschäden', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    gefahrenwahl: {
      art: 'WAHL',
      nur: 'SI_MEHRGEFAHREN',
      blatt: { waehlbar: 'Einbruchdiebstahl, Leitungswasser, Sturm und Hagel, Glasbruch' },
    },
    tarifwahl: {
      art: 'WAHL',
      nur: 'SI_ALLGEFAHREN',
      blatt: { waehlbar: 'die Tarife Basis und Plus' },
    },
    summenwahl: {
      art: 'WAHL',
      blatt: { waehlbar: 'die Versicherungssumme und die Höhe der Selbstbeteiligung' },
    },
    ertragsausfall: {
      art: 'DECKUNG',
      zahlen: { anzahl: { monate: 12 } },
      blatt: {
        versichert: 'Ertragsausfall nach einem versicherten Schaden, bis zu {monate} Monate',
      },
      klausel: 'ertragsausfall',
    },
    neuwert: {
      art: 'DECKUNG',
      zahlen: { prozent: { zeitwertUnter: 40 } },
      klausel: 'neuwert',
    },
    kosten: {
      art: 'DECKUNG',
      zahlen: { prozent: { grenze: 10 } },
      klausel: 'kosten',
    },
    hoechstsumme: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
      klausel: 'hoechstsumme',
      schein: { name: 'Versicherungssumme', wert: '{summe}' },
    },
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
      klausel: 'selbstbeteiligung',
      schein: { name: 'Selbstbeteiligung', wert: '{sb}', ohne: 'Keine' },
    },
    elementarWartezeit,
    elementarAdresse,
    unterversicherung: {
      art: 'GRENZE',
      zahlen: { cent: { ungekuerztBis: 5_000_00 } },
      blatt: {
        einschraenkungen: 'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen.',
      },
      klausel: 'unterversicherung',
    },
    bargeld: {
      art: 'GRENZE',
      zahlen: { cent: { offen: 1_500_00, imTresor: 10_000_00 } },
      blatt: {
        einschraenkungen:
          'Bargeld ersetzen wir bis {offen}, im verschlossenen Tresor bis {imTresor}.',
      },
      klausel: 'bargeld',
    },
    anderswo: {
      art: 'GELTUNGSBEREICH',
      zahlen: { prozent: { bis: 10 } },
      blatt: { geltungsbereich: 'anderswo in Deutschland bis {bis} der Versicherungssumme' },
      klausel: 'anderswo',
    },
    gebaeude: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'das Gebäude selbst und was fest eingebaut ist' },
      klausel: 'gebaeude',
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fahrzeuge, die zugelassen sein müssen' },
      klausel: 'fahrzeuge',
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    abnutzung: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert: 'Schäden durch Abnutzung, Alterung oder Verderb ohne versicherten Schaden',
      },
      klausel: 'abnutzung',
    },
    inventur: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fehlmengen, die erst bei einer Inventur auffallen' },
      klausel: 'inventur',
    },
    grundwasser: {
      art: 'AUSSCHLUSS',
      klausel: 'grundwasser',
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: 'krieg',
    },
    verschliessen: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Verschließen Sie Türen und Fenster, wenn niemand im Betrieb ist.',
      },
      klausel: 'verschliessen',
    },
    einbruchmeldeanlage: {
      art: 'WAHL',
      zahlen: { ganzeEuro: { grenze: sachinhalt.grenzen.ohneMeldeanlage } },
      absage: {
        SICHERUNG_FEHLT:
          'Bei einer Versicherungssumme über {grenze} benötigen wir für Ihre Betriebsart eine Einbruchmeldeanlage.',
      },
    },
    sicherungen: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Schalten Sie eine vereinbarte Einbruchmeldeanlage ein und halten Sie diese instand.',
      },
      klausel: 'sicherungen',
      schein: { name: 'Vereinbarte Sicherungen', wert: '{sicherungen}' },
    },
    winter: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Beheizen Sie die Räume im Winter, oder sperren und leeren Sie die Leitungen.',
      },
      klausel: 'winter',
    },
    aenderungen: {
      art: 'OBLIEGENHEIT',
      zahlen: { anzahl: { monate: fristen.umzugMonate } },
      blatt: {
        verpflichtungen:
          'Sagen Sie uns, wenn sich Tätigkeit, Betriebsort oder Wert der Sachen ändern.',
      },
      klausel: 'aenderungen',
      schein: [
        { name: 'Haupttätigkeit', wert: '{haupt}' },
        { name: 'Weitere Tätigkeiten', wert: '{weitere}' },
      ],
    },
  },
} as const satisfies Leistungsbuch;
