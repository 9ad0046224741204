import runpy, sys
from pathlib import Path
H = Path(__file__).resolve().parent; sys.path.insert(0, str(H))
for f in sorted([*H.glob('p0*.py'), *H.glob('x0*.py')]): runpy.run_path(str(f), run_name='__main__')
