"""The pipeline in a child process with limits: for files from people nobody knows.

``client`` is what callers use; ``helper`` is the process that forks; ``child`` reads one document; ``heap``,
``rehearsal`` and ``pins`` order the helper's memory so that forks are cheap; ``confinement`` is
what a child may do, by ``landlock``, ``seccomp`` and resource limits; ``probes`` try whether it holds.
"""
