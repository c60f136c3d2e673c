import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ratVon } from '#machines/antrag/beratung.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { Antragslage } from '#machines/antrag/frage.ts';
import type { Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { Merkhaken } from '../../merken/Merkhaken.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { Beratungswege } from '../Beratungswege.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import type { StepProps } from '../step.ts';
import { BeitragGeaendert } from '../tarif/BeitragGeaendert.tsx';
import { Hindernis } from '../tarif/Hindernis.tsx';
import { Tarifhinweise } from '../tarif/Tarifhinweise.tsx';
import { useTarifwahl } from '../tarif/useTarifwahl.ts';
import { useUnberechnet } from '../tarif/useUnberechnet.tsx';
import { Weiterknopf } from '../tarif/Weiterknopf.tsx';
import { Annahmen } from './Annahmen.tsx';
import styles from './Angebot.module.css';
import { angebotsfelder } from './Angebotsfelder.tsx';
import { Angebotslage } from './angebotslage.ts';
import { t } from './texte.ts';

/** The price as a configurator: what each choice costs stands beside it (`domain/verkauf.md §2`, 2). */
export function Angebot({ konfigurator, ...props }: StepProps & { konfigurator: Konfigurator }) {
  const { actor } = props;
  const wahl = useTarifwahl(props);
  const lage = useSelector(actor, select.tariflage);
  const hindernis = useSelector(actor, select.hindernis);
  const unberechnet = useUnberechnet(props);
  const unterwegs = useRef(nichts);
  if (!wahl) return null;
  const merkeUnterwegs = (sofort: () => boolean) => {
    unterwegs.current = sofort;
  };
  const { form, weiter, waehle, gewaehlt, lage: stand } = wahl;
  const vermerke = konfigurator.vermerke(form.gelesen.antwort, stand);
  return (
    <Schrittseite
      {...props}
      titel={t('angebotTitel')}
      einleitung={konfigurator.einleitung}
      neben={
        <Beitragsbox
          {...props}
          grund={lage === 'nichtMoeglich' ? hindernis?.hinweise[0]?.text : undefined}
        />
      }
    >
      <Angebotslage
        value={{ konfigurator, stand, rechnet: lage === 'rechnet', merkeUnterwegs, vermerke }}
      >
        <div className={styles.angebot}>
          <Formular
            formular={form}
            sofort={angebotsfelder}
            danach={unberechnet}
            // A sum that was moved just now is another price: she sees it before she goes on with it.
            onSenden={() => unterwegs.current() || weiter()}
            davor={
              <>
                <BeitragGeaendert {...props} />
                <Rat {...{ konfigurator, stand }} />
              </>
            }
          >
            <Annahmen
              {...{ konfigurator, gewaehlt, stand, waehle }}
              danach={unberechnet['annahmen']}
            />
            <Tarifhinweise {...props} ziel="angebot" />
            <Hindernis {...props} />
            <Weiterknopf {...props} />
          </Formular>
          <Beratungswege {...props} />
          <Merkhaken {...props} />
        </div>
      </Angebotslage>
    </Schrittseite>
  );
}

const nichts = () => false;

/** What fits her wish, where no card of a tariff says so. */
function Rat({ konfigurator, stand }: { konfigurator: Konfigurator; stand: Antragslage }) {
  const empfehlung = ratVon(konfigurator, stand);
  return empfehlung && empfehlung.variante === undefined ? <p>{empfehlung.satz}</p> : null;
}
