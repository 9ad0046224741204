"""Many documents: wherever they lie, on whatever engine there is, as they are done.

``tasks.py`` is what goes to a worker and what comes back, ``opening.py`` how a document is opened there, ``working.py``
what happens there and ``reading.py`` what happens in the process that reads. ``engines.py`` says what runs the tasks,
``running.py`` keeps a window of them under way, ``extracting.py`` is ``docextract.extract_many``. The rest is what
``docextract batch`` stands on: ``inputs.py``, ``manifest.py``, ``outputs/``, ``batch.py``, ``portfolio.py``.
"""
