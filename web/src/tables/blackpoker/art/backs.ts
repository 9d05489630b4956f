/** A back for each player: hemp leaf on indigo for the first seat, rings on olive for the second. */
const ASANOHA =
  "M0 0 12 6.93 24 0M12 6.93V20.78M0 0V13.86L12 20.78 24 13.86V0M0 13.86 12 6.93 24 13.86M0 41.57 12 34.64 24 41.57M12 34.64V20.78M0 41.57V27.71L12 20.78 24 27.71V41.57M0 27.71 12 34.64 24 27.71M0 13.86V27.71M24 13.86V27.71";

const WEAVES = [
  `<pattern id="blackpoker-weave-0" width="24" height="41.57" patternUnits="userSpaceOnUse" patternTransform="translate(0 1) scale(.78)"><path d="${ASANOHA}" fill="none" stroke="#c9d3e8"/></pattern>`,
  '<pattern id="blackpoker-weave-1" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="none" stroke="#e3d9c0"><circle cx="10" cy="10" r="10"/><circle r="10"/><circle cx="20" r="10"/><circle cy="20" r="10"/><circle cx="20" cy="20" r="10"/></g></pattern>',
];
export const GROUNDS = ["#24365f", "#4a4636"] as const;

export const back = (seat: number): string => {
  const of = seat === 1 ? 1 : 0;
  const ground = GROUNDS[of];
  return `${WEAVES[of]}<rect x="8" y="8" width="104" height="152" rx="5" fill="${ground}"/><rect x="8" y="8" width="104" height="152" rx="5" fill="url(#blackpoker-weave-${of})" opacity=".5"/><rect x="11.5" y="11.5" width="97" height="145" rx="3" fill="none" stroke="#fdfbf5" stroke-opacity=".55"/><rect x="48" y="60" width="24" height="48" rx="2" fill="#fdfbf5"/><g fill="${ground}" text-anchor="middle" style="font:700 17px var(--font-display)"><text x="60" y="81">手</text><text x="60" y="101">番</text></g>`;
};
