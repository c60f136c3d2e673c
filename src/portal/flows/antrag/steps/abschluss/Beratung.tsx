import { istOhneBeratung } from '#machines/antrag/beratung.ts';
import type { VorbereiteterAntrag } from '#machines/antrag/context.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Beratungswege } from '../Beratungswege.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

type Props = Pick<StepProps, 'actor' | 'gang'> & Pick<VorbereiteterAntrag, 'beratung'>;

/** What she was advised and what is not covered all the same, as its paper says it, or that she wants no advice (VVG § 6). */
export function Beratung({ actor, gang, beratung }: Props) {
  const ohne = useKontext(actor, ({ antworten }) => istOhneBeratung(antworten));
  if (!beratung && !ohne) return null;
  return (
    <Abschnitt titel={t('beratung')}>
      {beratung ? (
        <>
          <p>{beratung.rat}</p>
          <Disclosure summary={t('nichtVersichert')} count={beratung.luecken.punkte.length}>
            <p>{beratung.luecken.satz}</p>
            <Liste punkte={beratung.luecken.punkte} />
          </Disclosure>
        </>
      ) : (
        <>
          <p>{t('ohneBeratung')}</p>
          <div>
            <Button
              variant="secondary"
              onClick={() =>
                gang.send({ type: 'BEARBEITEN', schritt: 'einstieg', ziel: 'abschluss' })
              }
            >
              {t('dochBeratung')}
            </Button>
          </div>
        </>
      )}
      <Beratungswege actor={actor} />
    </Abschnitt>
  );
}
