import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kundenProSeite, type Bestandsanfrage } from '#contract/endpoints/kundenbestand.ts';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { bestandQuery, ueberblickQuery } from '../../queries/kundenbestand.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { fehltRecht, OhneRecht } from './ablehnung.tsx';
import { anfang, type Ansicht } from './adresse.ts';
import { Ansichten } from './Ansichten.tsx';
import { engtVertraege, istEng, useAuswahl } from './auswahl.ts';
import { Herunterladen } from './Herunterladen.tsx';
import { Heute } from './Heute.tsx';
import { Suchformular } from './Suchformular.tsx';
import { useSuchtaste } from './suchtaste.ts';
import { t } from './texte.ts';
import { Treffer } from './Treffer.tsx';
import { Umsatzleiste } from './Umsatzleiste.tsx';
import { useUmsatzwahl } from './umsatzwahl.ts';

/** The book of a broker: what waits for him, views, search, filters, 20 customers on a page (`domain/konto.md §7.4`). */
export default function Kundenbestand({ nutzer }: { nutzer: Nutzer }) {
  const vermittlerNummer = nutzer.vermittlernummer ?? '';
  const { setFeld, ...buch } = useBuch(vermittlerNummer);
  const { abfrage, ueberblick, anfrage, wahl, eingabe, stelle } = buch;
  const { data, error } = abfrage;
  if (fehltRecht(error)) return <OhneRecht titel={t('titel')} grund={error.message} />;
  return (
    <Page title={t('titel')} width="list">
      <Heute abfrage={ueberblick} onAnsicht={buch.oeffne} />
      <Abschnitt titel={t('alleKunden')}>
        <div ref={setFeld}>
          <Suchformular
            {...eingabe}
            anfrage={anfrage}
            onAnfrage={stelle}
            taste={buch.taste}
            untervermittler={data?.untervermittler ?? []}
          />
        </div>
        <Ansichten anfrage={anfrage} onAnfrage={stelle} ueberblick={ueberblick.data ?? null} />
        <Umsatzleiste wahl={wahl} onListe={buch.zurListe} />
        {/* What was found before is no answer to what was refused; where nothing was asked for, it is. */}
        {!eingabe.abgelehnt && (
          <>
            <Treffer
              {...{ abfrage, wahl }}
              seite={anfrage.seite}
              gefundene={engtVertraege(anfrage)}
              onSeite={buch.blaettere}
              {...(istEng(anfrage) ? { onAlle: buch.alleZeigen } : {})}
            />
            {data && data.gesamt > 0 && <Herunterladen {...{ vermittlerNummer, anfrage }} />}
          </>
        )}
      </Abschnitt>
    </Page>
  );
}

/** What is asked of the book, what it answered, and what is chosen of it. */
function useBuch(vermittlerNummer: string) {
  const { client } = usePorts();
  const [anfrage, setAnfrage, merke] = useAuswahl();
  const [suche, setSuche] = useState(anfrage.suche ?? '');
  const [abgelehnt, setAbgelehnt] = useState<string | null>(null);
  const [feld, setFeld] = useState<HTMLDivElement | null>(null);
  const abfrage = useQuery(bestandQuery(client, vermittlerNummer, anfrage));
  const ueberblick = useQuery(ueberblickQuery(client, vermittlerNummer));
  const wahl = useUmsatzwahl(abgelehnt ? [] : (abfrage.data?.kunden ?? []));
  const insFeld = () => feld?.querySelector('input')?.focus();
  const zurListe = () => {
    const kopf = feld?.closest('section')?.querySelector('h2');
    kopf?.setAttribute('tabindex', '-1');
    kopf?.focus();
  };
  /** Whatever else is asked for, a refused search is over, and nobody is chosen. */
  const vonVorn = () => {
    setAbgelehnt(null);
    wahl.keine();
  };
  const stelle = (neu: Bestandsanfrage) => {
    vonVorn();
    setAnfrage(neu);
  };
  const onAbgelehnt = (wort: string | null) => {
    setAbgelehnt(wort);
    if (wort !== null) insFeld();
  };
  return {
    anfrage,
    abfrage,
    ueberblick,
    wahl,
    setFeld,
    stelle,
    zurListe,
    taste: useSuchtaste(insFeld),
    eingabe: { suche, abgelehnt, onSuche: setSuche, onAbgelehnt },
    /** A page that the list does not have gives way to the first one by itself, and leads nobody anywhere. */
    blaettere: (seite: number) => {
      const seiten = Math.ceil((abfrage.data?.gesamt ?? 0) / kundenProSeite);
      stelle({ ...anfrage, seite });
      if (anfrage.seite <= seiten) zurListe();
    },
    /** A view as a link names it, which is followed then: of the whole book. */
    oeffne: (ansicht: Ansicht) => {
      vonVorn();
      setSuche('');
      merke({ ...anfang, [ansicht]: true });
    },
    alleZeigen: () => {
      setSuche('');
      stelle(anfang);
      // The button leaves with what it ends.
      insFeld();
    },
  };
}
