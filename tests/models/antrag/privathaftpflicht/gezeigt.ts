import * as lies from '#tests/models/gelesen.ts';
import { kontaktZahlung, name, sb, tarif, vorversicherung } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices for private liability are called (`domain/antrag.md §6.3`). */
const worte = {
  ...vomAngebot,
  familienstand: {
    SINGLE: 'Ich allein',
    SINGLE_MIT_KIND: 'Ich mit Kind',
    PAAR: 'Paar',
    FAMILIE: 'Familie',
  },
  verheiratet: lies.jaNein,
  oeffentlicherDienst: lies.jaNein,
  beruf: {
    LEHRER: 'Lehrerin oder Lehrer',
    VERWALTUNG: 'Verwaltung',
    POLIZEI: 'Polizei',
    SOLDAT: 'Soldatin oder Soldat',
    ANDERER: 'Etwas anderes',
  },
  versicherungssumme: {
    1_000_000_000: '10 Mio. EUR',
    2_000_000_000: '20 Mio. EUR',
    5_000_000_000: '50 Mio. EUR',
  },
  variante: { BASIS: 'Basis', KOMFORT: 'Komfort', PREMIUM: 'Premium' },
  komponenten: { phv: 'Privathaftpflicht' },
};

const [anrede, vorname, nachname] = name;

/** What is read back of an application for private liability. */
export const gelesen: AntragGelesen = {
  hinweise: {
    familie: ['Bitte antworten Sie vollständig und richtig', 'Angegeben haben Sie: '],
    beruf: [
      'Bitte antworten Sie vollständig und richtig',
      'Angegeben haben Sie: ',
      'Schäden im Dienst sind nur mit Diensthaftpflicht versichert.',
      'Für diesen Beruf gibt es bei uns keine Diensthaftpflicht.',
    ],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  produkt: 'Privathaftpflichtversicherung',
  worte,
  erklaerungen: {
    versicherungssumme: {
      1_000_000_000: 'Genügt für fast alle Schäden. Der niedrigste Beitrag.',
      2_000_000_000: 'Auch wenn mehrere Menschen schwer verletzt werden.',
      5_000_000_000: 'Auch für den seltensten Schaden.',
    },
  },
  schritte: {
    einstieg: [
      lies.wahl('Wen möchten Sie versichern?', 'familienstand', worte.familienstand),
      lies.tag('Geburtsdatum', 'geburtsdatum'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      lies.wahl('Tarif', 'variante', worte.variante),
      lies.wahl('Versicherungssumme', 'versicherungssumme', worte.versicherungssumme),
      // Offered where her profession has it.
      [
        'Diensthaftpflicht',
        ({ diensthaftpflicht }, { beruf }) =>
          beruf?.['oeffentlicherDienst'] === true && beruf['beruf'] !== 'ANDERER'
            ? diensthaftpflicht === true
              ? 'Ja'
              : null
            : null,
      ],
      sb,
      ...tarif,
    ],
    familie: [
      lies.tag('Ihr Geburtsdatum', 'geburtsdatum'),
      lies.wahl('Sind Sie miteinander verheiratet?', 'verheiratet', worte.verheiratet),
      lies.text('Vorname der mitversicherten Person', 'partnerVorname'),
      lies.text('Nachname der mitversicherten Person', 'partnerNachname'),
      lies.tag('Geburtsdatum der mitversicherten Person', 'partnerGeburtsdatum'),
    ],
    beruf: [
      lies.wahl(
        'Arbeiten Sie im öffentlichen Dienst?',
        'oeffentlicherDienst',
        worte.oeffentlicherDienst,
      ),
      lies.wahl('Berufsgruppe', 'beruf', worte.beruf),
    ],
    vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
    person: [
      ...(anrede ? [anrede] : []),
      lies.text('Titel', 'titel'),
      ...(vorname && nachname ? [vorname, nachname] : []),
      lies.adresse('Wo wohnen Sie?'),
    ],
    kontaktZahlung,
  },
};
