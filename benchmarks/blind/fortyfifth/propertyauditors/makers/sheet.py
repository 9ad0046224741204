import sys
from PIL import Image
o,*fs=sys.argv[1:]
im=[Image.open(f) for f in fs]; w=sum(i.width for i in im); h=max(i.height for i in im); c=Image.new('RGB',(w,h),'white'); x=0
for i in im: c.paste(i,(x,0)); x+=i.width
c.save(o)
