import { useState } from 'react';
import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import type { Umsatzvertrag } from '../../flows/vermittler/umsatz-bestaetigen/steps/step.ts';
import { t } from './texte.ts';

/** Customers of the list whose revenue is open, and which of them are chosen: what is not there is not chosen. */
export function useUmsatzwahl(kunden: readonly Bestandskunde[]) {
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set());
  const waehlbare = kunden.filter(waehlbar);
  const ihre = waehlbare.filter(({ partnerNummer }) => gewaehlt.has(partnerNummer));
  return {
    gewaehlt,
    waehlbar,
    anzahl: waehlbare.length,
    alleGewaehlt: ihre.length === waehlbare.length,
    vertraege: ihre.flatMap(offeneVon),
    waehle: (nummer: string, ja: boolean) => {
      const andere = [...gewaehlt].filter((eine) => eine !== nummer);
      setGewaehlt(new Set(ja ? [...andere, nummer] : andere));
    },
    alle: (ja: boolean) =>
      setGewaehlt(new Set(ja ? waehlbare.map(({ partnerNummer }) => partnerNummer) : [])),
    keine: () => setGewaehlt(new Set()),
  };
}

export type Umsatzwahl = ReturnType<typeof useUmsatzwahl>;

/** As the list is sorted: a firm, or the last name first. */
export function nameVon({ firma, vorname, nachname }: Bestandskunde): string {
  return firma ?? t('mitNachname', { nachname, vorname });
}

const waehlbar = (kunde: Bestandskunde) => offeneVon(kunde).length > 0;

function offeneVon(kunde: Bestandskunde): Umsatzvertrag[] {
  return kunde.vertraege.flatMap(
    ({ versicherungsNummer: nummer, produkt, umsatzOffen, jahresumsatz }) =>
      umsatzOffen ? { nummer, kunde: nameVon(kunde), produkt, jahresumsatz } : [],
  );
}
