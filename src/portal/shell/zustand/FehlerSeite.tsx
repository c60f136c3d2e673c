import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { t } from '../texte.ts';

interface Props {
  title?: string;
  onErneut: () => void;
  erneut?: string;
  laedt?: boolean;
  /** Finds the line in the log. */
  fehlerId?: string | undefined;
  /** What the server says of it, where it has more to say. */
  satz?: string | null;
  flowState?: string;
}

/** The API or the page itself failed: what happened, what is safe, the way on (`specification §2`, §8). */
export function FehlerSeite(props: Props) {
  const {
    title = t('fehlerTitel'),
    erneut = t('erneut'),
    laedt = false,
    fehlerId,
    satz,
    flowState,
  } = props;
  return (
    <Page title={title} {...(flowState === undefined ? {} : { flowState })}>
      <InfoBox
        type="error"
        headline={satz ?? t('fehler')}
        action={
          <Button loading={laedt} onClick={props.onErneut}>
            {erneut}
          </Button>
        }
      >
        {fehlerId !== undefined && (
          <p>
            {t('fehlerId', { id: fehlerId })}. {t('fehlerErklaerung')}
          </p>
        )}
      </InfoBox>
    </Page>
  );
}
