import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { artDerVormerkung, istAngabe } from '#contract/aenderungen/arten.ts';
import { vormerkungLoeschen } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt } from '#contract/errors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import * as z from 'zod/mini';
import { ausfallsatz } from '../../ausfall.ts';
import { ServiceError, unwrap } from '../../client/response.ts';
import { Auftragsfeld, useAuftrag } from '../../flows/vertrag/Auftragsfeld.tsx';
import { auftragsschluessel } from '../../flows/vertrag/auftragsschluessel.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { usePorts } from '../../ports.ts';
import { angebotsSchluessel } from '../../queries/aenderungLesen.ts';
import { vertragsListen } from '../../queries/findByPartnerNummer.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';
import { loeschfolge, nachTag, satzZu } from './vormerkungen.ts';

/** What waits for its day, each with the way to take it back (`domain/vertrag.md §5`). */
export function Vorgemerktes({ vertrag }: { vertrag: Vertrag }) {
  const alle = nachTag(vertrag);
  if (alle.length === 0) return null;
  return (
    <Abschnitt titel={t('vorgemerkteAenderungen')}>
      {alle.map((eine) => (
        <Vormerkung
          key={eine.art}
          nummer={vertrag.versicherungsNummer}
          vorgemerkt={eine}
          folge={loeschfolge(eine, alle)}
          // What the revenue is may be said without that right.
          darf={vertrag.vertretung?.aendern !== false || istAngabe(artDerVormerkung(eine.art))}
        />
      ))}
    </Abschnitt>
  );
}

interface Props {
  nummer: string;
  vorgemerkt: Vertrag['vorgemerkteAenderungen'][number];
  /** What taking it back does. */
  folge: string;
  /** Whoever is at work may take it back. */
  darf: boolean;
}

function Vormerkung({ nummer, vorgemerkt, folge, darf }: Props) {
  const [gefragt, setGefragt] = useState(false);
  const loeschen = useLoeschen(nummer, vorgemerkt);
  const auftrag = useAuftrag(useImAuftrag());
  const zu = () => {
    setGefragt(false);
    auftrag.vergessen();
  };
  return (
    <Abschnitt>
      <p>{satzZu(vorgemerkt)}</p>
      {loeschen.error && (
        <InfoBox type="error" headline={grund(loeschen.error)}>
          {t('nichtGeloescht')}
        </InfoBox>
      )}
      {vorgemerkt.loeschbar && darf && (
        <Aktionen>
          <Button variant="secondary" onClick={() => setGefragt(true)}>
            {t('vormerkungLoeschen')}
          </Button>
        </Aktionen>
      )}
      <ConfirmDialog
        open={gefragt}
        title={t('vormerkungLoeschenFrage')}
        busy={loeschen.isPending}
        onConfirm={() => auftrag.erklaeren((body) => loeschen.mutate(body, { onSettled: zu }))}
        onCancel={zu}
      >
        <p>{folge}</p>
        {gefragt && <Auftragsfeld formular={auftrag.formular} />}
      </ConfirmDialog>
    </Abschnitt>
  );
}

function useLoeschen(versicherungsNummer: string, { art, ...rest }: Props['vorgemerkt']) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  // A repeat after a lost answer deletes nothing that was booked since.
  const schluessel = auftragsschluessel(speicher, 'vormerkung', art, versicherungsNummer);
  return useMutation({
    mutationFn: async (body: { imAuftragDesKunden?: true }) =>
      unwrap(
        await client.call(vormerkungLoeschen, {
          params: { versicherungsNummer, art },
          body,
          idempotencyKey: schluessel.zu([rest.text, rest.wirksamkeitsdatum, body]),
        }),
      ),
    onError: (error) => {
      if (error instanceof ServiceError && error.status === 409) schluessel.vergessen();
    },
    onSuccess: (vertrag) => {
      schluessel.vergessen();
      queries.setQueryData(vertragQuery(client, versicherungsNummer).queryKey, vertrag);
      void queries.invalidateQueries({ queryKey: vertragsListen });
      void queries.invalidateQueries({ queryKey: angebotsSchluessel(versicherungsNummer) });
      showToast({ title: t('vormerkungGeloescht'), state: 'positive' });
    },
  });
}

/** The sentence of the rule, or that it did not work. */
function grund(error: Error): string {
  const body = error instanceof ServiceError ? error.body : null;
  return z.safeParse(abgelehnt, body).data?.errorMessage ?? ausfallsatz(error) ?? t('fehler');
}
