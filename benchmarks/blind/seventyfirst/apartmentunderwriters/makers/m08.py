# build-to-rent homes; PLANTED digit_changed in one base rent
from common import *
import xlsxwriter
R=Rng(7108); F='Larkmead Cottages BTR Rent Roll 2026-01.xlsx'; AS=D(2026,1,31)
PL=dict(what='Home 27: base rent printed with a changed digit (net monthly of the row and the column total carry the true rent)',kind='digit_changed')
T=Truth(F,'SINGLE_FAMILY_RENTAL','build-to-rent community workbook with lot premium, smart home, pet and concession columns',False,'Larkmead Cottages','2026-01-31',sheet='RentRoll',planted=PL)
wb=xlsxwriter.Workbook(doc(F),{'default_date_format':'yyyy-mm-dd'}); ws=wb.add_worksheet('RentRoll')
b=lambda **k: wb.add_format(dict(font_name='Aptos Narrow',font_size=10,**k))
nv='#0B3954'; h=b(bold=True,font_color='white',bg_color=nv,text_wrap=True,align='center',valign='vcenter',border=1); g=b(bold=True,align='center',bg_color='#BFD7EA',border=1)
ws.merge_range('A1:T1','Larkmead Cottages | Build-to-Rent | 48 detached homes',b(bold=True,font_color=nv)); ws.write('A2','Rent roll as of'); ws.merge_range('C2:E2',dt.datetime(2026,1,31),b(num_format='mmmm d, yyyy',align='left'))
for rng,s in (('A4:H4','HOME'),('I4:M4','LEASE'),('N4:T4','MONTHLY AMOUNTS')): ws.merge_range(rng,s,g)
H=['Home #','Address','Plan','Bed/Bath','Sq Ft','Yard','Garage','Status','Resident','Move In','Lease From','Lease To','Term (mo)','Market Rent','Base Rent','Lot Premium','Pet Rent','Smart Home','Concession','Net Monthly']
for i,x in enumerate(H): ws.write(4,i,x,h)
ws.set_row(4,30); ws.freeze_panes(5,2)
for i,w in enumerate([7,23,11,9,7,6,7,15,24,11,11,11,7,10,10,9,8,8,10.5,11]): ws.set_column(i,i,w)
mny=b(num_format='_($* #,##0_);_($* (#,##0);_($* "-"_)'); mny=b(num_format='#,##0;(#,##0);"-"'); d_=b(num_format='yyyy-mm-dd',align='center'); t=b(); c_=b(align='center'); n_=b(num_format='#,##0')
plans=[('Wren','2/2',1184,2095,1),('Finch','3/2',1422,2390,1),('Heron','3/2.5',1688,2645,2),('Osprey','4/2.5',1976,2960,2)]
rows=[]; r=5
for n in range(1,49):
    p=plans[[0,1,1,2,3,2,1,0][n%8]]; ad=f"{(4100 if n<=26 else 510)+ (n*4 if n<=26 else (n-26)*6)} {'Plover Way' if n<=26 else 'Bittern Court'}"
    mk=p[3]+R.choice([0,0,25,50]); corner=R.random()<.25; k=dict(unit=str(n),unitType=p[0],area=p[2],marketRent=float(mk))
    base=[n,ad,p[0],p[1],p[2],'Y' if R.random()<.8 else 'N',p[4]]
    if n in(8,33,46): st='Vacant Ready' if n!=46 else 'Vacant Not Ready'; vals=[st,'','','','','',mk]+['']*6; k['statusText']=st; am=[mk,0,0,0,0,0,0]
    elif n==1: st='Model'; vals=[st,'Leasing office / model','','','','',mk]+['']*6; k['statusText']=st; am=[mk,0,0,0,0,0,0]
    else:
        fi,la=R.name(); nm=f'{fi} {la}' if R.random()<.55 else f'{fi} & {R.choice(FIRST)} {la}'
        st='Occupied' if R.random()<.88 else R.choice(['Notice','Renewal Signed'])
        term=R.choice([12,12,15,18]); f=D(2026,1,15)-dt.timedelta(days=R.randint(5,int(term*29)))
        mi=f if R.random()<.7 else addm(f,-12); e=lease_end(f,term); 
        if e<AS: e=D(2026,2,28)
        rent=mk-R.r5(-15,120); lp=R.choice([40,75]) if corner else 0; pet=R.choice([0,0,35,70]); sm=45; co=-R.choice([0,0,0,0,100,150])
        if n==27: rent=2565
        net=rent+lp+pet+sm+co; shown=rent if n!=27 else 2865
        vals=[st,nm,mi,f,e,term,mk,shown,lp,pet,sm,co,net]; am=[mk,rent,lp,pet,sm,co,net]
        ch=[('Base Rent',shown)]+[(a,v) for a,v in(('Lot Premium',lp),('Pet Rent',pet),('Smart Home',sm),('Concession',co)) if v]
        k.update(statusText=st,tenantName=nm,moveInDate=mi,leaseStartDate=f,leaseEndDate=e,contractRent=float(shown),charges=ch,totalCharges=float(net))
    for i,v in enumerate(base+vals):
        if v=='' : ws.write_blank(r,i,None,t)
        elif isinstance(v,dt.date): ws.write_datetime(r,i,dt.datetime(v.year,v.month,v.day),d_)
        elif i>=13: ws.write_number(r,i,v,mny)
        elif i==4: ws.write_number(r,i,v,n_)
        else: ws.write(r,i,v,t if i in(1,2,7,8) else c_)
    T.row(**k); rows.append(am); r+=1
tot=[sum(x[i] for x in rows) for i in range(7)]; tf=b(bold=True,top=2,num_format='#,##0;(#,##0)',bg_color='#EEF4F8')
for i in range(20): ws.write(r,i,'' if i else 'TOTAL',tf)
ws.write(r,4,sum(plans[[0,1,1,2,3,2,1,0][n%8]][2] for n in range(1,49)),tf)
for i,v in enumerate(tot): ws.write(r,13+i,v,tf)
for i,kk in enumerate(['marketRent','contractRent','charge:Lot Premium','charge:Pet Rent','charge:Smart Home','charge:Concession','totalCharges']): T.tie(kk,tot[i],broken=(i==1))
r+=2; oc=48-4
for a,v in(('Homes',48),('Occupied (incl. notice)',oc),('Vacant',3),('Model',1)): ws.write(r,1,a,b(bold=True)); ws.write(r,2,v,b(align='right')); r+=1
ws.write(r+1,1,'Lot premium applies to corner, greenbelt and oversize lots. Smart home package mandatory since opening (May 2023).',b(italic=True))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
wb.close(); T.counts(48,oc,3); T.save()
