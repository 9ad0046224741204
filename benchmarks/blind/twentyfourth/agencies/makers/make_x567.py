from common import *
from openpyxl import Workbook
from openpyxl.styles import *
B=Font(bold=True); th=Side(style='thin'); BX=Border(left=th,right=th,top=th,bottom=th)
# ---- x5: LIHTC, sections by status with subtotals
g=R(3515); fn='Cutler Mill LIHTC RR.xlsx'; wb=Workbook(); w=wb.active; w.title='12-1-25'
w['C1']='CUTLER MILL LOFTS'; w['C1'].font=Font(bold=True,size=13,name='Garamond'); w['C2']='Tax Credit Rent Roll'; w['C3']='Effective December 1, 2025'
r=5; rows=[]; G=[0]*4; gn=0; cnt={}
pool=[f'{f}-{n:02d}' for f in range(1,5) for n in range(1,11)]; g.shuffle(pool)
hd=['Apt No.','Bedrooms','AMI Limit','Net SF','Head of Household','Move-in','Cert. Eff.','Max LIHTC Rent','Tenant Portion','Voucher','Total Rent','Sec. Dep.']
for sec,k in(('OCCUPIED',33),('NOTICE TO VACATE',2),('VACANT',4),('OFFLINE - FIRE RESTORATION',1)):
    w.cell(r,1,sec).font=Font(bold=True,italic=True); r+=1
    for j,h in enumerate(hd,1): q=w.cell(r,j,h); q.font=B; q.border=BX; q.alignment=Alignment(wrap_text=True)
    r+=1; S=[0]*4; cnt[sec]=k
    for u in sorted(pool[gn:gn+k]):
        br=g.choice(['1 BR','2 BR','3 BR']); sf={'1 BR':652,'2 BR':884,'3 BR':1126}[br]; ami=g.choice([.3,.5,.6]); mx=round({'1 BR':1180,'2 BR':1416,'3 BR':1636}[br]*ami/.6)
        vals=[u,br,ami,sf]
        if sec[:3] in('VAC','OFF'): vals+=[None]*3+[mx]; rows.append(row(unit=u,unitType=br,area=sf,section=sec,statusText=sec))
        else:
            a,l=g.nm(); vo=g.choice([0,0,0,412,638]) if ami<.6 else 0; tot=mx-g.choice([8,15,40]); vo=min(vo,tot-50) if vo else 0; te=tot-vo; mi=g.day(D.date(2014,6,1),D.date(2025,10,1)); dp=g.choice([te,300]); nm=f'{l}, {a}'
            vals+=[nm,mi,D.date(2025 if mi.month<12 else 2024,mi.month,1),mx,te,vo or None,tot,dp]
            rows.append(row(unit=u,unitType=br,area=sf,section=sec,statusText=sec,tenantName=nm,moveInDate=mi,contractRent=tot,deposit=dp,charges=[dict(code='Tenant Portion',amount=te)]+([dict(code='Voucher',amount=vo)] if vo else [])))
            for j,x in enumerate([te,vo,tot,dp]): S[j]+=x
        for j,v in enumerate(vals,1):
            q=w.cell(r,j,v); q.border=BX; q.number_format={3:'0%',6:'mm/dd/yyyy',7:'mm/yyyy'}.get(j,'#,##0' if j>7 else 'General')
        r+=1
    gn+=k; w.cell(r,1,f'Subtotal {sec.title()}: {k}').font=B
    for j,x in enumerate(S): q=w.cell(r,9+j,x); q.font=B; q.number_format='#,##0'
    G=[a+b for a,b in zip(G,S)]; r+=2
w.cell(r,1,'GRAND TOTAL: 40 apartments').font=B
for j,x in enumerate(G): q=w.cell(r,9+j,x); q.font=B; q.number_format='#,##0'
for k,x in zip('ABCDEFGHIJKL',[10,9,9,8,26,11,10,11,10,9,10,9]): w.column_dimensions[k].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{H}/documents/{fn}'); save(fn,'MULTIFAMILY','LIHTC, sections by status',False,rows,'Cutler Mill Lofts','2025-12-01',40,35,4,totals=dict(contractRent=G[2],deposit=G[3]))
# ---- x6: underwriter's mid-rise, hidden column, side recap, PLANTED digit_changed
g=R(3516); fn='UW_RentRoll_1188_Calloway_v3.xlsx'; wb=Workbook(); w=wb.active; w.title='UW RR'; z=wb.create_sheet('Notes'); z['A1']='Lender UW notes'; z['A2']='Rents per borrower roll; commercial income underwritten separately.'
w['B2']='1188 Calloway Avenue'; w['B2'].font=Font(bold=True,size=12,color='1F3864'); w['B3']='Underwritten Rent Roll - borrower roll dated 10/15/2025 (all amounts monthly, USD)'
hd=['Unit #','Floor','Unit Mix','SF','Tenant','In-Place Rent','In-Place PSF','Market Rent','LTL %','Lease From','Lease To','Status']
for j,h in enumerate(hd,2): q=w.cell(5,j,h); q.font=Font(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='1F3864')
rows=[]; r=6; T=[0]*3; o=v=0; rec={}; bad=None
for i in range(36):
    u=f'{i//6+2}{"ABCDEF"[i%6]}'; ty,sf,mk=g.choice([('Studio',470,2150),('1 Bed',640,2650),('1 Bed + Office',735,2890),('2 Bed',980,3650)]); T[0]+=sf; T[2]+=mk; q=g.random(); e=rec.setdefault(ty,[0,0,0]); e[0]+=1
    if q<.1:
        v+=1; vals=[u,i//6+2,ty,sf,'VACANT',0,0,mk,None,None,None,'V']; rows.append(row(unit=u,unitType=ty,area=sf,statusText='V',contractRent=0,marketRent=mk))
    else:
        o+=1; a,l=g.nm(); rt=mk-g.choice([0,50,125,210,-40]); ls=g.day(D.date(2024,11,1),D.date(2025,10,1)); le=addm(ls,12); s='N' if g.random()<.08 else 'O'; T[1]+=rt; e[1]+=1; e[2]+=rt; pr=rt
        if i>=16 and not bad: pr=rt+400 if rt//100%10<6 else rt-400; bad=(u,rt,pr)
        vals=[u,i//6+2,ty,sf,f'{a} {l}',pr,round(pr/sf,2),mk,round((mk-rt)/mk,4),ls.strftime('%-d-%b-%Y'),le.strftime('%-d-%b-%Y'),s]
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=f'{a} {l}',statusText=s,contractRent=pr,marketRent=mk,leaseStartDate=ls,leaseEndDate=le))
    for j,x in enumerate(vals,2):
        q=w.cell(r,j,x); q.number_format={7:'$#,##0',8:'$0.00',9:'$#,##0',10:'0.0%'}.get(j,'General')
        if r%2: q.fill=PatternFill('solid',fgColor='F2F2F2')
    r+=1
for j,x in((2,'36 Units'),(5,T[0]),(7,T[1]),(9,T[2])): q=w.cell(r,j,x); q.font=B; q.number_format='$#,##0' if j>6 else '#,##0'; q.border=Border(top=th)
for j,h in enumerate(['Unit Mix','# Units','# Occ','In-Place Rent']): w.cell(5,16+j,h).font=B
rr=6
for k,e in list(rec.items())+[('Total',[sum(e[j] for e in rec.values()) for j in range(3)])]:
    for j,x in enumerate([k]+e): w.cell(rr,16+j,x).number_format='#,##0'
    rr+=1
for j,x in((0,'Status key'),(1,'O = occupied; N = occupied, notice given; V = vacant')): w.cell(rr+2+j,16,x)
for k,x in zip('ABCDEFGHIJKLMNOPQRS',[2,9,6,16,7,26,13,11,12,8,13,13,7,2,2,16,9,8,14]): w.column_dimensions[k].width=x
w.column_dimensions['C'].hidden=True; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{H}/documents/{fn}'); save(fn,'MULTIFAMILY','Underwriter roll with side recap and hidden column',True,rows,'1188 Calloway Avenue','2025-10-15',36,o,v,sheet='UW RR',planted=dict(kind='digit_changed',what=f'Unit {bad[0]} In-Place Rent printed {bad[2]} (right: {bad[1]}); printed total {T[1]} and unit-mix recap are from the right rent'),totals=dict(area=T[0],contractRent=T[1],marketRent=T[2]))
# ---- x7: agency form, small owner, 14 units + garages as rows
g=R(3517); fn='agency_form_rent_schedule_Ostrander.xlsx'; wb=Workbook(); w=wb.active; w.title='Certified Rent Roll'
w.merge_cells('A1:K1'); w['A1']='BORROWER CERTIFIED RENT ROLL (MULTIFAMILY)'; w['A1'].font=Font(bold=True,size=13); w['A1'].alignment=Alignment(horizontal='center')
for a,t in(('A3','Property Name:'),('C3','Ostrander Gardens'),('A4','Property Address:'),('C4','2250 Ostrander St, Elgin Falls, OH'),('G3','Rent Roll Date:'),('I3','2025-08-01'),('G4','Number of Apartments:'),('I4',14)): w[a]=t
for j,(a,b) in enumerate([('(a)','Apt. / Space'),('(b)','BR / BA'),('(c)','Tenant Name'),('(d)','Furn. Y/N'),('(e)','Date First Occupied'),('(f)','Lease Expires'),('(g)','Actual Rent'),('(h)','Concessions'),('(i)','Other Monthly'),('(j)','Total Due'),('(k)','Security Deposit')],1):
    for rr,t in((6,a),(7,b)): q=w.cell(rr,j,t); q.border=BX; q.font=B; q.alignment=Alignment(horizontal='center',wrap_text=True)
rows=[]; r=8; T=[0]*5; v=0
for i in range(14):
    u=f'Apt {i+1}'; br=g.choice(['1/1','2/1','2/1.5'])
    if i in(5,11):
        v+=1; vals=[u,br,'Vacant',None,None,None,0,0,0,0,0]; rows.append(row(unit=u,unitType=br,statusText='Vacant',contractRent=0,totalCharges=0,deposit=0,charges=[dict(code='Concessions',amount=0),dict(code='Other Monthly',amount=0)]))
    else:
        a,l=g.nm(); rt={'1/1':895,'2/1':1040,'2/1.5':1095}[br]-g.choice([0,20,45]); cn=g.choice([0,0,0,-50]); ot=g.choice([0,25]); t=rt+cn+ot; dp=g.choice([rt,500]); mi=g.day(D.date(2012,1,1),D.date(2025,7,1)); le='M-T-M' if i%4==2 else D.date(2025+(i%2),[9,6][i%2],30); nm=f'{a} {l}'
        vals=[u,br,nm,'N',mi,le,rt,cn,ot,t,dp]; rows.append(row(unit=u,unitType=br,tenantName=nm,moveInDate=mi,leaseEndDate=le,contractRent=rt,totalCharges=t,deposit=dp,charges=[dict(code='Concessions',amount=cn),dict(code='Other Monthly',amount=ot)],statusText='Occupied'))
        for j,x in enumerate([rt,cn,ot,t,dp]): T[j]+=x
    for j,x in enumerate(vals,1): q=w.cell(r,j,x); q.border=BX; q.number_format='mm/dd/yyyy' if j in(5,6) else '#,##0.00;(#,##0.00)' if j>6 else 'General'
    r+=1
for k in(1,2):
    a,l=g.nm(); vals=[f'Garage {k}',None,f'{a} {l}','N',D.date(2024,3*k,1),'M-T-M',85,0,0,85,0]; rows.append(row(unit=f'Garage {k}',tenantName=f'{a} {l}',moveInDate=vals[4],leaseEndDate='M-T-M',contractRent=85,totalCharges=85,deposit=0,charges=[dict(code='Concessions',amount=0),dict(code='Other Monthly',amount=0)])); T[0]+=85; T[3]+=85
    for j,x in enumerate(vals,1): q=w.cell(r,j,x); q.border=BX; q.number_format='mm/dd/yyyy' if j in(5,6) else '#,##0.00;(#,##0.00)' if j>6 else 'General'
    r+=1
w.cell(r,1,'MONTHLY TOTALS').font=B
for j,x in enumerate(T): q=w.cell(r,7+j,x); q.font=B; q.border=BX; q.number_format='#,##0.00;(#,##0.00)'
w.cell(r+2,1,f'Occupied apartments: {14-v}     Vacant apartments: {v}'); w.cell(r+4,1,'The undersigned certifies that the above is true and complete.'); w.cell(r+6,1,'By: ______________________   Title: Managing Member   Date signed: 08/11/2025')
for k,x in zip('ABCDEFGHIJK',[12,8,26,7,13,12,12,12,12,12,12]): w.column_dimensions[k].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{H}/documents/{fn}'); save(fn,'MULTIFAMILY','Agency certified form, small, garage rows',False,rows,'Ostrander Gardens','2025-08-01',14,14-v,v,totals=dict(contractRent=T[0],totalCharges=T[3],deposit=T[4]))
