import sys
from PIL import Image
ims=[Image.open('build/blind/.v/'+f+'.png') for f in sys.argv[2:]];w=max(i.width for i in ims)
im=Image.new('RGB',(w,sum(i.height for i in ims)),'white');y=0
for i in ims: im.paste(i,(0,y));y+=i.height
im.save('build/blind/.v/'+sys.argv[1]+'.png')
