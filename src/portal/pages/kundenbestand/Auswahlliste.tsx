import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { UmsatzView } from '../../flows/vermittler/umsatz-bestaetigen/View.tsx';
import { kundenbestand } from '../../queries/kundenbestand.ts';
import { vertragsListen } from '../../queries/outdated.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Kundenliste } from './Kundenliste.tsx';
import { t } from './texte.ts';

/** Customers of a page; those who owe a revenue can be chosen, and it is confirmed for all of them in one act. */
export function Auswahlliste({ kunden }: { kunden: readonly Bestandskunde[] }) {
  const queries = useQueryClient();
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set());
  const [mal, setMal] = useState(0);
  const teil = useRef<HTMLDivElement>(null);
  // The button it was begun with leaves with what was chosen.
  useEffect(() => {
    if (mal > 0) teil.current?.focus();
  }, [mal]);
  const waehlbare = kunden.filter(waehlbar);
  const ihre = waehlbare.filter(({ partnerNummer }) => gewaehlt.has(partnerNummer));
  const fertig = () => {
    setGewaehlt(new Set());
    setMal(mal + 1);
    void queries.invalidateQueries({ queryKey: kundenbestand });
    void queries.invalidateQueries({ queryKey: vertragsListen });
  };
  const waehle = (nummer: string, ja: boolean) => {
    const andere = [...gewaehlt].filter((eine) => eine !== nummer);
    setGewaehlt(new Set(ja ? [...andere, nummer] : andere));
  };
  const alle = (ja: boolean) =>
    setGewaehlt(new Set(ja ? waehlbare.map(({ partnerNummer }) => partnerNummer) : []));
  return (
    <div ref={teil} tabIndex={-1}>
      <Abschnitt>
        {waehlbare.length > 0 && (
          <>
            <Checkbox
              label={t('alleDieserSeite', { anzahl: String(waehlbare.length) })}
              name="alle"
              checked={ihre.length === waehlbare.length}
              onChange={alle}
            />
            <UmsatzView key={mal} vertraege={ihre.flatMap(offeneVon)} onFertig={fertig} />
          </>
        )}
        <Kundenliste kunden={kunden} auswahl={{ gewaehlt, waehlbar, waehle }} />
      </Abschnitt>
    </div>
  );
}

const waehlbar = (kunde: Bestandskunde) => offeneVon(kunde).length > 0;

function offeneVon({ vertraege }: Bestandskunde): string[] {
  return vertraege.flatMap((eine) => (eine.umsatzOffen ? eine.versicherungsNummer : []));
}
