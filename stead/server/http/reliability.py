"""How far the judge of a title can be trusted, as it was measured when it had learnt: with the weights, if at all."""
