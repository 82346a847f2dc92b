/** The Piratess: a head with a three-cornered hat, flowing hair and an earring. */
export function PiratessHead() {
  return (
    <g>
      <path
        d="M22 50C12 70 16 92 26 100C30 88 28 74 32 62L68 62C72 74 70 88 74 100C84 92 88 70 78 50Z"
        fill="currentColor"
        opacity="0.55"
      />
      <path class="st-face" d="M31 46V64C31 82 40 92 50 92S69 82 69 64V46Z" />
      <path
        d="M8 44C16 32 26 12 50 10S84 32 92 44C80 40 66 50 50 50S20 40 8 44Z"
        fill="currentColor"
      />
      <path class="st-face" d="M50 20l7 7-7 7-7-7Z" />
      <path
        d="M38 60a4.5 3 0 0 1 9 0a4.5 3 0 0 1-9 0M53 60a4.5 3 0 0 1 9 0a4.5 3 0 0 1-9 0"
        fill="currentColor"
      />
      <path
        d="M42 78C46 83 54 83 58 78C54 79 46 79 42 78Z"
        fill="currentColor"
        stroke="currentColor"
      />
      <circle cx="73" cy="78" r="4" class="st-ring" />
    </g>
  );
}
