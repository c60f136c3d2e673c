// One file per icon: the package's index names six thousand of them.
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

export const icons = {
  alert: IconAlertCircle,
  back: IconArrowLeft,
  check: IconCheck,
  close: IconX,
  contract: IconFileText,
  down: IconChevronDown,
  forward: IconArrowRight,
  info: IconInfoCircle,
  person: IconUser,
};

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Edge in px. */
  size?: number;
}

/** An icon beside a word; it says nothing to a screen reader. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.75} aria-hidden="true" focusable="false" />;
}
