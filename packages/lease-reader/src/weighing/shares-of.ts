/** Scores as shares of one, in place: softmax. */
export const sharesOf = (scores: Float64Array): Float64Array => {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const share = Math.exp((scores[at] ?? 0) - most);
    scores[at] = share;
    sum += share;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
};
