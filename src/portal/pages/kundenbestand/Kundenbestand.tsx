import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { bestandQuery, ueberblickQuery } from '../../queries/kundenbestand.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { fehltRecht, OhneRecht } from './ablehnung.tsx';
import { anfang } from './adresse.ts';
import { Ansichten } from './Ansichten.tsx';
import { istEng, useAuswahl } from './auswahl.ts';
import { Herunterladen } from './Herunterladen.tsx';
import { Heute } from './Heute.tsx';
import { Suchformular } from './Suchformular.tsx';
import { t } from './texte.ts';
import { Treffer } from './Treffer.tsx';

/** The book of a broker: what waits for him, views, search, filters, 20 customers on a page (`domain/konto.md §7.4`). */
export default function Kundenbestand({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const vermittlerNummer = nutzer.vermittlernummer ?? '';
  const [anfrage, setAnfrage] = useAuswahl();
  const [suche, setSuche] = useState(anfrage.suche ?? '');
  const [zuKurz, setZuKurz] = useState(false);
  const feld = useSuchtaste();
  const abfrage = useQuery(bestandQuery(client, vermittlerNummer, anfrage));
  const { data: ueberblick } = useQuery(ueberblickQuery(client, vermittlerNummer));
  const { data, error } = abfrage;
  const alleZeigen = () => {
    setZuKurz(false);
    setSuche('');
    setAnfrage(anfang);
    // The button leaves with what it ends.
    feld.current?.querySelector('input')?.focus();
  };
  if (fehltRecht(error)) return <OhneRecht titel={t('titel')} grund={error.message} />;
  const alle = istEng(anfrage) ? { onAlle: alleZeigen } : {};
  return (
    <Page title={t('titel')} width="list">
      {ueberblick && <Heute ueberblick={ueberblick} />}
      <Abschnitt titel={t('alleKunden')}>
        <div ref={feld}>
          <Suchformular
            anfrage={anfrage}
            onAnfrage={setAnfrage}
            {...{ suche, zuKurz }}
            onSuche={setSuche}
            onZuKurz={setZuKurz}
            untervermittler={data?.untervermittler ?? []}
          />
        </div>
        <Ansichten anfrage={anfrage} onAnfrage={setAnfrage} ueberblick={ueberblick ?? null} />
        {/* What was found before is no answer to what was refused. */}
        {!zuKurz && (
          <>
            <Treffer
              abfrage={abfrage}
              seite={anfrage.seite}
              onSeite={(seite) => setAnfrage({ ...anfrage, seite })}
              {...alle}
            />
            {data && data.gesamt > 0 && <Herunterladen {...{ vermittlerNummer, anfrage }} />}
          </>
        )}
      </Abschnitt>
    </Page>
  );
}

/** "/" leads to the search, except where something is typed or asked. */
function useSuchtaste() {
  const feld = useRef<HTMLDivElement>(null);
  const druecken = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    feld.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    const hoere = (event: KeyboardEvent) => druecken(event);
    document.addEventListener('keydown', hoere);
    return () => document.removeEventListener('keydown', hoere);
  }, []);
  return feld;
}
