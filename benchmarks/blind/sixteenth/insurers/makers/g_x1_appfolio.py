from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(1311); r=g.r
FN="r13_08_kestrel_portfolio_appfolio.xlsx"
wb=Workbook(); ws=wb.active; ws.title='rent_roll-20251015'
for t in ['Rent Roll','Exported On: 10/15/2025 04:37 PM','Properties: Properties Owned By Kestrel Residential Holdings','Units: Active','As of: 10/15/2025','Include Non-Revenue Units: No']:
    ws.append([t])
ws['A1'].font=Font(bold=True,size=12)
ws.append([])
H=['Unit','BD/BA','Tenant','Tenant Address','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','Late Count']
ws.append(H); hr=ws.max_row
for c in ws[hr]: c.font=Font(bold=True); c.border=Border(bottom=Side(style='thin'))
props=[('Birchwood Flats','210 Birch St Dayton, OH 45402',[f'{n}' for n in range(1,13)],[('1/1.00',640,895),('2/1.00',860,1045)],'Dayton, OH 45402','210 Birch St'),
('Eleventh Street Fourplex','88 E 11th St Dayton, OH 45403',['A','B','C','D'],[('2/1.50',940,1150)],'Dayton, OH 45403','88 E 11th St'),
('Orchard Row Townhomes','4400-4428 Orchard Row Kettering, OH 45429',[str(4400+2*i) for i in range(15)],[('3/2.50',1380,1695),('2/1.50',1110,1475)],'Kettering, OH 45429','Orchard Row')]
rows=[]; GT=[0]*5; N=O=0
mon='#,##0.00'
def put(vals,bold=False):
    ws.append(vals); i=ws.max_row
    for c in ws[i]:
        if bold: c.font=Font(bold=True)
        if c.column in (7,8,9,14): c.number_format=mon
        if c.column in (6,): c.number_format='#,##0'
        if c.column in (10,11,12,13): c.number_format='MM/DD/YYYY'
    return i
for pn,pa,units,tp,city,st in props:
    i=put([pn,None,None,pa],True); ws.cell(i,1).fill=ws.cell(i,4).fill=PatternFill('solid',fgColor='EEEEEE')
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=3); ws.merge_cells(start_row=i,start_column=4,end_row=i,end_column=15)
    S=[0]*5; n=o=0
    for k,u in enumerate(units):
        bd,sf,mk=tp[k%len(tp)]; n+=1; S[0]+=sf; S[1]+=mk
        row=dict(unit=u,propertyName=pn,unitType=bd,area=sf,marketRent=float(mk))
        z=r.random()
        if z<.13:
            s=r.choice(['Vacant-Unrented','Vacant-Rented']); put([u,bd,None,None,s,sf,mk]); row['statusText']=s
        else:
            o+=1; s=r.choice(['Current']*9+['Notice-Unrented','Notice-Rented','Evict'])
            nm=g.name(); rent=mk-r.choice([0,15,30,45,70]); dep=r.choice([500,rent,mk])
            mi=d(r.randint(2020,2025),r.randint(1,9),r.choice([1,1,8,15,22])); lf=d(2025 if (mi.month<=9) else 2024,mi.month,1) if mi.year<2025 else mi
            lt=eom(addm(lf,11)); mtm=r.random()<.15
            mo=d(2025,11,r.choice([15,30])) if s.startswith('Notice') else None
            pd=r.choice([0]*6+[rent,round(r.uniform(20,400),2)]) if s!='Evict' else rent*2+75.0
            ad=f"{u} {st}, {city}" if pn.startswith('Orchard') else f"{st} #{u}, {city}"
            put([u,bd,nm,ad,s,sf,mk,rent,dep,lf,None if mtm else lt,mi,mo,pd,r.choice([0,0,0,1,2])])
            for q,v in ((2,rent),(3,dep),(4,pd)): S[q]+=v
            row.update(tenantName=nm,statusText=s,contractRent=float(rent),deposit=float(dep),leaseStartDate=iso(lf),leaseEndDate=None if mtm else iso(lt),moveInDate=iso(mi),moveOutDate=mo and iso(mo),balance=float(pd))
        rows.append(row)
    put([f'{n} Units',None,f'{o/n:.1%} Occupied',None,None,S[0],S[1],S[2],S[3],None,None,None,None,round(S[4],2)],True)
    GT=[a+b for a,b in zip(GT,S)]; N+=n;O+=o
put([f'Total {N} Units',None,f'{O/N:.1%} Occupied',None,None,GT[0],GT[1],GT[2],GT[3],None,None,None,None,round(GT[4],2)],True)
for c,w in zip('ABCDEFGHIJKLMNO',[14,8,24,34,17,8,12,11,11,11,11,11,11,11,8]): ws.column_dimensions[c].width=w
ws.freeze_panes=f'A{hr+1}'
fit(ws); wb.save(DOC+FN)
save(FN,dict(asOnDate='2025-10-15',units=N,occupied=O,vacant=N-O,rows=rows,printedTotals=dict(area=GT[0],marketRent=float(GT[1]),contractRent=float(GT[2]),deposit=float(GT[3]),balance=round(GT[4],2))),'MULTIFAMILY','AppFolio export, three properties as merged heading rows, tenant address column',False)
