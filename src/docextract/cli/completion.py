"""``docextract completion``: a script that completes subcommands and options in a shell."""

from __future__ import annotations

import argparse
from typing import Any

from .main import FINE
from .output import say

SHELLS = ("bash", "zsh", "fish")


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "completion",
        help="a script that completes commands in a shell",
        description="Print a script that completes subcommands, options and their choices. "
        'In bash and zsh: eval "$(docextract completion bash)"; in fish: docextract completion fish | source.',
    )
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help="bash, zsh or fish")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    from .main import parser

    words = completions(parser())
    say(_fish(words) if arguments.shell == "fish" else _bash(words, zsh=arguments.shell == "zsh"))
    return FINE


def completions(parser: argparse.ArgumentParser) -> dict[str, list[str]]:
    """What may follow each command line so far (``""``, ``"keys"``, ``"keys create"``, ``"extract --isolation"``)."""
    found: dict[str, list[str]] = {"": []}
    _collect(parser, "", found)
    return found


def _collect(parser: argparse.ArgumentParser, path: str, found: dict[str, list[str]]) -> None:
    words = found.setdefault(path, [])
    for action in parser._actions:
        words += [name for name in action.option_strings if name.startswith("--")]
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                words.append(name)
                _collect(below, f"{path} {name}".strip(), found)
        elif action.choices is not None:
            choices = [str(choice) for choice in action.choices]
            for name in action.option_strings:
                found[f"{path} {name}".strip()] = choices
            if not action.option_strings:
                words += choices


def _bash(words: dict[str, list[str]], *, zsh: bool) -> str:
    cases = "\n".join(f'    "{path}") words="{" ".join(given)}" ;;' for path, given in words.items())
    head = "autoload -U +X bashcompinit && bashcompinit\n" if zsh else ""
    return f"""{head}_docextract() {{
  local words="" path="" word at last="${{COMP_WORDS[COMP_CWORD-1]}}" current="${{COMP_WORDS[COMP_CWORD]}}"
  _docextract_words() {{
    case "$1" in
{cases}
    *) return 1 ;;
    esac
  }}
  for ((at = 1; at < COMP_CWORD; at++)); do
    word="${{COMP_WORDS[at]}}"
    case "$word" in -*) continue ;; esac
    _docextract_words "${{path:+$path }}$word" && path="${{path:+$path }}$word"
  done
  _docextract_words "${{path:+$path }}$last" || _docextract_words "$path"
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _docextract docextract
"""


def _fish(words: dict[str, list[str]]) -> str:
    lines = []
    for path, given in words.items():
        parts = path.split()
        if parts and parts[-1].startswith("--"):
            *parts, option = parts
            seen = "; and ".join(f"__fish_seen_subcommand_from {part}" for part in parts) or "true"
            lines.append(f"complete -c docextract -n '{seen}' -l {option[2:]} -x -a '{' '.join(given)}'")
            continue
        seen = "; and ".join(f"__fish_seen_subcommand_from {part}" for part in parts) or "__fish_use_subcommand"
        for word in given:
            way = f"-l {word[2:]}" if word.startswith("--") else f"-a {word}"
            lines.append(f"complete -c docextract -n '{seen}' {way}")
    return "\n".join(lines) + "\n"
