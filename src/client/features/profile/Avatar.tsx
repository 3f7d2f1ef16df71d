import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { MemberInfo } from '#contract/member.ts';
import styles from './Avatar.module.css';
import { iconQuery } from './icon-query.ts';
import { initialOf } from './initial-of.ts';

interface AvatarProps {
  member: MemberInfo;
  /** `fill`: as large as the round button that holds it. */
  size?: 'fill' | 'm' | 'l' | 'xl';
}

/** The member's picture, or their initial. It decorates the name that stands beside it. */
export function Avatar({ member, size = 'm' }: AvatarProps) {
  const { data, isError } = useQuery(iconQuery(member));
  const [broken, setBroken] = useState<string>();
  const picture = member.iconVersion === null ? null : data?.picture;
  const isLost = picture ? picture === broken : isError && data === undefined;
  return (
    <span
      className={classNames(styles.avatar, styles[size], isLost && styles.bare)}
      aria-hidden="true"
    >
      {isLost && <LostFace />}
      {!isLost && picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={320}
          height={320}
          onError={() => setBroken(picture)}
        />
      )}
      {!isLost && !picture && initialOf(member)}
    </span>
  );
}

/** There is a picture, and it did not come: a paper figure with a tear, which no network has to bring. */
function LostFace() {
  return (
    <svg className={styles.lost} viewBox="0 0 48 48" aria-hidden="true" data-avatar="lost">
      <path className={styles.sky} d="M0 0h48v48H0z" />
      <path
        className={styles.garland}
        d="M0 5q24 9 48 0v5l-4 5-4-4-4 6-4-5-4 6-4-5-4 5-4-6-4 5-4-6-4 4-4-5z"
      />
      <path
        className={styles.figure}
        d="M24 17a8 8 0 0 1 4 15c7 1 12 6 13 16H7c1-10 6-15 13-16a8 8 0 0 1 4-15z"
      />
      <path className={styles.tear} d="M25 14l-3 6 5 4-5 6 4 5-3 6 3 7" />
    </svg>
  );
}
