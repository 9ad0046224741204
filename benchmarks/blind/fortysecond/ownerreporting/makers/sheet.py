from PIL import Image;import glob,sys
fs=sorted(glob.glob('*.png'));fs=[f for f in fs if f!='all.png'];ims=[Image.open(f) for f in fs];print(fs)
rows=[ims[k:k+3] for k in range(0,len(ims),3)]
Wm=max(sum(i.width for i in r) for r in rows);Hm=sum(max(i.height for i in r) for r in rows)
o=Image.new('RGB',(Wm,Hm),'white');y=0
for r in rows:
  x=0
  for i in r:o.paste(i,(x,y));x+=i.width
  y+=max(i.height for i in r)
o.save('all.png');print(o.size)
