# self storage unit mix, old .xls left by a predecessor; sections by kind; values only
import random, xlwt
from common import *
R=random.Random(5492); N='TallPines_unitmix.xls'
S=[('DRIVE-UP, BLDGS A - F',[('5 x 5',22,62),('5 x 10',64,88),('5 x 15',18,104),('10 x 10',92,138),('10 x 15',58,169),('10 x 20',71,204),('10 x 25',16,238),('10 x 30',24,269)]),
('CLIMATE CONTROLLED, BLDG G - 1ST FLOOR',[('CC 5 x 5',14,79),('CC 5 x 10',38,116),('CC 10 x 10',41,184),('CC 10 x 15',22,232),('CC 10 x 20',8,281)]),
('CLIMATE CONTROLLED, BLDG G - 2ND FLOOR',[('CC2 5 x 5',20,66),('CC2 5 x 10',44,98),('CC2 10 x 10',36,158),('CC2 10 x 15',12,199)]),
('OUTSIDE PARKING',[('RV 12 x 30',15,85),('RV 12 x 40',10,105),('BOAT 10 x 20',6,60)])]
KO=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_sf','market_total','actual_total','other:Econ. Occ.']
wb=xlwt.Workbook();ws=wb.add_sheet('MIX')
def st(b=False,nf='General',al='right',top=False,bg=None,it=False,h=200):
    x=xlwt.XFStyle();x.font.name='Arial';x.font.height=h;x.font.bold=b;x.font.italic=it;x.num_format_str=nf
    x.alignment.horz={'right':3,'left':1,'center':2}[al];x.alignment.wrap=1 if al=='center' else 0;x.alignment.vert=2 if al!='center' else 2
    if top:x.borders.top=1
    if bg:x.pattern.pattern=1;x.pattern.pattern_fore_colour=bg
    return x
ws.write(0,0,'TALL PINES SELF STORAGE',st(True,al='left',h=260));ws.write(1,0,'UNIT MIX & OCCUPANCY',st(True,al='left'));ws.write(2,0,'Month end 12/31/24   (from site software, re-keyed)',st(al='left',it=True))
H=['SIZE','# UNITS','RENTED','VACANT','% OCC.','SQ FT EACH','TOTAL SQ FT','STREET RATE','RATE / SF','GROSS POTENTIAL /MO','ACTUAL RENT /MO','ECON. OCC.']
KO[-1]='other:ECON. OCC.'
for c,h in enumerate(H): ws.write(4,c,h,st(True,al='center',bg=22))
ws.row(4).height_mismatch=True;ws.row(4).height=800
NF=['0','0','0','0.0%','0','#,##0','$#,##0','0.00','#,##0','#,##0','0.0%']
y=5;tr=[];tot=[];G=[]
def line(lab,v,b=False):
    global y
    ws.write(y,0,lab,st(b,al='left',top=b))
    for k,x in enumerate(v):
        s=st(b,NF[k],top=b)
        if x is None: ws.write(y,k+1,'',s)
        else: ws.write(y,k+1,round(x/100,4) if '%' in NF[k] else x,s)
    y+=1
def agg(A):
    U=sum(a[0] for a in A);O=sum(a[1] for a in A);SF=sum(a[5] for a in A);GP=sum(a[8] for a in A);AC=sum(a[9] for a in A)
    return [U,O,U-O,round(O/U*100,1),None,SF,None,round(GP/SF+1e-9,2),GP,AC,round(AC/GP*100,1)]
for h,L in S:
    ws.write(y,0,h,st(True,al='left'));y+=1;A=[]
    for t,u,r in L:
        a,b=[int(q) for q in t.split()[-3::2]];sf=a*b
        o=u if R.random()<.15 else int(round(u*R.uniform(.78,.98)))
        ac=int(round(o*r*R.uniform(.88,1.06)))
        v=[u,o,u-o,round(o/u*100,1),sf,u*sf,r,round(r/sf+1e-9,2),u*r,ac,round(ac/(u*r)*100,1)]
        line(t,v);A.append(v);tr.append({'type':t,**dict(zip(KO,v))})
    lab={'D':'Drive-up','C':'Climate 1st floor' if '1ST' in h else 'Climate 2nd floor','O':'Parking'}[h[0]]+' subtotal'
    v=agg(A);line(lab,v,True);tot.append({'label':lab,**{k:x for k,x in zip(KO,v) if x is not None}});G+=A;y+=1
v=agg(G);line('TOTAL SITE',v,True);tot.append({'label':'TOTAL SITE',**{k:x for k,x in zip(KO,v) if x is not None}})
ws.write(y+1,0,'Vacant includes 4 units down for door repair (10 x 20) and 1 company unit.',st(al='left',it=True,h=160))
ws.col(0).width=256*30
for c in range(1,12): ws.col(c).width=256*(13 if c in(9,10) else 10)
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=1;ws.set_fit_num_pages if 0 else None
wb.save(doc(N))
save(N,'UM','self-storage unit mix, re-keyed old .xls, sections by building kind',False,KO,tr,tot)
d=[t for t in tr if t['type']=='10 x 20'];print(d,tot[-1])
