import type { AntragKontext } from '#machines/antrag/context.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import type { AntragProduktSeite } from '../../produkt.ts';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { beginn, variantenName } from '../tarif/worte.ts';
import { t } from './texte.ts';

interface Props {
  seite: AntragProduktSeite;
  kontext: AntragKontext;
}

/** What she has now, to keep or to print. */
export function Vertragskarte({ seite, kontext }: Props) {
  const nummer = kontext.abschluss?.versicherungsNummer ?? null;
  const beitrag = kontext.ergebnisse.tarifieren?.ergebnis.beitrag;
  const variante = variantenName(seite, kontext);
  return (
    <Card heading={t(nummer === null ? 'antrag' : 'vertrag')}>
      <FactList
        facts={[
          ...(nummer === null ? [] : [{ label: t('nummer'), value: nummer }]),
          {
            label: t('versicherung'),
            value: variante === null ? seite.name : `${seite.name} ${variante}`,
          },
          { label: t('beginn'), value: beginn(kontext) },
          ...(beitrag ? [{ label: t('beitrag'), value: betragMitZahlweise(beitrag) }] : []),
        ]}
      />
      <Aktionen>
        <Button variant="secondary" onClick={() => print()}>
          {t('drucken')}
        </Button>
      </Aktionen>
    </Card>
  );
}
