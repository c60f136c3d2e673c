import { RowList } from '#widgets/row-list/RowList.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { istZahlung } from '../../aenderung/worte.ts';
import { type Regler, reglerVon } from '../regler.ts';
import { t } from '../texte.ts';
import type { StellProps } from './Einstellen.tsx';
import { Kartenregler } from './Kartenregler.tsx';
import { Schalter } from './Schalter.tsx';
import { Schieber } from './Schieber.tsx';
import type { Stellwerk } from './useEinstellen.ts';

export interface ReglerProps extends StellProps {
  stellwerk: Stellwerk;
  regler: Regler;
}

/** Sums and levels first, then what can be added or left out, at last how often is paid. */
export function Gruppen(props: Omit<ReglerProps, 'regler'>) {
  const alle = reglerVon(props.vertrag, props.ergebnis);
  const schalter = alle.filter(({ form }) => form === 'schalter');
  const andere = alle.filter(({ form }) => form !== 'schalter');
  return (
    <>
      {andere
        .filter((einer) => !istZahlung(einer.art))
        .map((regler) => (
          <Einzelner key={regler.name} {...props} regler={regler} />
        ))}
      {schalter.length > 0 && (
        <Abschnitt titel={t('bausteine')}>
          <RowList label={t('bausteine')}>
            {schalter.map((regler) => (
              <Schalter key={regler.name} {...props} regler={regler} />
            ))}
          </RowList>
        </Abschnitt>
      )}
      {andere
        .filter(({ art }) => istZahlung(art))
        .map((regler) => (
          <Einzelner key={regler.name} {...props} regler={regler} />
        ))}
    </>
  );
}

function Einzelner(props: ReglerProps) {
  return props.regler.form === 'schieber' ? <Schieber {...props} /> : <Kartenregler {...props} />;
}
