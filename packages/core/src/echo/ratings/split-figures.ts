/** Labels of the figures that every note about two groups of ratings has. */
export const SPLIT_FIGURES = { mean: 'Average with', otherMean: 'Average of the rest', difference: 'Difference' }
