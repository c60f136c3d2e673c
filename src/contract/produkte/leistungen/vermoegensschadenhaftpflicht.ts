import { vermoegensschadenhaftpflicht } from '../vermoegensschadenhaftpflicht.ts';
import {
  firmenhaftpflicht,
  haftpflicht,
  haftpflichtAbschnitte,
  neueTaetigkeiten,
} from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  zeit: 'Welche Zeit zählt',
  leistung: haftpflichtAbschnitte.leistung,
  bausteine: 'Bürohaftpflicht und Privathaftpflicht',
  hoehe: haftpflichtAbschnitte.hoehe,
  ausschluss: 'Was nicht versichert ist',
  umsatz: 'Umsatz und Tätigkeiten',
  forderungen: haftpflichtAbschnitte.forderungen,
} as const;

const { stufen } = vermoegensschadenhaftpflicht.summe;

/** Professional indemnity (`domain/antrag.md §6.10`): own short sample text. */
export const vermoegensschadenhaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Vermögensschadenhaftpflicht. Sie schützt Sie, wenn ein Fehler in Ihrem Beruf andere Geld kostet.',
  abschnitte,
  leistungen: {
    hoechstsumme: firmenhaftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
      klausel: { hoehe: { weiter: 'Ihre Selbstbeteiligung ziehen wir einmal ab.' } },
    },
    summenwahl: {
      art: 'GRENZE',
      zahlen: { cent: { von: stufen[0] }, mio: { bis: stufen[4] } },
      blatt: { waehlbar: 'die Höhe der Versicherungssumme von {von} bis {bis}\u00A0Mio.\u00A0EUR' },
    },
    sbWahl: haftpflicht.sbWahl,
    buero: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Bürohaftpflicht für Personenschäden und Sachschäden',
        nichtVersichert: 'Personenschäden und Sachschäden, außer mit Bürohaftpflicht',
      },
      klausel: {
        bausteine: [
          'Beide gelten nur, wenn sie im Versicherungsschein stehen.',
          'Bürohaftpflicht: Versichert sind Personenschäden und Sachschäden aus dem Betrieb Ihres Büros.',
        ],
      },
    },
    privathaftpflicht: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { personen: 3 } },
      blatt: { waehlbar: 'Privathaftpflicht für bis zu {personen} Personen' },
      klausel: {
        bausteine:
          'Privathaftpflicht: Versichert ist die gesetzliche Haftpflicht der genannten Personen im Alltag.',
      },
    },
    kenntnis: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fehler, von denen Sie bei Abschluss wussten' },
    },
    wissentlich: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'wissentliche Verstöße gegen Gesetz oder Auftrag' },
      klausel: {
        ausschluss: {
          punkte: [
            'Schäden, die jemand vorsätzlich oder durch einen wissentlichen Verstoß verursacht',
          ],
        },
      },
    },
    honorar: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Ihr Honorar und die Nachbesserung Ihrer Leistung' },
    },
    taetigkeiten: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Tätigkeiten, die nicht im Versicherungsschein stehen' },
      klausel: {
        versichert:
          'Versichert ist Ihre gesetzliche Haftpflicht für Vermögensschäden aus den Tätigkeiten, die im Versicherungsschein stehen.',
      },
    },
    vermoegensschaden: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Vermögensschäden durch Fehler in Beratung, Planung und Verwaltung',
          'versäumte Fristen, Rechenfehler und verlorene Unterlagen',
        ],
      },
      klausel: {
        versichert:
          'Ein Vermögensschaden liegt vor, wenn jemand Geld verliert und weder ein Mensch noch eine Sache zu Schaden kam.',
      },
    },
    mitarbeitende: {
      art: 'DECKUNG',
      blatt: { versichert: 'Fehler Ihrer Mitarbeitenden, wenn sie für Sie arbeiten' },
      klausel: {
        versichert: 'Mitversichert sind alle, die für Sie arbeiten, soweit sie beruflich handeln.',
      },
    },
    fruehereFehler: {
      art: 'DECKUNG',
      blatt: { versichert: 'frühere Fehler, von denen Sie bei Abschluss nichts wussten' },
      klausel: {
        zeit: [
          'Es zählt der Tag, an dem der Fehler geschehen ist. Er muss in die Laufzeit des Vertrags fallen.',
          'Frühere Fehler sind versichert, wenn Sie bei Abschluss nichts davon wussten.',
        ],
      },
    },
    nachmeldung: {
      art: 'GRENZE',
      zahlen: { anzahl: { jahre: 5 } },
      blatt: {
        einschraenkungen:
          'Nach dem Ende des Vertrags können Sie uns Schäden noch {jahre} Jahre lang melden.',
      },
      klausel: {
        zeit: 'Nach dem Ende des Vertrags können Sie uns Schäden noch {jahre} Jahre lang melden.',
      },
    },
    abwehr: haftpflicht.abwehr,
    vertraege: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Ansprüche aus Garantien und Verträgen, die über das Gesetz hinausgehen',
            'Schäden, die Sie einem Mitversicherten oder Angehörigen zufügen',
            'Schäden durch Anlagen, deren Ertrag Sie zugesagt haben',
            'Vertragsstrafen, Bußgelder und Geldstrafen',
          ],
        },
      },
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: {
        geltungsbereich:
          'weltweit für Ihre Arbeit von Deutschland aus, nach dem Recht der Europäischen Union',
      },
    },
    amerika: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'nicht vor Gerichten der USA oder Kanadas' },
      klausel: { ausschluss: { punkte: ['Ansprüche vor Gerichten der USA oder Kanadas'] } },
    },
    umsatz: firmenhaftpflicht.umsatz,
    neueTaetigkeiten: neueTaetigkeiten(100_000_00),
    anerkennen: haftpflicht.anerkennen,
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
