/** A share of a whole as a bar, for eyes only: the number stands beside it. */
export function ShareBar(props: { readonly percent: number }) {
  return (
    <svg class="st-figure-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" />
      <rect class="st-filled" width={props.percent.toFixed(2)} height="8" />
    </svg>
  );
}
