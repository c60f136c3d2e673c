import { sachinhalt } from '../sachinhalt.ts';
import { fristen } from '../../zahlen.ts';
import { elementarAdresse, elementarWartezeit } from './elementar.ts';
import type { Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  gefahren: 'Gegen welche Gefahren',
  ertrag: 'Ertragsausfall',
  zahlung: 'Was wir zahlen',
  unterversicherung: 'Unterversicherung',
  ausschluss: 'Was nicht versichert ist',
  sicherheit: 'Sicherheit im Betrieb',
  umzug: 'Umzug und Änderungen',
} as const;

/** Contents of a business, against all risks or those chosen (`domain/antrag.md §6.8`, §6.9): own short sample text. */
export const sachinhaltLeistungen = {
  art: 'Es handelt sich um eine Inhaltsversicherung. Sie ersetzt, was in Ihrem Betrieb zerstört, beschädigt oder gestohlen wird.',
  abschnitte,
  leistungen: {
    sachen: {
      art: 'DECKUNG',
      blatt: {
        versichert: 'Einrichtung, Maschinen, Waren und Vorräte',
        geltungsbereich: 'in den Räumen und auf dem Grundstück, die im Versicherungsschein stehen',
      },
      klausel: {
        versichert:
          'Versichert ist der Inhalt Ihres Betriebs am Ort, der im Versicherungsschein steht. Dazu gehören Einrichtung, Maschinen, Waren und Vorräte.',
      },
    },
    fremdeSachen: {
      art: 'DECKUNG',
      blatt: { versichert: 'fremde Sachen, für deren Schutz Sie verantwortlich sind' },
      klausel: {
        versichert: 'Fremde Sachen sind versichert, wenn Sie für deren Schutz verantwortlich sind.',
      },
    },
    mehrgefahren: {
      art: 'DECKUNG',
      zahlen: { windstaerke: { ab: 8 } },
      blatt: {
        versichert:
          'Mehrgefahren: Schäden durch Feuer und durch die anderen Gefahren, die Sie wählen',
        waehlbar: 'Mehrgefahren oder Allgefahren, dort die Tarife Basis und Plus',
      },
      klausel: {
        gefahren: [
          'Im Versicherungsschein steht, ob Sie Mehrgefahren oder Allgefahren gewählt haben. Mehrgefahren versichert die Gefahren, die dort genannt sind:',
          {
            punkte: [
              'Feuer: Brand, Blitzschlag, Explosion und Überspannung durch Blitz',
              'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch',
              'Leitungswasser: Wasser, das unbeabsichtigt aus Rohren, Geräten oder Heizungen austritt',
              'Sturm ab Windstärke\u00A0{ab} und Hagel',
              'Glasbruch: Scheiben von Fenstern, Türen, Möbeln und Schildern',
            ],
          },
        ],
      },
    },
    allgefahren: {
      art: 'DECKUNG',
      blatt: {
        versichert:
          'Allgefahren: Schäden durch jede plötzliche Ursache, die nicht ausgeschlossen ist',
      },
      klausel: {
        gefahren:
          'Allgefahren versichert jede plötzliche Ursache, die nicht ausgeschlossen ist. Im Tarif Plus sind auch Bedienfehler versichert.',
      },
    },
    elementar: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Elementarschäden, zum Beispiel durch Überschwemmung und Rückstau' },
      klausel: {
        gefahren:
          'Elementarschäden sind versichert, wenn sie im Versicherungsschein stehen: Überschwemmung, Starkregen, Rückstau, Erdbeben, Erdrutsch, Schneedruck und Lawinen.',
      },
    },
    gefahrenwahl: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'bei Mehrgefahren Einbruchdiebstahl, Leitungswasser, Sturm und Hagel, Glasbruch',
      },
    },
    summenwahl: {
      art: 'GRENZE',
      blatt: { waehlbar: 'die Versicherungssumme und die Höhe der Selbstbeteiligung' },
    },
    ertragsausfall: {
      art: 'DECKUNG',
      zahlen: { anzahl: { monate: 12 } },
      blatt: {
        versichert: 'Ertragsausfall nach einem versicherten Schaden, bis zu {monate} Monate',
      },
      klausel: {
        ertrag: [
          'Steht Ihr Betrieb nach einem versicherten Schaden still, ersetzen wir entgangenen Gewinn und laufende Kosten.',
          'Wir zahlen dafür bis zur Versicherungssumme und höchstens {monate} Monate lang.',
        ],
      },
    },
    neuwert: {
      art: 'DECKUNG',
      zahlen: { prozent: { zeitwertUnter: 40 } },
      klausel: {
        zahlung: [
          'Wir zahlen, was eine neue Sache gleicher Art und Güte kostet. Ist sie weniger als {zeitwertUnter} davon wert, zahlen wir den Zeitwert.',
          'Waren ersetzen wir zu dem Preis, den ein neuer Einkauf kostet. Lässt sich eine Sache reparieren, zahlen wir die Reparatur.',
        ],
      },
    },
    kosten: {
      art: 'DECKUNG',
      zahlen: { prozent: { grenze: 10 } },
      klausel: {
        zahlung:
          'Nötige Kosten zum Aufräumen und Lagern zahlen wir zusätzlich, bis zu {grenze} der Versicherungssumme.',
      },
    },
    hoechstsumme: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
    },
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
    },
    elementarWartezeit,
    elementarAdresse,
    unterversicherung: {
      art: 'GRENZE',
      zahlen: { cent: { ungekuerztBis: 5_000_00 } },
      blatt: {
        einschraenkungen: 'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen.',
      },
      klausel: {
        unterversicherung: [
          'Die Versicherungssumme soll dem Neuwert aller Sachen entsprechen. Ist sie niedriger, zahlen wir im gleichen Verhältnis weniger.',
          'Bei Schäden bis {ungekuerztBis} kürzen wir nicht.',
        ],
      },
    },
    bargeld: {
      art: 'GRENZE',
      zahlen: { cent: { offen: 1_500_00, imTresor: 10_000_00 } },
      blatt: {
        einschraenkungen:
          'Bargeld ersetzen wir bis {offen}, im verschlossenen Tresor bis {imTresor}.',
      },
    },
    anderswo: {
      art: 'GELTUNGSBEREICH',
      zahlen: { prozent: { bis: 10 } },
      blatt: { geltungsbereich: 'anderswo in Deutschland bis {bis} der Versicherungssumme' },
    },
    gebaeude: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'das Gebäude selbst und was fest eingebaut ist' },
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fahrzeuge, die zugelassen sein müssen' },
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: ['Schäden, die Sie oder Ihre leitenden Angestellten vorsätzlich herbeiführen'],
        },
      },
    },
    abnutzung: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert: 'Schäden durch Abnutzung, Alterung oder Verderb ohne versicherten Schaden',
      },
      klausel: {
        ausschluss: { punkte: ['Schäden durch Abnutzung, Alterung, Rost oder Schimmel'] },
      },
    },
    inventur: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fehlmengen, die erst bei einer Inventur auffallen' },
    },
    grundwasser: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Schäden durch Grundwasser, das nicht an die Oberfläche gelangt ist',
            'Verlust von Daten, der nicht aus einem versicherten Schaden am Gerät folgt',
          ],
        },
      },
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: { ausschluss: { punkte: ['Schäden durch Krieg, Aufruhr oder Kernenergie'] } },
    },
    verschliessen: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Verschließen Sie Türen und Fenster, wenn niemand im Betrieb ist.',
      },
    },
    einbruchmeldeanlage: {
      art: 'GRENZE',
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
      klausel: {
        sicherheit: [
          'Halten Sie alle Sicherungen ein, die im Versicherungsschein vereinbart sind. Melden Sie uns, wenn eine davon ausfällt.',
          'Sichern Sie Ihre Daten mindestens einmal in der Woche. Bewahren Sie die Sicherung getrennt auf.',
        ],
      },
    },
    winter: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Beheizen Sie die Räume im Winter, oder sperren und leeren Sie die Leitungen.',
      },
    },
    aenderungen: {
      art: 'OBLIEGENHEIT',
      zahlen: { anzahl: { monate: fristen.umzugMonate } },
      blatt: {
        verpflichtungen:
          'Sagen Sie uns, wenn sich Tätigkeit, Betriebsort oder Wert der Sachen ändern.',
      },
      klausel: {
        umzug: [
          'Ziehen Sie um, sind beide Orte bis zu {monate} Monate lang versichert. Danach gilt der Vertrag für den neuen Ort.',
          'Teilen Sie uns die neue Anschrift und neue Tätigkeiten vorher mit.',
        ],
      },
    },
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
