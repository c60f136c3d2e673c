import { useSelector } from '@xstate/react';
import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { standVon } from './stand.ts';
import { t } from './texte.ts';
import styles from './Handlungen.module.css';
import type { StepProps } from './steps/step.ts';

/** What can be done with it, by how it stands: what is nearest comes first. */
export function Handlungen(props: StepProps) {
  return (
    <div className={styles.acts}>
      {props.entwurf.status === 'OFFEN' ? <Offen {...props} /> : <Ende entwurf={props.entwurf} />}
    </div>
  );
}

function Offen({ actor, entwurf }: StepProps) {
  const { key } = useBrand();
  const kopiert = useSelector(actor, (snapshot) => snapshot.matches({ ruhe: 'kopieren' }));
  const stand = standVon(entwurf);
  const oeffnen = (
    <ButtonLink
      key="oeffnen"
      href={antragsweg(entwurf, key)}
      variant={stand === 'OFFEN' ? 'secondary' : 'quiet'}
    >
      {t('oeffnen')}
    </ButtonLink>
  );
  const senden = (
    <Button
      key="senden"
      variant={stand === 'OFFEN' ? 'quiet' : 'secondary'}
      onClick={() => actor.send({ type: 'SENDEN' })}
    >
      {t(stand === 'BEIM_KUNDEN' ? 'erinnern' : 'senden')}
    </Button>
  );
  return (
    <>
      {stand === 'OFFEN' ? [oeffnen, senden] : [senden, oeffnen]}
      <Button variant="quiet" loading={kopiert} onClick={() => actor.send({ type: 'KOPIEREN' })}>
        {t('kopieren')}
      </Button>
      <Button variant="quiet" onClick={() => actor.send({ type: 'LOESCHEN' })}>
        {t('loeschen')}
      </Button>
    </>
  );
}

function Ende({ entwurf }: Pick<StepProps, 'entwurf'>) {
  const { key } = useBrand();
  const { status, produkt, marke, versicherungsNummer: nummer } = entwurf;
  if (status === 'ABGELAUFEN') {
    return (
      <ButtonLink href={antrag(produkt, andereMarke(marke, key))} variant="secondary">
        {t('neu')}
      </ButtonLink>
    );
  }
  if (nummer === null) return null;
  return (
    <ButtonLink href={`/vermittler/vertraege/details/${nummer}`} variant="secondary">
      {t('vertrag')}
    </ButtonLink>
  );
}

/** Where it is taken up again, under the brand it was begun with. */
function antragsweg({ id, produkt, marke }: Listenentwurf, hier: string): string {
  return antrag(produkt, { savedDraftId: id, ...andereMarke(marke, hier) });
}

function andereMarke(marke: Listenentwurf['marke'], hier: string): { brand?: string } {
  return marke === hier ? {} : { brand: marke };
}

function antrag(produkt: Listenentwurf['produkt'], query: Record<string, string>): string {
  const gefragt = new URLSearchParams(query).toString();
  return `/${antragszielDer(produkt).weg}/antrag${gefragt && `?${gefragt}`}`;
}
