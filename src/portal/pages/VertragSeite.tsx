import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { Page } from '#widgets/page/Page.tsx';
import { useImAuftrag, useVertragswege } from '../flows/vertrag/wege.ts';
import { usePorts } from '../ports.ts';
import { vertragQuery } from '../queries/vertragLesen.ts';
import { Abfrage } from '../shell/zustand/Abfrage.tsx';
import { Einzelheiten } from './vertrag/Einzelheiten.tsx';
import { Kundenbezug } from './vertrag/Kundenbezug.tsx';
import { Offenes } from './vertrag/Offenes.tsx';
import { rueckstandVon } from './vertrag/rueckstand.ts';
import { Schaeden } from './vertrag/Schaeden.tsx';
import { verzichtbar } from '../shell/verzichtbar.ts';
import { silben } from '../shell/silben.ts';
import { Marke, Sprungmarken, Teile } from './vertrag/Sprungmarken.tsx';
import { t as seite } from './vertrag/seitentexte.ts';
import { t } from './vertrag/texte.ts';
import { t as vermittlerText } from './vertrag/vermittlerTexte.ts';
import { Vertragsaktionen } from './vertrag/Vertragsaktionen.tsx';
import { Bankverbindung, Dokumente, Vermittler } from './vertrag/Vertragsteile.tsx';
import { Vertragskopf } from './vertrag/Vertragskopf.tsx';
import { Versichertes } from './vertrag/Versichertes.tsx';
import { Vorgemerktes } from './vertrag/Vorgemerktes.tsx';

/** Fetched before the page is shown, by whoever owes something or has a contract that ended: nothing moves when it comes. */
const Ausnahmen = verzichtbar(async () => (await import('./vertrag/Ausnahmen.tsx')).default);

/** One contract in full (`domain/vertrag.md §12`). */
export default function VertragSeite() {
  const { versicherungsNummer = '' } = useParams();
  const { client } = usePorts();
  const abfrage = useQuery(vertragQuery(client, versicherungsNummer));
  return (
    <Kundenbezug versicherungsNummer={versicherungsNummer}>
      <Abfrage abfrage={abfrage} title={t('nummer', { nummer: versicherungsNummer })}>
        {(vertrag) => <Vertragsansicht vertrag={vertrag} />}
      </Abfrage>
    </Kundenbezug>
  );
}

function Vertragsansicht({ vertrag }: { vertrag: Vertrag }) {
  const { liste } = useVertragswege();
  const imAuftrag = useImAuftrag();
  return (
    <Page
      title={silben(vertrag.versicherungsName)}
      documentTitle={`${vertrag.versicherungsName} ${vertrag.versicherungsNummer}`}
      lead={t('nummer', { nummer: vertrag.versicherungsNummer })}
      back={{
        label: imAuftrag ? vermittlerText('zumBestand') : seite('zurueckZurListe'),
        href: liste,
      }}
      width="list"
    >
      <Vertragskopf vertrag={vertrag} />
      <Sprungmarken vertrag={vertrag} />
      {(vertrag.ende ?? rueckstandVon(vertrag)) && <Ausnahmen vertrag={vertrag} />}
      <Offenes vertrag={vertrag} />
      <Vorgemerktes vertrag={vertrag} />
      <Teile>
        <Marke name="schutz">
          <Versichertes vertrag={vertrag} />
        </Marke>
        <Marke name="aendern">
          <Vertragsaktionen vertrag={vertrag} />
        </Marke>
        <Marke name="dokumente">
          <Dokumente vertrag={vertrag} />
        </Marke>
        <Marke name="kontakt">
          <Vermittler vertrag={vertrag} />
          <Bankverbindung vertrag={vertrag} />
        </Marke>
        <Marke name="daten">
          <Einzelheiten vertrag={vertrag} />
        </Marke>
        <Marke name="schaeden">
          <Schaeden vertrag={vertrag} />
        </Marke>
      </Teile>
    </Page>
  );
}
