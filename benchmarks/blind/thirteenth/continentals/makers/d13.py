# Riyadh mixed use: SAR annual rents with dated step columns, sections, hidden working rows
from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(6113); N='X06_riyadh_mixed_use_steps.xlsx'
wb=openpyxl.Workbook(); nt=wb.active; nt.title='Read me'; ws=wb.create_sheet('Tenancy')
for i,s in enumerate(['Tenancy information supplied by Dar Al Rukn Assets Co. on 10 July 2025; not audited.','Rents are Saudi Riyal per year, exclusive of 15 % VAT, payable in two instalments.','Void units carry the landlord’s budget rent in the last column of the sheet Tenancy.','Steps: contractual uplifts only; a blank means no further uplift.'],2): nt.cell(i,2,s)
ws['C2']='Al Yasmin Crossing – Riyadh'; ws['C2'].font=Font(name='Cambria',size=16,bold=True,color='1B5E20'); ws['C3']='Tenancy schedule at 30 June 2025 (SAR)'; ws['C3'].font=Font(name='Cambria',size=11)
H=['Unit','Level','Occupant','Activity','NLA m²','Term','','Passing rent','Contractual uplifts: new annual rent from','','','Service charge','Deposit','Occupancy','Budget rent (voids)']
H2=['','','','','','from','until','SAR / year','1 Jan 2026','1 Jan 2027','1 Jan 2028','SAR / m² / yr','SAR','','SAR / year']
gb=PatternFill('solid',fgColor='C8E6C9')
for i,(a,b) in enumerate(zip(H,H2),3):
    for rr,x in ((5,a),(6,b)):
        c=ws.cell(rr,i,x or None); c.font=Font(name='Cambria',size=10,bold=True); c.fill=gb; c.alignment=Alignment(horizontal='center',wrap_text=True)
ws.merge_cells('H5:I5'); ws.merge_cells('K5:M5'); 
secs=[('RETAIL PODIUM',[('R-01','GF','Tamra Supermarket Co.','Grocery',1850,780),('R-02','GF','Qahwa Corner Est.','Café',142,2300),('R-03','GF','Nour Optics Co.','Optician',88,2450),('R-04','GF',None,'Shop',96,2300),('R-05','GF','Oud Palace Trading','Perfume',110,2600),('R-06','L1','Little Falcon Play Co.','Children’s play',640,900),('R-07','L1','Siha Polyclinic Co.','Clinic',715,1250),('R-08','L1',None,'Shop',178,1300),('R-09','L1','Diwan Mandi Restaurant','Restaurant',385,1650),('ATM-1','GF','Bank Al Wahat','ATM',4,15000)]),
('OFFICE TOWER',[('O-0301','L3','Masar Engineering Consultants','Office',812,1150),('O-0302','L3','Sahel Logistics Co.','Office',406,1180),('O-0401','L4','Masar Engineering Consultants','Office',1218,1120),('O-0501','L5','Rafeeq HR Solutions','Office',395,1220),('O-0502','L5',None,'Office',823,1200),('O-0601','L6','Northgate Insurance Arabia','Office',1218,1240),('O-0701','L7','Bayan Law Chambers','Office',540,1310),('O-0702','L7','Bayan Law Chambers (archive)','Storage',70,600),('O-0703','L7',None,'Office',608,1250),('O-0801','L8','Hakeem Digital Co.','Office',1218,1290)]),
('SERVICED APARTMENTS',[('SA','L9-L12','Wadi Suites Operating Co.','Hotel apartments (head lease)',5240,640)])]
rows=[];r=7;G=[0]*3;nV=0
for name,l in secs:
    ws.cell(r,3,name).font=Font(name='Cambria',bold=True,color='1B5E20'); r+=1; S=[0]*3
    for u,lv,t,ac,a,p in l:
        q={'unit':u,'unitType':ac,'area':a,'section':name}
        if t:
            s=rdate(R,(2019,1,1),(2025,3,1)).replace(day=1); e=s.replace(year=s.year+R.choice([5,7,10])); 
            while e<D(2026,1,1): e=e.replace(year=e.year+3)
            e-=dt.timedelta(1); rent=round(a*p,-2); steps=[]; cur=rent; k=R.choice([0,1,2,3,3])
            for j,y in enumerate((2026,2027,2028)):
                if j<k and e>=D(y,6,30): cur=int(round(cur*1.05,-2)); steps.append({'date':f'{y}-01-01','amount':cur,'per':'year'})
            dep=round(rent*.05) if R.random()<.7 else None
            v=[u,lv,t,ac,a,s,e,rent]+[x['amount'] for x in steps]+[None]*(3-len(steps))+[120 if ac!='ATM' else None,dep,'Let',None]
            q.update(tenantName=t,statusText='Let',leaseStartDate=s,leaseEndDate=e,annualRent=rent,rentSteps=steps,deposit=dep); z=[a,rent,dep or 0]
        else: v=[u,lv,'Void',ac,a,None,None,None,None,None,None,120,None,'Void',a*p]; q['statusText']='Void'; nV+=1; z=[a,0,0]
        for i,x in enumerate(v,3):
            c=ws.cell(r,i,x); c.font=Font(name='Cambria',size=10,italic=not t); 
            c.number_format='dd-mmm-yyyy' if i in (8,9) else '#,##0' if i in (7,10,11,12,13,15,17) else 'General'
        rows.append(q); r+=1; S=[x+y for x,y in zip(S,z)]
    for i,x in {3:f'Sub-total ({len(l)})',7:S[0],10:S[1],15:S[2]}.items():
        c=ws.cell(r,i,x); c.font=Font(name='Cambria',bold=True); c.number_format='#,##0'
    for i in range(3,18): ws.cell(r,i).border=Border(top=Side(style='thin'))
    r+=2; G=[x+y for x,y in zip(G,S)]
# hidden working row
ws.cell(r,3,'check'); ws.cell(r,10,0); ws.row_dimensions[r].hidden=True; r+=1
for i,x in {3:'GRAND TOTAL',5:f'{len(rows)} units: {len(rows)-nV} let, {nV} void',7:G[0],10:G[1],15:G[2]}.items():
    c=ws.cell(r,i,x); c.number_format='#,##0'
for i in range(3,18): ws.cell(r,i).font=Font(name='Cambria',bold=True); ws.cell(r,i).fill=gb
for col,w in zip('ABCDEFGHIJKLMNOPQ',[1.5,1.5,14,8,32,26,10,13,13,14,13,13,13,13,12,11,15]): ws.column_dimensions[col].width=w
ws.sheet_view.showGridLines=False; wb.active=1; wb.save(doc(N))
save(N,rows,prop='Al Yasmin Crossing',asof='2025-06-30',units=len(rows),occ=len(rows)-nV,vac=nV,sheet='Tenancy',asset='MIXED_USE',style='Saudi mixed-use schedule, table starts at column C, sections, dated step columns, read-me sheet',hard='annual rent only, uplift columns dated in the second header line, budget rent of voids per year, hidden row, head lease as one unit',
 totals={'area':G[0],'annualRent':G[1],'deposit':G[2]})
