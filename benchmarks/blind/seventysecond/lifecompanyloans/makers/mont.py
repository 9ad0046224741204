import sys
from PIL import Image
o,mode,*fs=sys.argv[1:]
im=[Image.open(f) for f in fs]
if mode=='h': w,h=sum(i.width for i in im),max(i.height for i in im)
else: w,h=max(i.width for i in im),sum(i.height for i in im)
O=Image.new('RGB',(w,h),'white');p=0
for i in im: O.paste(i,(p,0) if mode=='h' else (0,p)); p+=i.width if mode=='h' else i.height
O.save(o)
