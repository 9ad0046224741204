# mixed use walk-up, owner's workbook, numbers partly as text, legal rent beside actual, stores below, other sheets
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(7014); fn='118-122 Brandt Ave Rents.xlsx'
wb=openpyxl.Workbook();w0=wb.active;w0.title='Notes'
for i,s in enumerate(('118-122 Brandt Ave — package for tax cert counsel','Rent roll tab = January 2025','Expenses tab = calendar 2024, unaudited','Lobby alarm co. pays nothing','Super lives in 1B rent free')):w0.cell(1+i,1,s)
ws=wb.create_sheet('Rent roll');N=Font(name='Verdana',size=9);Bf=Font(name='Verdana',size=9,bold=True)
def put(r_,c,v,b=False,nf=None,al=None):
    x=ws.cell(r_,c,v);x.font=Bf if b else N
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al)
    return x
put(1,1,'118-122 BRANDT AVE',True);put(1,5,'RENT ROLL  JANUARY 2025',True);put(2,1,'Block 2207 Lot 41  - 17 apts, 3 stores')
def hdr(R,H):
    for j,h in enumerate(H):
        x=put(R,1+j,h,True,al='center');x.border=Border(bottom=Side(style='medium'),top=Side(style='thin'));x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
hdr(4,['APT','TENANT','TYPE','REG. STATUS','LEGAL RENT','ACTUAL RENT','LEASE FROM','LEASE TO','SECURITY','REMARKS'])
nm=uniq(r,20,'LF');R=5;rows=[];S=[0,0];k=0
us=[f'{f}{l}' for f in'1234' for l in'ABCD']+['5 PH']
for u in us:
    if R==13 or R==21:R+=1   # spacer rows
    rms=f"{r.choice([3,3,4,2])} RM" if u!='5 PH' else '5 RM';leg=round(r.uniform(1150,2480),2)
    put(R,1,u);put(R,3,rms,al='center')
    if u in('2D','4A'):
        put(R,2,'VACANT' if u=='2D' else 'VACANT (reno)');put(R,4,'RS');put(R,5,leg,nf='#,##0.00')
        rows.append(row(unit=u,statusText='VACANT' if u=='2D' else 'VACANT (reno)',unitType=rms))
    elif u=='1B':
        put(R,2,'SUPER');put(R,4,'EXEMPT');put(R,6,0,nf='#,##0.00');put(R,10,'employee apt')
        rows.append(row(unit=u,unitType=rms,tenantName='SUPER',contractRent=0,statusText='Occupied'))
    else:
        t=nm.pop().upper();fm=u in('5 PH','3C','4D');act=leg if r.random()<.7 else round(leg*.93,2)
        if fm:act=float(r.choice([2950,3100,3400]))
        y=2024 if r.random()<.6 else 2023;m=r.randint(2,12);a=D.date(y,m,1);e=addm(a,24 if y==2023 else 12)-D.timedelta(1);dep=act if r.random()<.7 else None
        put(R,2,t);put(R,4,'FM' if fm else 'RS');put(R,5,leg,nf='#,##0.00') if not fm else put(R,5,'n/a',al='right')
        if k%5==3:put(R,6,f'${act:,.2f}',al='right')
        else:put(R,6,act,nf='#,##0.00')
        put(R,7,a,nf='mm/dd/yy');put(R,8,e,nf='mm/dd/yy')
        if dep is not None:put(R,9,dep,nf='#,##0.00')
        rem={'3A':'SCRIE','1D':'owes Nov, Dec','4B':'pref. rent'}.get(u)
        if rem:put(R,10,rem)
        S[0]+=act;S[1]+=dep or 0;k+=1
        rows.append(row(unit=u,unitType=rms,tenantName=t,contractRent=act,leaseStartDate=a,leaseEndDate=e,deposit=dep,statusText='Occupied'))
    R+=1
put(R,2,'APARTMENTS',True);put(R,6,round(S[0],2),True,'#,##0.00');put(R,9,round(S[1],2),True,'#,##0.00');R+=2
hdr(R,['STORE','TENANT','SQ FT','BUSINESS','TAX SHARE MO.','RENT','LEASE FROM','LEASE TO','SECURITY','NEXT INCREASE']);R+=1
C=[0,0,0]
for u,t,sf,use,tx,rent,a,e,dep,nx in(('118','Brandt Deli & Grill Corp',1150,'deli',412.0,6850.0,D.date(2019,5,1),D.date(2029,4,30),13700.0,(D.date(2025,5,1),7055.5)),('120','Lucky Laundromat Inc',1400,'laundry',505.5,7200.0,D.date(2016,9,1),D.date(2026,8,31),14400.0,None),('122','',900,None,None,None,None,None,None,None)):
    put(R,1,u);put(R,2,t or 'Vacant - for rent');put(R,3,sf,nf='#,##0')
    if t:
        put(R,4,use);put(R,5,tx,nf='#,##0.00');put(R,6,rent,nf='#,##0.00');put(R,7,a,nf='mm/dd/yy');put(R,8,e,nf='mm/dd/yy');put(R,9,dep,nf='#,##0.00')
        if nx:put(R,10,f'{s2(nx[0])} to ${nx[1]:,.2f}')
        else:put(R,10,'none to end')
        C=[C[0]+tx,C[1]+rent,C[2]+dep]
        rows.append(row(unit=u,tenantName=t,area=sf,contractRent=rent,charges=[dict(code='TAX SHARE MO.',amount=tx)],leaseStartDate=a,leaseEndDate=e,deposit=dep,statusText='Occupied',rentSteps=[dict(date=iso(nx[0]),amount=nx[1])] if nx else None))
    else:rows.append(row(unit=u,area=sf,statusText='Vacant'))
    R+=1
put(R,2,'STORES',True);put(R,5,C[0],True,'#,##0.00');put(R,6,C[1],True,'#,##0.00');put(R,9,C[2],True,'#,##0.00');R+=2
put(R,2,'TOTAL RENTS PER MONTH',True);put(R,6,round(S[0]+C[1],2),True,'#,##0.00');put(R+1,2,'PER YEAR');put(R+1,6,round((S[0]+C[1])*12,2),nf='#,##0.00')
for c,w in zip('ABCDEFGHIJ',(8,28,7,11,13,13,12,12,12,22)):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Expenses 2024')
for i,(a,b) in enumerate((('Real estate tax',118420),('Water/sewer',31240.55),('Gas heat',44910.2),('Electric (common)',9120),('Insurance',38700),('Repairs',51225.4),('Super payroll',28600),('Mgmt',22000))):w2.cell(1+i,1,a);w2.cell(1+i,2,b)
wb.save(out(fn))
tie(rows,'contractRent',round(S[0]+C[1],2));tie(rows,'deposit',round(S[1]+C[2],2))
assert len(rows)==20
save(fn,'MIXED_USE','owner workbook: apartments with legal vs actual rent, stores under a second header, some amounts as text',True,dict(propertyName='118-122 BRANDT AVE',asOnDate='2025-01',units=20,occupied=17,vacant=3,sheet='Rent roll',rows=rows))
