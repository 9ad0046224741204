import sys
from common import *
import pdf1
for fn in (pdf1.d01,pdf1.d02,pdf1.d03): fn()
try:
    import pdf2
    for fn in (pdf2.d04,pdf2.d05,pdf2.d06,pdf2.d07): fn()
    import xls
    for fn in [getattr(xls,n) for n in ("d08","d09","d10","d11","d12","d13","d14") if hasattr(xls,n)]: fn()
except ModuleNotFoundError as e: print(e)
