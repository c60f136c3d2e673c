import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { bestandQuery } from '../../queries/kundenbestand.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { fehltRecht, OhneRecht } from './ablehnung.tsx';
import { anfang, istEng, useAuswahl, useSeiteAusAdresse } from './auswahl.ts';
import { Herunterladen } from './Herunterladen.tsx';
import { Suchformular } from './Suchformular.tsx';
import { t } from './texte.ts';
import { Treffer } from './Treffer.tsx';

/** The book of a broker: search, filters, 20 customers on a page (`domain/konto.md §7.4`). */
export default function Kundenbestand({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const [anfrage, setAnfrage] = useAuswahl();
  const [eingabe, setEingabe] = useState(anfrage);
  const [zuKurz, setZuKurz] = useState(false);
  const suche = useRef<HTMLDivElement>(null);
  useSeiteAusAdresse((seite) => setAnfrage({ ...anfrage, seite }));
  const abfrage = useQuery(bestandQuery(client, nutzer.vermittlernummer ?? '', anfrage));
  const { data, error } = abfrage;
  const alleZeigen = () => {
    setZuKurz(false);
    setEingabe(anfang);
    setAnfrage(anfang);
    // The button leaves with what it ends.
    suche.current?.querySelector('input')?.focus();
  };
  if (fehltRecht(error)) return <OhneRecht titel={t('titel')} grund={error.message} />;
  const alle = istEng(anfrage) ? { onAlle: alleZeigen } : {};
  return (
    <Page title={t('titel')} width="list">
      <div ref={suche}>
        <Suchformular
          eingabe={eingabe}
          onEingabe={setEingabe}
          onSuchen={setAnfrage}
          zuKurz={zuKurz}
          onZuKurz={setZuKurz}
          untervermittler={data?.untervermittler ?? []}
        />
      </div>
      {/* What was found before is no answer to what was refused. */}
      {!zuKurz && (
        <>
          <Treffer
            abfrage={abfrage}
            seite={anfrage.seite}
            onSeite={(seite) => setAnfrage({ ...anfrage, seite })}
            {...alle}
          />
          {data && data.gesamt > 0 && (
            <Herunterladen vermittlerNummer={nutzer.vermittlernummer ?? ''} anfrage={anfrage} />
          )}
        </>
      )}
    </Page>
  );
}
