import { useSelector } from '@xstate/react';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import * as select from '#machines/vermittler/umsatz-bestaetigen/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { Auftragsfeld, useAuftrag } from '../../../vertrag/Auftragsfeld.tsx';
import { t } from '../texte.ts';
import styles from '../View.module.css';
import type { StepProps, Umsatzvertrag } from './step.ts';

/** Says whose revenues are confirmed, and asks for whom he acts; then how far it is. */
export function Frage({ actor, gefragt }: StepProps) {
  const { formular, erklaeren } = useAuftrag(true);
  const anzahl = String(gefragt.length);
  const nummer = String(useSelector(actor, select.ergebnisse).length + 1);
  const laedt = useSelector(actor, select.laedt);
  return (
    <ConfirmDialog
      open
      title={t('frageTitel')}
      confirmLabel={t('jetzt')}
      cancelLabel={t('abbrechen')}
      busy={laedt}
      onConfirm={() =>
        erklaeren(({ imAuftragDesKunden }) => {
          if (imAuftragDesKunden)
            actor.send({ type: 'BESTAETIGEN', antwort: { imAuftragDesKunden } });
        })
      }
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      <p>{gefragt.length === 1 ? t('folgeEiner') : t('folgeMehrere', { anzahl })}</p>
      <ul className={styles.results}>
        {gefragt.map((vertrag) => (
          <li key={vertrag.nummer}>{zeile(vertrag)}</li>
        ))}
      </ul>
      <output>{laedt ? t('fortschritt', { nummer, anzahl }) : ''}</output>
      <Auftragsfeld formular={formular} />
    </ConfirmDialog>
  );
}

function zeile({ kunde, nummer, produkt: art, jahresumsatz }: Umsatzvertrag): string {
  const produkt = produktName(art);
  if (jahresumsatz === null) return t('zeileOhneUmsatz', { kunde, produkt, nummer });
  return t('zeile', { kunde, produkt, nummer, umsatz: formatBetrag(jahresumsatz) });
}
