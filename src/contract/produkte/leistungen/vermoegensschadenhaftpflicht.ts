import { vermoegensschadenhaftpflicht } from '../vermoegensschadenhaftpflicht.ts';
import { firmenhaftpflicht, haftpflicht, neueTaetigkeiten } from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const { stufen } = vermoegensschadenhaftpflicht.summe;

/** Professional indemnity (`domain/antrag.md §6.10`): own short sample text. */
export const vermoegensschadenhaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Vermögensschadenhaftpflicht. Sie schützt Sie, wenn ein Fehler in Ihrem Beruf andere Geld kostet.',
  leistungen: {
    hoechstsumme: firmenhaftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
      klausel: 'selbstbeteiligung',
      schein: { name: 'Selbstbeteiligung', wert: '{sb}', ohne: 'Keine' },
    },
    summenwahl: {
      art: 'WAHL',
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
      klausel: 'buero',
      schein: { name: 'Bürohaftpflicht', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    privathaftpflicht: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { personen: 3 } },
      blatt: { waehlbar: 'Privathaftpflicht für bis zu {personen} Personen' },
      klausel: 'privathaftpflicht',
      schein: [
        { name: 'Privathaftpflicht', wert: 'Versichert für {anzahl}', ohne: 'Nicht versichert' },
        { name: 'Privat versichert', wert: '{namen}' },
      ],
    },
    kenntnis: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Fehler, von denen Sie bei Abschluss wussten' },
      klausel: 'fruehereFehler',
    },
    wissentlich: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'wissentliche Verstöße gegen Gesetz oder Auftrag' },
      klausel: 'wissentlich',
    },
    honorar: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Ihr Honorar und die Nachbesserung Ihrer Leistung' },
      klausel: 'honorar',
    },
    taetigkeiten: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Tätigkeiten, die nicht im Versicherungsschein stehen' },
      klausel: 'taetigkeiten',
      schein: [
        { name: 'Haupttätigkeit', wert: '{haupt}' },
        { name: 'Weitere Tätigkeiten', wert: '{weitere}' },
      ],
    },
    vermoegensschaden: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Vermögensschäden durch Fehler in Beratung, Planung und Verwaltung',
          'versäumte Fristen, Rechenfehler und verlorene Unterlagen',
        ],
      },
      klausel: 'vermoegensschaden',
    },
    mitarbeitende: {
      art: 'DECKUNG',
      blatt: { versichert: 'Fehler Ihrer Mitarbeitenden, wenn sie für Sie arbeiten' },
      klausel: 'mitarbeitende',
    },
    fruehereFehler: {
      art: 'DECKUNG',
      blatt: { versichert: 'frühere Fehler, von denen Sie bei Abschluss nichts wussten' },
      klausel: 'fruehereFehler',
    },
    nachmeldung: {
      art: 'GRENZE',
      zahlen: { anzahl: { jahre: 5 } },
      blatt: {
        einschraenkungen:
          'Nach dem Ende des Vertrags können Sie uns Schäden noch {jahre} Jahre lang melden.',
      },
      klausel: 'nachmeldung',
    },
    abwehr: haftpflicht.abwehr,
    vertraege: {
      art: 'AUSSCHLUSS',
      klausel: 'vertraege',
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: {
        geltungsbereich:
          'weltweit für Ihre Arbeit von Deutschland aus, nach dem Recht der Europäischen Union',
      },
      klausel: 'welt',
    },
    amerika: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'nicht vor Gerichten der USA oder Kanadas' },
      klausel: 'amerika',
    },
    umsatz: firmenhaftpflicht.umsatz,
    neueTaetigkeiten: neueTaetigkeiten(100_000_00),
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch;
