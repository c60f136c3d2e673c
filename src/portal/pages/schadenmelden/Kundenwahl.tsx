import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bestandsseite } from '#contract/endpoints/kundenbestand.ts';
import { suchzeichen } from '#contract/zahlen.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { schadenwegeImAuftrag } from '../../flows/schaden/wege.ts';
import { usePorts } from '../../ports.ts';
import Daten from '../../queries/Daten.tsx';
import { bestandQuery } from '../../queries/kundenbestand.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { fehltRecht } from '../kundenbestand/ablehnung.tsx';
import { anfang } from '../kundenbestand/adresse.ts';
import { t as bestand } from '../kundenbestand/texte.ts';
import { t } from './vermittlertexte.ts';

interface Props {
  vermittlerNummer: string;
}

/** Whose claim a broker reports: somebody of his own book (`domain/schaden.md §1`). */
export function Kundenwahl(props: Props) {
  return (
    <Daten>
      <Suche {...props} />
    </Daten>
  );
}

function Suche({ vermittlerNummer }: Props) {
  const [eingabe, setEingabe] = useState('');
  const [gesucht, setGesucht] = useState<string | null>(null);
  const [zuKurz, setZuKurz] = useState(false);
  const suchen = () => {
    const suche = eingabe.trim();
    setZuKurz(suche.length < suchzeichen);
    setGesucht(suche.length < suchzeichen ? null : suche);
  };
  return (
    <Abschnitt titel={t('kunde')}>
      <Form onSubmit={suchen}>
        <TextField
          label={t('suche')}
          name="suche"
          value={eingabe}
          onChange={setEingabe}
          hint={bestand('sucheHinweis')}
          error={zuKurz ? bestand('zuKurz') : undefined}
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{bestand('suchen')}</Button>
      </Form>
      {gesucht !== null && <Treffer vermittlerNummer={vermittlerNummer} suche={gesucht} />}
    </Abschnitt>
  );
}

function Treffer({ vermittlerNummer, suche }: Props & { suche: string }) {
  const { client } = usePorts();
  const abfrage = useQuery(bestandQuery(client, vermittlerNummer, { ...anfang, suche }));
  if (fehltRecht(abfrage.error)) {
    return (
      <InfoBox type="neutral" headline={abfrage.error.message}>
        {bestand('rechtFragen')}
      </InfoBox>
    );
  }
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
      {(seite) => <Gefundene seite={seite} />}
    </Teilabfrage>
  );
}

function Gefundene({ seite: { kunden, gesamt } }: { seite: Bestandsseite }) {
  if (gesamt === 0) return <EmptyState headline={t('keine')}>{t('keineErklaerung')}</EmptyState>;
  return (
    <>
      <output>{bestand('treffer', { anzahl: String(gesamt) })}</output>
      <RowList label={t('treffer')}>
        {kunden.map(({ partnerNummer: nummer, firma, vorname, nachname, plz, ort }) => (
          <Row
            key={nummer}
            name={firma ?? bestand('mitNachname', { nachname, vorname })}
            line={t('zeile', { plz, ort, nummer })}
            href={schadenwegeImAuftrag.wahl(nummer)}
          />
        ))}
      </RowList>
      {gesamt > kunden.length && <p>{t('weitere')}</p>}
    </>
  );
}
