# suite mix of three shopping centers by use, workbook
import random,xlsxwriter
from common import *
random.seed(8608)
NAME='Suite Mix by Use - East Region Q2-2025.xlsx'
C=[('Tamarind Crossing - Dayton, OH',[('Anchor (40,000+)',2,[62400,48150],11.5),('Junior Anchor',3,[24800,21050,18300],15.25),('Inline 1,200-1,999',11,(1200,1999),27),('Inline 2,000-3,999',9,(2000,3999),24.5),('Inline 4,000+',4,(4000,7800),21),('Restaurant / Food',5,(1450,5200),31),('Outparcel / Pad',3,(2600,5900),38),('Medical / Service',4,(1500,4200),25.5)]),
('Pell River Marketplace - Erie, PA',[('Anchor (40,000+)',1,[54700],9.75),('Junior Anchor',2,[20100,16900],12.5),('Inline 1,200-1,999',7,(1200,1999),21.5),('Inline 2,000-3,999',6,(2000,3999),19),('Restaurant / Food',3,(1600,4800),24),('Outparcel / Pad',2,(3000,5100),30)]),
('Cobalt Square - Halifax, NS (CAD)',[('Grocery Anchor',1,[43900],16),('Pharmacy',1,[12100],22),('CRU under 1,500',8,(850,1499),34),('CRU 1,500-3,000',7,(1500,3000),30),('CRU over 3,000',2,(3100,6200),26.5),('Restaurant with Patio',2,(2400,4600),36),('Second Floor Office',6,(900,2800),18),('Storage / Basement',3,(300,900),9)])]
K=['units','total_sf','sf','occupied','vacant','other:Leased SF','pct_leased','market_sf','actual_sf','actual_total']
H=['Suites','GLA (SF)','Avg SF','Leased','Vacant','Leased SF','% Leased\n(SF)','Asking\n$/SF/Yr','In-Place\n$/SF/Yr','In-Place Base\nRent / Month']
wb=xlsxwriter.Workbook(doc(NAME)); cv=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Suite Mix')
F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
hd=F(bold=True,text_wrap=True,align='center',valign='vcenter',top=1,bottom=1); hl=F(bold=True,top=1,bottom=1,valign='vcenter'); cb=F(bold=True,font_color='white',bg_color='#375623'); t=F(); 
NF={'pct_leased':'0.0%','market_sf':'$0.00','actual_sf':'$0.00','actual_total':'$#,##0'}
fm={k:F(num_format=NF.get(k,'#,##0')) for k in K}; fb={k:F(num_format=NF.get(k,'#,##0'),bold=True,top=1) for k in K}
cv.write(0,0,'Suite mix by use - East Region',F(bold=True,font_size=14)); cv.set_column(0,0,90)
for i,x in enumerate(['Prepared for Q2 2025 asset review; areas per most recent as-built surveys.','Asking rents from leasing plan dated 5/12/2025, net. In-place rents exclude recoveries and percentage rent.','Halifax figures in Canadian dollars; no conversion. No combined rent total is given for that reason.']): cv.write(2+i,0,x,t)
ws.set_column(0,0,2); ws.set_column(1,1,27); ws.set_column(2,11,11.5); ws.set_column(11,11,14)
ws.write(0,1,'Suite Mix by Use',F(bold=True,font_size=15)); ws.write(1,1,'June 30, 2025',F(italic=True))
rows=[];totals=[];r=3
A=dict.fromkeys(['units','total_sf','occupied','vacant','other:Leased SF'],0)
def calc(S,lab=None):
    pass
for nm,L in C:
    for i in range(1,12): ws.write_blank(r,i,None,cb)
    ws.write(r,1,nm,cb); r+=1
    ws.set_row(r,32); ws.write(r,1,'Use / Size',hl)
    for i,h in enumerate(H): ws.write(r,2+i,h,hd)
    r+=1; r0=r
    S=dict.fromkeys(list(A)+['actual_total'],0); asum=0
    for ty,n,ar,rate in L:
        areas=ar if isinstance(ar,list) else [random.randint(ar[0]//10,ar[1]//10)*10 for _ in range(n)]
        vac=[a for a in areas if random.random()<(.13 if n>2 else .06)]
        sf=sum(areas); lsf=sf-sum(vac); occ=n-len(vac)
        ip=r2(rate*random.uniform(.78,1.02)); mon=round(lsf*ip/12)
        o=dict(type=ty,units=n,total_sf=sf,sf=int(sf/n+.5),occupied=occ,vacant=n-occ); o['other:Leased SF']=lsf; o['pct_leased']=round(lsf/sf*100,1); o['market_sf']=rate
        if lsf: o['actual_sf']=ip; o['actual_total']=mon
        ws.write(r,1,ty,t)
        for i,k in enumerate(K):
            if k not in o: continue
            v=o[k]/100 if k=='pct_leased' else o[k]
            e=r+1
            if k=='sf': ws.write_formula(r,2+i,f'=ROUND(D{e}/C{e},0)',fm[k],v)
            elif k=='pct_leased': ws.write_formula(r,2+i,f'=ROUND(H{e}/D{e},3)',fm[k],v)
            else: ws.write(r,2+i,v,fm[k])
        for k in S: S[k]+=o.get(k,0)
        asum+=rate*sf; rows.append(o); r+=1
    lab='Total '+nm.split(' - ')[0]
    T=dict(label=lab,**S); T['sf']=round(S['total_sf']/S['units']); T['pct_leased']=round(S['other:Leased SF']/S['total_sf']*100,1); T['market_sf']=r2(asum/S['total_sf']); T['actual_sf']=r2(S['actual_total']*12/S['other:Leased SF'])
    ws.write(r,1,lab,F(bold=True,top=1))
    for i,k in enumerate(K):
        v=T[k]/100 if k=='pct_leased' else T[k]; col=chr(67+i)
        if k in S: ws.write_formula(r,2+i,f'=SUM({col}{r0+1}:{col}{r})',fb[k],v)
        else: ws.write(r,2+i,v,fb[k])
    totals.append(T); r+=3
    for k in A: A[k]+=S[k]
T=dict(label='All Centers',**A); T['sf']=round(A['total_sf']/A['units']); T['pct_leased']=round(A['other:Leased SF']/A['total_sf']*100,1)
ws.write(r,1,'All Centers',F(bold=True,top=2))
for i,k in enumerate(K):
    ff=F(bold=True,top=2,num_format=NF.get(k,'#,##0'))
    if k in T: ws.write(r,2+i,T[k]/100 if k=='pct_leased' else T[k],ff)
    else: ws.write_blank(r,2+i,None,ff)
totals.append(T)
ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.activate(); wb.close()
save(NAME,'UM','workbook, three shopping centers in blocks with repeated headers, suites by use and size, GLA, leased area, asking and in-place per SF a year',False,K,rows,totals)
print(len(rows),totals)
