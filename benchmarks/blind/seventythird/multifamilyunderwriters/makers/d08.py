# ResMan-like export, garden apartments, grouped by unit type, PLANTED digit_changed
from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(7308); nm=N(rng)
F='ResMan_RentRoll_PecanGrove_08312025.xlsx'
asof=D(2025,8,31)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'
ws['A1']='Rent Roll'; ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='Pecan Grove Apartments'; ws['A3']='As of 8/31/2025'
ws['A4']='Grouped by: Unit Type; Include: Leases in Current, Under Eviction, Notice to Vacate'
f9=Font(name='Arial',size=9); fb=Font(name='Arial',size=9,bold=True)
grp=[(1,5,'Unit'),(6,11,'Lease'),(12,16,'Recurring Charges'),(17,18,'Ledger')]
for a,b,h in grp:
    ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); q=ws.cell(6,a,h); q.font=fb; q.alignment=Alignment(horizontal='center'); q.fill=PatternFill('solid',fgColor='D6E4E0')
hd=['Unit','Bldg','Sq Ft','Market Rent','Status','Resident','Move In','Lease Start','Lease End','NTV Date','Move Out','Rent','Pet Rent','Utility Flat Fee','Concession','Total','Deposits Held','Balance']
for i,h in enumerate(hd):
    q=ws.cell(7,i+1,h); q.font=fb; q.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='left' if i in(0,1,4,5) else 'right'); q.border=Border(bottom=Side(style='thin'))
types=[('1x1 A','Post Oak',640,965,22),('1x1 B','Live Oak',715,1040,16),('2x1','Cypress',880,1195,18),('2x2','Magnolia',990,1310,20)]
r=8;rows=[];G=[0]*8;cnt={};plant=None;pid=0
SER={}
for code,nam,sf,mk0,n in types:
    sec=f'{code} - {nam}'
    q=ws.cell(r,1,sec); q.font=fb; r+=1
    S=[0]*8; k2=0
    for k in range(n):
        b=k%6+1; SER[b]=SER.get(b,0)+1; u=f'{b}{SER[b]:02d}'
        mk=mk0+rng.choice([0,0,15,25])
        x=rng.random()
        st='Current' if x<.83 else 'Notice to Vacate' if x<.88 else 'Under Eviction' if x<.9 else 'Vacant' if x<.96 else 'Vacant Leased'
        cnt[st]=cnt.get(st,0)+1
        vals=[u,b,sf,mk,st]
        d=dict(unit=u,building=str(b),unitType=sec,section=sec,area=sf,marketRent=mk,statusText=st)
        if st[0]!='V':
            mi=asof-dt.timedelta(rng.randint(10,1600)); ls=addm(mi,12*((asof-mi).days//366)); le=term(ls,rng.choice([12,12,12,15,6]))
            if le<asof: ls=le+dt.timedelta(1); le=term(ls,12)
            ntv=mo=None
            if st[0]=='N': ntv=asof-dt.timedelta(rng.randint(3,28)); mo=eom(addm(asof,1))
            rent=float(mk-rng.choice([0,10,20,35,50,70])); pet=rng.choice([None,None,None,25.,25.]); ut=45. if '1x1' in code else 65.
            con=-50. if rng.random()<.08 else None
            tot=rent+(pet or 0)+ut+(con or 0); dep=rng.choice([150.,200.,rent,0.]); bal=0. if rng.random()<.75 else round(rng.uniform(-90,700),2)
            if st[0]=='U': bal=round(rent*2+rng.uniform(80,300),2)
            name=nm.lf()
            pr=rent
            if code=='2x1' and st=='Current' and plant is None and k>6:
                s=f'{rent:.0f}'; pr=float(s[0]+{'0':'6','1':'7','2':'5','9':'4'}.get(s[1],'8')+s[2:]); plant=(u,rent,pr)
            vals+=[name,mi,ls,le,ntv,mo,pr,pet,ut,con,tot,dep,bal]
            d.update(tenantName=name,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=pr,charges=[dict(code=a,amount=bb) for a,bb in [('Rent',pr),('Pet Rent',pet),('Utility Flat Fee',ut),('Concession',con)] if bb is not None],totalCharges=tot,deposit=dep,balance=bal)
            for i,v in enumerate([0,rent,pet,ut,con,tot,dep,bal]): S[i]+=v or 0
        S[0]+=mk
        for i,v in enumerate(vals):
            q=ws.cell(r,i+1,v); q.font=f9
            if i>=11 or i==3: q.number_format='#,##0.00;(#,##0.00)'
            if 6<=i<=10: q.number_format='m/d/yyyy'
        rows.append(row(**d)); r+=1
    for i,v in zip([1,3,4,12,13,14,15,16,17,18],[f'{n} units',sf*n]+S):
        q=ws.cell(r,i,round(v,2) if not isinstance(v,str) else v); q.font=fb; q.number_format='#,##0.00;(#,##0.00)' if i>3 else '#,##0'; 
    for i in range(1,19): ws.cell(r,i).border=Border(top=Side(style='thin'))
    for i in range(8): G[i]+=S[i]
    r+=2
N_=sum(t[4] for t in types)
ws.cell(r,1,'Property Total').font=fb
for i,v in zip([3,4,12,13,14,15,16,17,18],[sum(t[2]*t[4] for t in types)]+G):
    q=ws.cell(r,i,round(v,2)); q.font=fb; q.number_format='#,##0.00;(#,##0.00)' if i>3 else '#,##0'; 
for i in range(1,19): ws.cell(r,i).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=3
ws.cell(r,1,'Status Summary').font=fb; r+=1
for k in ['Current','Notice to Vacate','Under Eviction','Vacant','Vacant Leased']:
    ws.cell(r,1,k).font=f9; ws.cell(r,4,cnt.get(k,0)).font=f9; q=ws.cell(r,5,cnt.get(k,0)/N_); q.number_format='0.0%'; q.font=f9; r+=1
ws.cell(r,1,'Total').font=fb; ws.cell(r,4,N_).font=fb
for i,w in enumerate([8,6,8,11,16,24,11,11,11,11,11,11,9,10,11,11,11,11]): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.freeze_panes='B8'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
wb.save(DOC+F)
vac=cnt.get('Vacant',0)+cnt.get('Vacant Leased',0)
print(plant,cnt)
save(F,'MULTIFAMILY','ResMan export grouped by unit type, grouped headers',False,dict(propertyName='Pecan Grove Apartments',asOnDate='2025-08-31',units=N_,occupied=N_-vac,vacant=vac,sheet='Rent Roll',planted=dict(what=f'unit {plant[0]} rent printed {plant[2]:.2f} instead of {plant[1]:.2f}; row total and subtotals use {plant[1]:.2f}',kind='digit_changed'),rows=rows))
