# Self-storage owner's rent schedule in old .xls, hidden column, two-row header
from common import *
import random,xlwt
random.seed(4609)
D=[('CLIMATE CONTROLLED - BLDG A',[('5 x 5','1st floor',25,18,62),('5 x 5','2nd floor',25,22,54),('5 x 10','1st floor',50,30,98),('5 x 10','2nd floor',50,36,86),('10 x 10','1st floor',100,28,159),('10 x 10','2nd floor',100,26,142),('10 x 15','1st floor',150,12,205),('10 x 20','1st floor',200,8,259)]),
('DRIVE-UP - BLDGS B THRU E',[('5 x 10','Interior hall',50,20,74),('10 x 10','Drive-up',100,44,119),('10 x 15','Drive-up',150,32,149),('10 x 20','Drive-up',200,40,185),('10 x 20','End unit w/ light',200,6,195),('10 x 30','Drive-up',300,18,249),('12 x 40','Oversize door',480,7,349)]),
('OUTSIDE PARKING',[('10 x 20','Uncovered',200,16,65),('12 x 30','Uncovered',360,14,95),('12 x 35','Covered, 30A power',420,9,165),('14 x 50','Covered, pull-thru',700,3,225)])]
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','market_total','actual','actual_total','other:Over/(Under) Street']
rows=[];tot=[]; bk=xlwt.Workbook(); sh=bk.add_sheet('Unit Mix 3-31-26')
E=lambda s,nf='General':xlwt.easyxf(s,num_format_str=nf)
h=E('font: name Tahoma, height 180, bold on; align: horiz center, vert center, wrap on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow')
sh.write_merge(0,0,0,6,'IRONWOOD MINI-STORAGE',E('font: name Tahoma, height 280, bold on')); sh.write(1,0,'Unit mix & rent schedule',E('font: name Tahoma, height 200')); sh.write(2,0,'As of 3/31/2026   -   prepared by Gail for tax return file',E('font: name Tahoma, height 180, italic on'))
# columns: 0 type,1 desc,2 hidden gate zone,3..14
top=[(3,8,'UNITS'),(9,11,'STREET RATE'),(12,14,'RENTED UNITS')]
for c,t in [(0,'Size'),(1,'Location'),(2,'Gate zone')]: sh.write_merge(4,5,c,c,t,h)
for a,b,t in top: sh.write_merge(4,4,a,b,t,h)
for c,t in zip(range(3,15),['Sq Ft\neach','Total\n#','Rented','Vacant','Occ %','Total\nSq Ft','Per\nMonth','Per\nSq Ft','Potential\nPer Month','Average\nRent','Actual Rent\nPer Month','Over/(Under)\nStreet']): sh.write(5,c,t,h)
sh.row(5).height_mismatch=True; sh.row(5).height=560
NF=['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','#,##0.00','0.00','#,##0.00','#,##0.00','#,##0.00','#,##0.00;(#,##0.00)']
sty={}
def wr(r,lab,desc,zone,d,b):
    fs='font: name Tahoma, height 180'+(', bold on' if b else '')+('; borders: top thin' if b else '')
    for c,v in [(0,lab),(1,desc),(2,zone)]:
        if v is not None or b: sh.write(r,c,v if v is not None else '',sty.setdefault((fs,'t'),E(fs)))
    for c,k,nf in zip(range(3,15),K,NF):
        v=d.get(k)
        if v is None:
            if b: sh.write(r,c,'',sty.setdefault((fs,'t'),E(fs)))
            continue
        sh.write(r,c,v/100 if k=='pct_occ' else v,sty.setdefault((fs,nf),E(fs,nf)))
r=6; ALL=[]
def agg(L):
    g=lambda k:round(sum(x[k] for x in L),2)
    d=dict(units=g('units'),occupied=g('occupied'),vacant=g('vacant'),total_sf=g('total_sf'),market_total=g('market_total'),actual_total=g('actual_total'))
    d['pct_occ']=round(d['occupied']/d['units']*100,1); d['actual']=round(d['actual_total']/d['occupied'],2); d['other:Over/(Under) Street']=g('other:Over/(Under) Street'); return d
for s,l in D:
    sh.write(r,0,s,E('font: name Tahoma, height 180, bold on, underline on')); r+=1; L=[]
    for i,(ty,ds,sf,u,m) in enumerate(l):
        o=u-min(u,random.choice([0,0,1,1,2,3,4,5])) if u>8 else u-random.choice([0,0,1,2])
        at=float(sum(round(m*random.choice([.85,.9,.95,1,1,1.04,1.08,1.1])) for _ in range(o)))
        d=dict(sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),total_sf=u*sf,market=float(m),market_sf=round(m/sf,2),market_total=float(u*m),actual=round(at/o,2),actual_total=at)
        d['other:Over/(Under) Street']=round(at-o*m,2)
        wr(r,ty,ds,random.choice(['Z1','Z2','Z3']),d,False); r+=1; L.append(d); rows.append(dict(type=ty,desc=ds,**{k:d[k] for k in K}))
    d=agg(L); lab='Subtotal '+{'C':'climate','D':'drive-up','O':'parking'}[s[0]]; wr(r,lab,None,None,d,True); r+=2; tot.append(dict(label=lab,**d)); ALL+=L
d=agg(ALL); wr(r,'TOTAL FACILITY',None,None,d,True); tot.append(dict(label='TOTAL FACILITY',**d)); r+=2
for t in ['Street rates from website 3/28. Manager apartment (850 sf, bldg A) not rented and not listed.','Over/(Under) = actual rent less street rate on rented units only.']: sh.write(r,0,t,E('font: name Tahoma, height 160, italic on')); r+=1
sh.col(2).hidden=True
for c,w in enumerate([18,22,8,8,7,8,8,8,10,9,8,12,10,13,14]): sh.col(c).width=256*w
sh.set_portrait(False); sh.fit_num_pages=1; sh.fit_width_to_pages=1; sh.fit_height_to_pages=1
f='um_ironwood_storage.xls'; bk.save(doc(f))
save(f,'UM',K,rows,tot,None,'SELF_STORAGE',"bookkeeper's self-storage rent schedule, legacy XLS, two-row grouped header, hidden column, sections",False)
print(len(rows),d)
