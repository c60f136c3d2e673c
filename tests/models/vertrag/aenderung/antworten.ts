import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';

/** One day only, the next instalment or the end of the term; and a range to choose from. */
export const fest = { von: '2027-03-01', bis: '2027-03-01', standard: '2027-03-01' };
export const frei = { von: '2026-11-22', bis: '2027-11-21', standard: '2026-11-22' };

export const jaehrlich: Auswahl = { art: 'zahlweise', zahlweise: 'JAEHRLICH', zeitraum: fest };
export const halbjaehrlich: Auswahl = {
  art: 'zahlweise',
  zahlweise: 'HALBJAEHRLICH',
  zeitraum: fest,
};

export const niedriger: Auswahl = {
  art: 'selbstbeteiligung',
  selbstbeteiligung: 'SB_250',
  zeitraum: frei,
};

export const mitElementar: Auswahl = { art: 'elementar', elementar: true, zeitraum: frei };
export const ohneElementar: Auswahl = { art: 'elementar', elementar: false, zeitraum: fest };

export const dreiPersonen: Auswahl = { art: 'phv', anzahl: 'DREI', zeitraum: frei };
export const zweiPersonen: Auswahl = { art: 'phv', anzahl: 'ZWEI', zeitraum: fest };

export const paar: Auswahl = { art: 'familienstand', familienstand: 'PAAR', zeitraum: frei };
export const allein: Auswahl = { art: 'familienstand', familienstand: 'SINGLE', zeitraum: frei };

export const neueWohnung: Auswahl = {
  art: 'risikoort',
  plz: '10115',
  ort: 'Berlin',
  strasse: 'Invalidenstraße',
  hausnummer: '5',
  mitWohnflaeche: true,
  zeitraum: frei,
};

export const groessereWohnung: Auswahl = { art: 'wohnflaeche', wohnflaeche: 80, zeitraum: frei };

export const taetigkeit: Auswahl = {
  art: 'gewerbearten',
  hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
  nebengewerbe: [],
  zeitraum: frei,
};

export const mehrUmsatz: Auswahl = {
  art: 'jahresumsatz',
  produkt: 'vh',
  jahresumsatz: 20_000_000,
  zeitraum: fest,
};

export const umsatzDesInhalts: Auswahl = {
  art: 'sachinhaltsumsatz',
  umsatz: 20_000_000,
  zeitraum: fest,
};

export const person = { vorname: 'Mia', nachname: 'Bergmann', geburtsdatum: '2001-05-04' };

/** What the contract of the tours costs in a year, and how often it can be paid. */
export const jahr = 8_400;
const raten = { MONATLICH: 12, VIERTELJAEHRLICH: 4, HALBJAEHRLICH: 2, JAEHRLICH: 1 } as const;
export const namen = {
  MONATLICH: 'Monatlich',
  VIERTELJAEHRLICH: 'Vierteljährlich',
  HALBJAEHRLICH: 'Halbjährlich',
  JAEHRLICH: 'Jährlich',
} as const;
export const perioden = ['MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH'] as const;
type Periode = (typeof perioden)[number];

export function preis(zahlweise: Periode) {
  const aktuell = zahlweise === 'MONATLICH';
  return {
    beitrag: {
      versicherungsPraemie: jahr / raten[zahlweise],
      jahresVersicherungsPraemie: jahr,
    },
    aktuell,
    hinderung: aktuell
      ? { code: 'UNVERAENDERT' as const, text: 'Bitte wählen Sie einen anderen Wert als bisher.' }
      : null,
  };
}
