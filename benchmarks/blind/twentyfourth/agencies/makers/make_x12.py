from common import *
from openpyxl import Workbook
from openpyxl.styles import *
B=Font(bold=True); GR=PatternFill('solid',fgColor='DDEBF7')
# ---- x1: build-to-rent, two sheets, real dates, loss to lease, concession
g=R(3511); fn='Sable Ridge BTR Rent Roll 2026-01.xlsx'; wb=Workbook(); s0=wb.active; s0.title='Summary'; w=wb.create_sheet('RR Detail')
w['A1']='Sable Ridge Cottages - Phase I'; w['A1'].font=Font(bold=True,size=14); w['A2']='Build-to-Rent Rent Roll'; w['A3']='As of:'; w['B3']=D.date(2026,1,31); w['B3'].number_format='mmmm d, yyyy'
hd=['Lot #','Home Address','Plan','Bd/Ba','Home SF','Resident(s)','Occupancy','Lease Commence','Lease Expire','Renewal?','Market Rent','Lease Rent','(Loss)/Gain to Lease','Smart Home','Lawn','Pet','Concession','Net Effective','Deposit']
for j,h in enumerate(hd,1):
    q=w.cell(5,j,h); q.font=Font(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='375623'); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
PL={'Aspen':('2/2',1105,2145),'Birch':('3/2',1388,2480),'Cedar':('3/2.5',1560,2675),'Dogwood':('4/2.5',1872,2995)}
rows=[]; r=6; T=[0]*9; rec={}; oc=va=0
for i in range(44):
    lot=i+1; p=g.choice(list(PL)); bb,sf,mk=PL[p]; ad=f'{1200+4*i} {"Foxtail Way" if i<20 else "Sandpiper Ln"}'; q=g.random()
    st='Occupied' if q<.8 else 'Occupied - NTV' if q<.86 else 'Vacant - Ready' if q<.92 else 'Vacant - Pre-Leased' 
    if lot==1: st='Model'
    z=rec.setdefault(p,[0,0,0]); z[0]+=1; z[1]+=mk
    base=[lot,ad,p,bb,sf]; T[0]+=mk
    if st[0]!='O':
        va+=st[0]=='V'; vals=base+[None,st,None,None,None,mk]+[None]*8; rows.append(row(unit=str(lot),unitType=p,area=sf,statusText=st,marketRent=mk))
    else:
        oc+=1; z[2]+=1; a,l=g.nm(); nm=f'{a} {l}'+(f'; {g.choice(FN)} {l}' if g.random()<.4 else ''); ls=g.day(D.date(2024,11,1),D.date(2026,1,20)); le=addm(ls,g.choice([12,14,18])); le=le if le>D.date(2026,1,31) else addm(le,12)
        rt=mk+g.choice([-150,-95,-60,-25,0,35]); pet=g.choice([0,0,40,80]); cn=-g.choice([0,0,0,100,200]); ne=rt+35+85+pet+cn; dp=g.choice([500,1000,rt])
        vals=base+[nm,st,ls,le,g.choice(['Y','N']),mk,rt,rt-mk,35,85,pet or None,cn or None,ne,dp]
        for j,x in enumerate([rt,rt-mk,35,85,pet,cn,ne,dp],1): T[j]+=x
        rows.append(row(unit=str(lot),unitType=p,area=sf,tenantName=nm,statusText=st,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=rt,deposit=dp,charges=[dict(code=k,amount=x) for k,x in(('Smart Home',35),('Lawn',85),('Pet',pet),('Concession',cn)) if x]))
    for j,v in enumerate(vals,1):
        q=w.cell(r,j,v)
        if j in(8,9): q.number_format='m/d/yy'
        if j>10: q.number_format='#,##0;(#,##0)'
    r+=1
w.cell(r,1,'Total / 44 homes').font=B; w.cell(r,5,sum(x['area'] for x in rows)).font=B
for j,x in enumerate(T): q=w.cell(r,11+j,x); q.font=B; q.number_format='#,##0;(#,##0)'; q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for k,x in zip('ABCDEFGHIJKLMNOPQRS',[14,20,10,7,8,30,19,11,11,9,10,10,11,8,7,7,11,11,10]): w.column_dimensions[k].width=x
w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
s0['B2']='Sable Ridge Cottages - Phase I: Leasing Snapshot'; s0['B2'].font=B
for j,h in enumerate(['Plan','Homes','Occupied','% Occ','Avg Market']): s0.cell(4,2+j,h).font=B
for i,(p,z) in enumerate(sorted(rec.items())):
    for j,v in enumerate([p,z[0],z[2],z[2]/z[0],z[1]/z[0]]): q=s0.cell(5+i,2+j,v); q.number_format=['@','0','0','0.0%','$#,##0'][j]
for j,v in enumerate(['Total',44,oc,oc/44,T[0]/44]): q=s0.cell(9,2+j,v); q.number_format=['@','0','0','0.0%','$#,##0'][j]
s0['B11']='Vacant homes (excl. model)'; s0['C11']=va; s0['B12']='Model home'; s0['C12']=1; s0.column_dimensions['B'].width=30
wb.save(f'{H}/documents/{fn}')
save(fn,'SINGLE_FAMILY_RENTAL','BTR spreadsheet, summary sheet + detail',False,rows,'Sable Ridge Cottages - Phase I','2026-01-31',44,oc,va,sheet='RR Detail',totals=dict(marketRent=T[0],contractRent=T[1],deposit=T[8]))
# ---- x2: ResMan export, charges stacked below in rows, merged title cells, text dates
g=R(3512); fn='RentRoll_ResMan_BriarwoodPlace.xlsx'; wb=Workbook(); w=wb.active; w.title='Rent Roll'
for i,t in enumerate(['Briarwood Place','Rent Roll','As of 11/30/2025']): w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14); q=w.cell(i+1,1,t); q.alignment=Alignment(horizontal='center'); q.font=Font(bold=True,size=14-2*i)
hd=['Unit','Type','Sq. Feet','Residents','Status','Market Rent','Category','Charges','Credits','Required Deposit','Deposits On Hand','Lease Term','Move In','Balance']
for j,h in enumerate(hd,1): q=w.cell(5,j,h); q.font=B; q.border=Border(bottom=Side(style='medium'))
r=6; rows=[]; T=[0]*6; oc=va=0; cat={}
for i in range(28):
    u=f'{"ABCD"[i//7]}{i%7+1}'; ty,sf,mk=g.choice([('1B1B',640,1045),('2B1B',860,1230),('2B2B',930,1310)]); q=g.random()
    st='Current' if q<.76 else 'Under Notice' if q<.85 else 'Vacant' if q<.95 else 'Vacant, Leased'
    if i==13: st='Down'
    T[0]+=mk
    if st in('Vacant','Vacant, Leased','Down'):
        va+=st!='Down'
        for j,v in enumerate([u,ty,sf,None,st,mk]): w.cell(r,1+j,v)
        rows.append(row(unit=u,unitType=ty,area=sf,statusText=st,marketRent=mk)); r+=1
    else:
        oc+=1; n=g.choice([1,1,2]); l=[f'{b}, {a}' for a,b in(g.nm() for _ in range(n))]; rt=mk-g.choice([0,15,40,85]); ch=[('Rent',rt)]
        if g.random()<.7: ch.append(('Water/Sewer',45))
        if g.random()<.3: ch.append(('Pet Rent',25))
        if g.random()<.2: ch.append(('Employee Credit' if i==4 else 'Recurring Concession',-50))
        ls=g.day(D.date(2025,1,3),D.date(2025,11,20)); le=addm(ls,12); mi=addm(ls,-12) if i%3==0 else ls; rd=g.choice([300,400]); oh=g.choice([rd,rd,0]); bal=g.choice([0,0,0,r2(rt*.4),-30.0]); nm='; '.join(l)
        vals=[u,ty,sf,nm,st,mk,None,None,None,rd,oh,f'{us(ls)} - {us(le)}',us(mi),bal]
        for j,v in enumerate(vals,1): w.cell(r,j,v)
        for k,(cd,x) in enumerate(ch): w.cell(r+k,7,cd); w.cell(r+k,8 if x>0 else 9,abs(x)).number_format='#,##0.00'; cat[cd]=cat.get(cd,0)+x
        T[1]+=sum(x for _,x in ch if x>0); T[2]+=sum(-x for _,x in ch if x<0); T[3]+=rd; T[4]+=oh; T[5]+=bal
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=rt,charges=[dict(code=k,amount=x) for k,x in ch],deposit=oh,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,balance=bal)); r+=len(ch)
    r+=1
for j,v in((1,'Totals'),(6,T[0]),(8,T[1]),(9,T[2]),(10,T[3]),(11,T[4]),(14,T[5])): w.cell(r,j,v).font=B
for rr in w.iter_rows(min_row=6,max_row=r):
    for j in(5,7,8,9,10,13): rr[j].number_format='$#,##0.00;($#,##0.00)'
r+=2; w.cell(r,1,'Category Summary').font=B
for k,x in sorted(cat.items()): r+=1; w.cell(r,1,k); w.cell(r,4,x).number_format='#,##0.00;(#,##0.00)'
r+=2
for k,x in(('Total Units',28),('Occupied',oc),('Vacant',va),('Down',1)): w.cell(r,1,k); w.cell(r,4,x); r+=1
for k,x in zip('ABCDEFGHIJKLMN',[13,8,9,38,15,12,22,12,11,11,12,25,12,12]): w.column_dimensions[k].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{H}/documents/{fn}'); save(fn,'MULTIFAMILY','ResMan export, stacked charges/credits',True,rows,'Briarwood Place','2025-11-30',28,oc,va,totals=dict(marketRent=T[0],deposit=T[4],balance=T[5]))
