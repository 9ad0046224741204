# Propertyware SFR portfolio xlsx, 164 homes, numbers partly text, grouped by portfolio
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(7514); nm=Names(r); FN='Propertyware Rent Roll Report 2025-10-01.xlsx'
wb=Workbook(); ws=wb.active; ws.title='RentRollReport'
B=Font(name='Verdana',size=8,bold=True); A=Font(name='Verdana',size=8)
ws['A1']='Rent Roll Report'; ws['A1'].font=Font(name='Verdana',size=12,bold=True); ws['A2']='Magnolia Home Rentals, LLC'; ws['A2'].font=A; ws['A3']='Lease status: Active, Active - Notice Given, Eviction; Date: 10/01/2025'; ws['A3'].font=A
hd=['Building','','Bedrooms','Baths','Area','Lease Name','Lease Status','Move In Date','Start Date','End Date','Target Rent','Base Rent','Recurring Charges','Deposits Held','Balance']
for i,h in enumerate(hd,1): c=ws.cell(5,i,h or None); c.font=B; c.border=Border(bottom=Side(style='thin'),top=Side(style='thin')); c.alignment=Alignment(wrap_text=True)
for l,w in zip('ABCDEFGHIJKLMNO',[27,2,9,7,8,34,20,11,11,11,11,11,11,11,11]): ws.column_dimensions[l].width=w
ST=['Briar','Cane Creek','Dove','Eagle Bend','Fox Run','Gentry','Heron','Juniper','Kingsley','Laurel','Mossy Oak','Pinecrest','Quail','Ridgeway','Shady','Timber','Windmill','Yarrow']; SF=['Ln','Dr','Ct','St','Way']
R=6; rows=[]; G=[0]*5; used=set(); occ=vac=0
def w(v,bold=False):
    global R
    for i,x in enumerate(v,1):
        if x is None: continue
        c=ws.cell(R,i,x); c.font=B if bold else A
        if i in(8,9,10): c.number_format='m/d/yyyy'
        if i>=11: c.number_format='#,##0.00_);(#,##0.00)'
        if i==5: c.number_format='#,##0'
    R+=1
for pf,n in (('Memphis North',58),('Memphis Southeast',47),('Olive Branch MS',34),('Southaven MS',25)):
    w([f'Portfolio: {pf}'],True); S=[0]*5; hv=0
    for j in range(n):
        while 1:
            ad=f'{r.randint(100,7999)} {r.choice(ST)} {r.choice(SF)}'
            if ad not in used: used.add(ad); break
        bd=r.choice([3,3,3,4]); ba=r.choice([1,2,2,2.5]); sf=r.randint(105,210)*10+r.choice([0,4,8]); tr=round(sf*.85/5)*5+450
        if r.random()<.075:
            s=r.choice(['Vacant','Vacant','Vacant - Make Ready']); w([ad,None,bd,ba,sf,None,s,None,None,None,tr]); vac+=1; rows.append(row(unit=ad,area=sf,statusText=s,section=f'Portfolio: {pf}',marketRent=tr)); S[0]+=tr; continue
        a,b=nm() if len(nm.u)<2400 else ('','')
        t=f'{b}, {a}'+(f' / {r.choice(L)}, {r.choice(F)}' if r.random()<.25 else ''); s=r.choice(['Active']*13+['Active - Notice Given','Eviction']); ls=D(2025,r.randint(1,9),r.choice([1,1,1,15])); mi=addm(ls,-12*r.choice([0,1,1,2,4])); le=eom(addm(ls,11)); br=tr-5*r.randint(-4,30); rc=r.choice([0,0,15,15,39.95]); dep=r.choice([br,br,br*1.5,500]); bal=r.choice([0]*8+[br+rc,-60,112.18]) if s!='Eviction' else br*2+rc
        w([ad,None,bd,ba,sf,t,s,mi,ls,le,tr,br,rc,dep,bal]); occ+=1
        rows.append(row(unit=ad,area=sf,tenantName=t,statusText=s,section=f'Portfolio: {pf}',moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=tr,contractRent=br,charges=[('Recurring Charges',rc)] if rc else [],deposit=float(dep),balance=float(bal)))
        S=[round(p+q,2) for p,q in zip(S,[tr,br,rc,dep,bal])]
    w([f'Total {pf} ({n} buildings)']+[None]*9+S,True); R+=1; G=[round(p+q,2) for p,q in zip(G,S)]
w([f'Grand Total (164 buildings)']+[None]*9+G,True); w([f'Occupied {occ}   Vacant {vac}   Occupancy {100*occ/164:.1f}%'])
ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='Magnolia Home Rentals, LLC',asOnDate='2025-10-01',units=164,occupied=occ,vacant=vac,sheet='RentRollReport',rows=rows),'SINGLE_FAMILY_RENTAL','Propertyware SFR portfolio, grouped by portfolio',False,
 [('tr',G[0],ssum(rows,'marketRent')),('br',G[1],ssum(rows,'contractRent')),('dep',G[3],ssum(rows,'deposit')),('bal',G[4],ssum(rows,'balance'))])
