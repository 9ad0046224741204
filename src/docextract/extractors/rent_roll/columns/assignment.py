"""Names to columns, each at most once, so that the weights add up to most."""

from __future__ import annotations


def assign(weights: dict[int, dict[str, float]]) -> dict[int, str]:
    """Maximum-weight assignment of names to columns, by successive best augmenting paths. Deterministic."""
    owner: dict[str, int] = {}
    chosen: dict[int, str] = {}
    for start in sorted(weights):
        best_gain, best_path = 1e-9, None
        # Best gain over paths start -> name -> (owner's other names) ..., found by relaxation (graphs are small).
        gain: dict[int, float] = {start: 0.0}
        paths: dict[int, list[tuple[int, str]]] = {start: []}
        queue = [start]
        while queue:
            column = queue.pop(0)
            for name in sorted(weights.get(column, ())):
                total = gain[column] + weights[column][name]
                path = [*paths[column], (column, name)]
                holder = owner.get(name)
                if holder is None:
                    if total > best_gain + 1e-12:
                        best_gain, best_path = total, path
                    continue
                if holder == column or any(c == holder for c, _ in path):
                    continue
                rest = total - weights[holder][name]
                # The holder may also be left without a name.
                if rest > best_gain + 1e-12:
                    best_gain, best_path = rest, [*path, (holder, "")]
                if holder not in gain or rest > gain[holder] + 1e-12:
                    gain[holder], paths[holder] = rest, path
                    queue.append(holder)
        if best_path is None:
            continue
        for column, name in best_path:
            if name:
                chosen[column] = name
                owner[name] = column
            else:
                chosen.pop(column, None)
    return chosen
