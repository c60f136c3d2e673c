import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { familienstand as worte, zuZweit } from '#contract/begriffe/familie.ts';
import { geburtstexte } from '#contract/fields/datum.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

/** From the smallest group to the largest. */
const reihe = Object.keys(worte);

/** Whom private liability covers, after something happened in the family (E6). */
export const familienstand: Aenderungsregel<'familienstand'> = {
  art: 'familienstand',
  gilt: ({ risiken }) => risiken.phv !== undefined,
  felder: ['familyStatus'],
  zeitraum: (lage) => wirksamkeit.E6(wirksamkeitslage(lage)),
  wahlen: (lage) =>
    optionen(lage).map(({ key, label }) => ({
      // What happened does not matter for the price.
      wunsch: { familienstand: key, anlass: zuZweit.has(key) ? 'ZUSAMMENZUG' : 'AUSZUG' },
      wert: key,
      label,
    })),
  unveraendert: (lage, wunsch) => aktueller(lage)?.key === wunsch.familienstand,
  richtung: (lage, wunsch) =>
    rang(wunsch.familienstand) > rang(aktueller(lage)?.key) ? 'MEHR' : 'WENIGER',
  fehler(lage, wunsch) {
    if (!optionen(lage).some(({ key }) => key === wunsch.familienstand)) {
      return [{ feld: 'familienstand', text: 'Wählen Sie eine der Möglichkeiten.' }];
    }
    return partnerFehler(lage, wunsch);
  },
  anwenden({ tarifAngaben, risiken }, wunsch) {
    const { familienstand: neu, partner } = wunsch;
    const { phv } = risiken;
    const mitversicherte = zuZweit.has(neu) && partner ? [partner] : [];
    const current = phv?.familienstand.options.find(({ key }) => key === neu);
    return {
      tarifAngaben: { ...tarifAngaben, familienstand: neu },
      risiken: {
        ...risiken,
        mitversicherte,
        ...(phv &&
          current && { phv: { ...phv, familienstand: { ...phv.familienstand, current } } }),
      },
    };
  },
  hinweise: (_, { anlass, familienstand: neu }, { wirksamkeitsdatum }) =>
    anlass === 'TRENNUNG' && !zuZweit.has(neu) ? [partnerNichtMehr(wirksamkeitsdatum)] : [],
  unterschiede: (lage, wunsch) => [
    {
      name: 'Versichert',
      bisher: mitNamen(aktueller(lage)?.label ?? '', lage.risiken.mitversicherte?.[0]),
      neu: mitNamen(labelVon(lage, wunsch), wunsch.partner),
    },
  ],
};

type Partner = NonNullable<Wunsch<'familienstand'>['partner']>;

function partnerFehler({ heute }: Aenderungslage, wunsch: Wunsch<'familienstand'>) {
  const { partner } = wunsch;
  if (!zuZweit.has(wunsch.familienstand)) return [];
  if (!partner) {
    const text = 'Nennen Sie Name und Geburtsdatum der Partnerin oder des Partners.';
    return [{ feld: 'partner', text }];
  }
  if (partner.geburtsdatum <= heute) return [];
  return [{ feld: 'partner.geburtsdatum', text: geburtstexte.ZU_SPAET }];
}

function partnerNichtMehr(ab: string) {
  return {
    code: 'PARTNER_NICHT_MEHR_VERSICHERT',
    text: `Ihr Partner ist ab dem ${formatDatum(ab)} nicht mehr mitversichert.`,
  };
}

function optionen({ risiken }: Aenderungslage) {
  return risiken.phv?.familienstand.options ?? [];
}

function aktueller({ risiken }: Aenderungslage) {
  return risiken.phv?.familienstand.current;
}

function rang(familienstand: string | undefined): number {
  return reihe.findIndex((einer) => einer === familienstand);
}

function labelVon(lage: Aenderungslage, { familienstand: gesucht }: Wunsch<'familienstand'>) {
  return optionen(lage).find(({ key }) => key === gesucht)?.label ?? gesucht;
}

function mitNamen(label: string, partner: Partner | undefined): string {
  return partner ? `${label} (${partner.vorname} ${partner.nachname})` : label;
}
