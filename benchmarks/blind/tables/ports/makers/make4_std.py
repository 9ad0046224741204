from makelib import *
S=dict
d=Doc('std_limits',595,842)
d.text(60,45,'EPN 20286-3:2023 (E)','LSB',10);d.text(535,820,'7','LS',8,'r');d.text(60,820,'© EPN 2023 — All rights reserved','LS',8)
d.text(60,80,'5.2   Standard tolerance grades','LSB',11)
y=d.para(60,98,475,'The values of the standard tolerance grades IT3 to IT13 for nominal sizes up to 800 mm shall be taken from Table 4. Grades IT14 and coarser are given in Annex B. For nominal sizes up to 1 mm, grades above IT11 shall not be used.','LS',9,12)
d.text(297,y+10,'Table 4 — Values of standard tolerance grades','LSB',9.5,'c')
sz=['—','3','6','10','18','30','50','80','120','180','250','315','400','500','630','800']
v3=[2,2.5,2.5,3,4,4,5,6,8,10,12,13,15,16,18]
v=[[3,4,6,10,14,25,40,60],[4,5,8,12,18,30,48,75],[4,6,9,15,22,36,58,90],[5,8,11,18,27,43,70,110],[6,9,13,21,33,52,84,130],[7,11,16,25,39,62,100,160],[8,13,19,30,46,74,120,190],[10,15,22,35,54,87,140,220],[12,18,25,40,63,100,160,250],[14,20,29,46,72,115,185,290],[16,23,32,52,81,130,210,320],[18,25,36,57,89,140,230,360],[20,27,40,63,97,155,250,400],[22,32,44,70,110,175,280,440],[25,36,50,80,125,200,320,500]]
mm=[['0,1','0,14'],['0,12','0,18'],['0,15','0,22'],['0,18','0,27'],['0,21','0,33'],['0,25','0,39'],['0,3','0,46'],['0,35','0,54'],['0,4','0,63'],['0,46','0,72'],['0,52','0,81'],['0,57','0,89'],['0,63','0,97'],['0,7','1,1'],['0,8','1,25']]
rows=[[S(t='Nominal size\nmm',cs=2,rs=2),None,S(t='Standard tolerance grades',cs=11)],[None,None]+[f'IT{i}' for i in range(3,14)],
[S(t='Above',rs=2),S(t='Up to and including',rs=2),S(t='Tolerances',cs=11)],[None,None,S(t='µm',cs=9)]+[None]*8+[S(t='mm',cs=2)]]
for i in range(15):
    rows.append([sz[i],sz[i+1],f'{v3[i]:g}'.replace('.',',')]+[str(k) for k in v[i]]+mm[i] if 0 else [sz[i],sz[i+1],f'{v3[i]:g}'.replace('.',',')]+[str(k) for k in v[i]]+[None]*0+mm[i])
# 1 + 8 + 2 = 11 value columns
def dr(d,xs,ys):
    for x in(xs[0],xs[-1]): d.rule(x,ys[0],x,ys[-1],1)
    for y in(ys[0],ys[4],ys[-1]): d.rule(xs[0],y,xs[-1],y,1)
    d.rule(xs[2],ys[1],xs[-1],ys[1],.4);d.rule(xs[0],ys[2],xs[-1],ys[2],.4);d.rule(xs[2],ys[3],xs[-1],ys[3],.4)
    for y in ys[5:-1]: d.rule(xs[0],y,xs[-1],y,.4)
    d.rule(xs[1],ys[2],xs[1],ys[-1],.4);d.rule(xs[2],ys[0],xs[2],ys[-1],.4)
    for k in range(3,13):
        d.rule(xs[k],ys[1],xs[k],ys[2],.4);d.rule(xs[k],ys[4],xs[k],ys[-1],.4)
    d.rule(xs[11],ys[3],xs[11],ys[4],.4)
rows[3]=[None,None,S(t='µm',cs=9)]+[None]*8+[S(t='mm',cs=2)]
b=d.table(60,y+18,[40,50]+[35]*11,rows,size=8,hdr=4,al=['c']*13,hal='c',py=2.4,draw=dr)
d.text(60,b+12,'NOTE   Values for IT3 in sizes above 500 mm are for experimental use only.','LS',7.8)
d.text(60,b+40,'5.3   Permissible deviations without individual indication','LSB',11)
d.text(297,b+62,'Table 5 — External radii and chamfer heights','LSB',9.5,'c')
rows=[[S(t='Tolerance class',cs=2),None,S(t='Permissible deviation for nominal size range\nmm',cs=3)],['Designation','Description',S(t='0,5ᵃ up to 3',font='DCB',size=7.6),'over 3\nup to 6','over 6'],
['f','fine',S(t='± 0,2',rs=2,val='m'),S(t='± 0,5',rs=2,val='m'),S(t='± 1',rs=2,val='m')],['m','medium'],['c','coarse',S(t='± 0,4',rs=2,val='m'),S(t='± 1',rs=2,val='m'),S(t='± 2',rs=2,val='m')],['v','very coarse']]
def dr2(d,xs,ys):
    for x in xs:
        top=ys[1] if x in(xs[1],xs[3],xs[4]) else ys[0]
        d.rule(x,top,x,ys[-1],.5)
    for k in(0,1,2,4,6): d.rule(xs[0],ys[k],xs[-1],ys[k],.5)
    for k in(3,5): d.rule(xs[0],ys[k],xs[2],ys[k],.5)
b=d.table(115,b+70,[66,76,76,76,76],rows,size=8.5,hdr=2,al=['c','l','c','c','c'],draw=dr2)
d.text(115,b+11,'ᵃ For sizes below 0,5 mm the deviations shall be indicated next to the size.','DC',7.2)
# ---- p2 materials
d.next()
d.text(535,45,'EPN 10217-9:2022 (E)','LSB',10,'r');d.text(60,820,'12','LS',8)
d.text(60,78,'Table 2 — Chemical composition (cast analysis), % by massᵃ','DCB',9)
ch=[['Steel name','Number','C\nmax.','Si\nmax.','Mn\nrange','P\nmax.','S\nmax.','Cr\nrange','Mo\nrange','Ni\nmax.',S(t='Other',al='l')]]
for k in(0,1): ch[0][k]=S(t=ch[0][k],al='l')
ch+=[['P215NK','1.7451','0.15','0.40','0.40 to 1.20','0.025','0.020','—','—','0.30','Al ≥ 0.020'],
['P265NK','1.7453','0.20','0.40','≤ 1.40','0.025','0.020','—','—','0.30','Al ≥ 0.020'],
['16Mo3K','1.7415','0.20','0.35','0.40 to 0.90','0.025','0.015','≤ 0.30','0.25 to 0.35','0.30','Cu ≤ 0.30'],
['13CrMo4K','1.7335','0.17','0.35','0.40 to 0.70','0.025','0.010','0.70 to 1.15','0.40 to 0.60','0.30','Cu ≤ 0.30\nTi ≤ 0.04'],
['X10CrVK','1.7903','0.12','0.50','0.30 to 0.60','0.020','0.005','8.0 to 9.5','0.85 to 1.05','0.40','V 0.18 to 0.25\nN 0.03 to 0.07'],
['X2CrNiK','1.7307','0.030','1.00','≤ 2.00','0.045','0.015','17.5 to 19.5','—','10.5','N ≤ 0.10']]
def dr3(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],1);d.rule(xs[0],ys[1],xs[-1],ys[1],.6);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1)
    for y in ys[2:-1]: d.rule(xs[0],y,xs[-1],y,.2,.6)
b=d.table(60,84,[56,42,34,30,42,34,34,48,48,30,77],ch,font='DC',bold='DCB',size=7.4,hdr=1,al=['l','l']+['c']*8+['l'],hal='c',py=2.2,draw=dr3)
d.text(60,b+10,'ᵃ Elements not listed shall not be added on purpose without agreement of the purchaser.','DC',6.8)
b+=36
d.text(60,b,'Table 3 — Mechanical properties at room temperature','DCB',9)
me=[[S(t='Steel name',rs=2),S(t='Wall thickness T\nmm',rs=2),S(t='Tensile test',cs=3),None,None,S(t='Impact energy KV₂\nJ, min.',cs=3)],
[None,None,'ReH min.\nMPa','Rm\nMPa','A min.\n%','+20 °C','0 °C','−20 °C'],
['P215NK','T ≤ 16',S(t='215'),S(t='360 to 480',rs=2,val='m'),S(t='25',rs=2,val='m'),S(t='40',rs=2,val='m'),S(t='28',rs=2,val='m'),S(t='—',rs=2,val='m')],[None,'16 < T ≤ 40','205'],
['P265NK','T ≤ 16','265',S(t='410 to 570',rs=3,val='m'),S(t='23',rs=3,val='m'),S(t='40',rs=3,val='m'),S(t='28',rs=3,val='m'),S(t='27',rs=3,val='m')],[None,'16 < T ≤ 40','255'],[None,'40 < T ≤ 60','245'],
['16Mo3K','T ≤ 40','270',S(t='450 to 600',rs=2,val='m'),'22','40','—','—'],[None,'40 < T ≤ 60','260','20','32','—','—'],
['13CrMo4K','T ≤ 60','290','440 to 590','22','40','27','—'],['X10CrVK','T ≤ 100','450','630 to 830','19','40','27','—'],['X2CrNiK','T ≤ 60','180 ᵇ','460 to 680','40','100','—','60']]
me[8]=[None,'40 < T ≤ 60','260',None,'20','32','—','—']
for i,n in((2,2),(4,3),(7,2)): me[i][0]=S(t=me[i][0],rs=n,val='m')
grid={}
def dr4(d,xs,ys):
    d.fill(xs[0],ys[0],xs[-1],ys[2],(.9,.9,.9))
    # box every cell by span
    occ=set()
    for r,row in enumerate(me):
        for c in range(8):
            v=row[c] if c<len(row) else None
            if (r,c) in occ: continue
            rs=v.get('rs',1) if isinstance(v,dict) else 1;cs=v.get('cs',1) if isinstance(v,dict) else 1
            for a in range(r,r+rs):
                for q in range(c,c+cs): occ.add((a,q))
            d.c.setLineWidth(.5);d.c.rect(xs[c],d.H-ys[r+rs],xs[c+cs]-xs[c],ys[r+rs]-ys[r])
b=d.table(60,b+6,[70,92,56,72,48,46,46,45],me,font='DC',bold='DCB',size=7.8,hdr=2,al=['l','l']+['c']*6,hal='c',val='m',py=2.6,draw=dr4)
d.text(60,b+10,'ᵇ Rp0.2 applies.','DC',6.8)
b+=34
d.text(60,b,'8.4   Tests','LSB',10.5)
b=d.para(60,b+16,225,'Tubes shall be inspected and tested in batches. A batch is made of tubes of the same steel, the same size and the same heat treatment. Where the number of tubes left over is not more than half the batch they may be shared among the batches.','LS',8.8,11.4)
d.para(60,b+6,225,'Retests follow the general conditions of delivery. The supplier may withdraw a batch and treat it again once only; it is then taken as a new batch and all tests are made afresh.','LS',8.8,11.4)
t=b-90
d.text(310,t,'Table 4 — Size of batch','DCB',9)
bt=[['Outside diameter D, mm','Tubes per batch','Samples'],['D ≤ 114.3','400','2'],['114.3 < D ≤ 323.9','200','2'],['D > 323.9','100','1']]
d.table(310,t+6,[110,68,47],bt,font='DC',bold='DCB',size=7.8,al=['l','r','r'],hal='col',py=2.6,draw=lambda d,xs,ys:[d.rule(xs[0],y,xs[-1],y,w) for y,w in((ys[0],.8),(ys[1],.4),(ys[-1],.8))])
d.save()
# ---------- tender comparison, landscape, shaded
d=Doc('tender_compare',842,595)
d.text(36,40,'Rangemoor Harbour Railway — Contract RHR/24/017, renewal of the swing bridge','LRB',13);d.text(36,56,'Annex 3 to the report of the evaluation panel: comparison of tenders (amounts in £ thousand)','LRI',10)
bid=['A  Morven\nCivil','B  Lastra &\nHoule JV','C  Brackwater','D  Tideway\nSteel']
it=[('Part 1  Works',[('Preliminaries and site\nestablishment',(412.0,388.5,455.2,397.0),405.0),('Temporary works, diversion of footpath',(96.4,120.0,88.9,104.3),100.0),('Steel superstructure',(1904.0,1855.7,2010.5,1788.2),1850.0),('Pivot bearing and drive',(640.5,702.3,598.0,675.0),650.0),('Signalling interface¹',(155.0,None,162.4,149.9),160.0),('Painting',(118.3,109.9,131.0,126.6),120.0)]),('Part 2  Maintenance, 5 years',[('Routine visits',(75.0,82.5,69.0,90.0),80.0),('Spare parts held',(48.2,36.0,51.5,44.4),45.0)])]
rows=[[S(t='Item',rs=2,al='l',val='m'),S(t='Estimate',rs=2,val='m')]+sum([[S(t=b_,cs=2),None] for b_ in bid],[]),[None,None]+['Price','± %']*4]
gt=[0]*4;ge=0;secs=[];subs=[];f=lambda v:f'{v:,.1f}'
pc=lambda v,e:f'{(v/e-1)*100:+.1f}'.replace('-','−')
for sname,L_ in it:
    secs.append(len(rows));rows.append([S(t=sname,cs=10,b=1)])
    st=[0]*4;se=0
    for n,p,e in L_:
        r=[n,f(e)];se+=e
        for i,v in enumerate(p):
            if v is None: r+=['incl.','—']
            else: r+=[f(v),pc(v,e)];st[i]+=v
        rows.append(r)
    r=[S(t='Sub-total',b=1,ind=10),S(t=f(se),b=1)]
    for i in range(4): r+=[S(t=f(st[i]),b=1),S(t=pc(st[i],se),b=1)];gt[i]+=st[i]
    subs.append(len(rows));rows.append(r);ge+=se
r=[S(t='Tender total',b=1),S(t=f(ge),b=1)]
for i in range(4): r+=[S(t=f(gt[i]),b=1),S(t=pc(gt[i],ge),b=1)]
tt=len(rows);rows.append(r)
rank=sorted(range(4),key=lambda i:gt[i])
q=[86,79,81,74];lo=min(gt);ps=[round(100*lo/g,1) for g in gt];ov=[round(.6*p+.4*z,1) for p,z in zip(ps,q)]
orank=sorted(range(4),key=lambda i:-ov[i])
secs.append(len(rows));rows.append([S(t='Scores',cs=10,b=1)])
for n,vals in(('Price (60 %)',[f'{x:.1f}' for x in ps]),('Quality (40 %)',[f'{x:.1f}' for x in q]),('Weighted',[f'{x:.1f}' for x in ov]),('Rank',[str(orank.index(i)+1) for i in range(4)]),('Programme, weeks',['58','61','55','64']),('Bond provided',['Yes','Yes','No²','Yes'])):
    r=[n,None]
    for x in vals: r+=[S(t=x,cs=2,al='c'),None]
    rows.append(r)
def dr5(d,xs,ys):
    d.fill(xs[0],ys[0],xs[-1],ys[2],(.2,.25,.4))
    for s in secs: d.fill(xs[0],ys[s],xs[-1],ys[s+1],(.85,.87,.93))
    for c in(2,6): d.fill(xs[c],ys[3],xs[c+2],ys[secs[1]],(.96,.96,.98)) if 0 else None
    for s in subs: d.rule(xs[1],ys[s],xs[-1],ys[s],.4)
    d.rule(xs[0],ys[tt],xs[-1],ys[tt],1);d.rule(xs[0],ys[tt+1],xs[-1],ys[tt+1],1);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1)
    for x in(xs[2],xs[4],xs[6],xs[8]):
        for i in range(2,len(rows)):
            if i not in secs: d.rule(x,ys[i],x,ys[i+1],.4,.6)
for r in rows[:2]:
    for k,v_ in enumerate(r):
        if v_: r[k]=S(v_ if isinstance(v_,dict) else S(t=v_),col=1)
b=d.table(36,70,[170,64]+[76,58]*4,rows,font='LR',bold='LRB',size=9.5,hdr=2,al=['l','r']+['r']*8,hal='c',py=2.1,draw=dr5)
d.text(36,b+13,'¹ Tenderer B has included the interface in the drive.   ² Parent company guarantee offered instead.','LR',8.5)
d.text(806,570,'Annex 3, sheet 1 of 1','LR',8.5,'r')
d.save()
