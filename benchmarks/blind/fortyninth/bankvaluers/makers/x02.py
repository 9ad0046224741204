# Big-system commercial export (MOB): 3-line header, future increases as extra lines
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(5523);NAME='CMROLL_STJ_MOB.xlsx'
T="St. Jerome Health - Cardiac Rehab|St. Jerome Health - Radiology|Ardent Knee & Shoulder, P.C.|Pelham Oral Surgery|Wickford Eye Associates|Bay Colony Pediatrics LLP|Merrow Podiatry Group|St. Jerome Medical Group - IM|Tidewater Hand Therapy|Sakonnet Hearing Aid Ctr|Anchor Infusion Pharmacy, Inc.|Coastal Gastro Endoscopy, LLC|Whaler's Cup Coffee|Hope Valley Fertility|Newgate Neurology|Dyer Dermatology|Union Dialysis of Pelham|St. Jerome Health - Blood Draw|Orchard Mental Health|Bristol Vein & Laser".split('|')
wb=Workbook();ws=wb.active;ws.title='CMROLL'
ws['A1']='Database:';ws['B1']='STJPROD';ws['D1']='Rent Roll';ws['L1']='Page:';ws['M1']=1
ws['A2']='Bldg Status:';ws['B2']='Active only';ws['D2']='St. Jerome Medical Arts Center';ws['L2']='Date:';ws['M2']='3/11/2026'
ws['D3']='3/1/2026';ws['L3']='Time:';ws['M3']='02:14 PM'
h=[('','','Bldg Id-Suit Id'),('','','Occupant Name'),('','','Rent Start'),('','','Expiration'),('','GLA','Sqft'),('Monthly','Base','Rent'),('Annual','Rate','PSF'),('Monthly','Cost','Recovery'),('','Expense','Stop'),('Monthly','Other','Income'),('','','Cat'),('Future','Rent','Date'),('Increases','Monthly','Amount'),('','','PSF')]
for i,t in enumerate(h,1):
    for k in range(3): ws.cell(5+k,i,t[k] or None)
r=9;ws.cell(r,1,'Vacant Suites');r+=1
suites=[f"{f}{s:02d}" for f in (1,2,3,4) for s in rng.sample(range(1,12),6)];suites=sorted(set(suites));vac=set(rng.sample(suites,4));rows=[];sf={s:rng.randrange(900,5200,7) for s in suites}
vs=0
for s in sorted(vac):
    ws.cell(r,1,f"MAC  -{s}");ws.cell(r,2,'Vacant');ws.cell(r,5,sf[s]);rows.append(dict(unit=f"MAC  -{s}",area=sf[s],statusText='Vacant'));vs+=sf[s];r+=1
r+=1;ws.cell(r,1,'Occupied Suites');r+=1;tot=[0,0,0,0]
for s in suites:
    if s in vac: continue
    t=T.pop();st=dt.date(rng.randint(2017,2025),rng.randint(1,12),1);en=addm(st,rng.choice([120,84,60,144]));en=en if en>dt.date(2026,6,1) else addm(en,60)
    en-=dt.timedelta(1);b=round(sf[s]*rng.uniform(22,33)/12,2);cr=round(sf[s]*rng.uniform(6,9)/12,2) if rng.random()<.7 else 0;ot=rng.choice([0,0,0,75,150.5])
    for k,v in ((1,f"MAC  -{s}"),(2,t),(3,us(st).lstrip('0')),(4,us(en).lstrip('0')),(5,sf[s]),(6,b),(7,round(b*12/sf[s],2)),(8,cr or None),(10,ot or None)): ws.cell(r,k,v)
    d=st.replace(year=2026) if st.month>3 else st.replace(year=2027);steps=[];k=0
    if rng.random()<.8:
        a=b
        while d<en and k<rng.choice([2,3,4]):
            a=round(a*1.025,2);steps.append({"date":iso(d),"amount":a});ws.cell(r,11,'BR').alignment=Alignment(horizontal='center');ws.cell(r,12,us(d).lstrip('0'));ws.cell(r,13,a);ws.cell(r,14,round(a*12/sf[s],2));r+=1;k+=1;d=addm(d,12)
    if not k: r+=1
    ch=[{"code":"Monthly Base Rent","amount":b}]+([{"code":"Monthly Cost Recovery","amount":cr}] if cr else [])+([{"code":"Monthly Other Income","amount":float(ot)}] if ot else [])
    rows.append(dict(unit=f"MAC  -{s}",tenantName=t,area=sf[s],statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=b,charges=ch,rentSteps=steps));tot=[x+y for x,y in zip(tot,(sf[s],b,cr,ot))];r+=1
n=len(suites);o=n-len(vac);A=tot[0]+vs
ws.cell(r,1,'Totals:');
for k,lab,p,cnt,a in ((0,'Occupied Sqft:',tot[0]/A,o,tot[0]),(1,'Vacant Sqft:',vs/A,n-o,vs),(2,'Total Sqft:',None,n,A)):
    ws.cell(r+k,2,lab);ws.cell(r+k,3,p and f"{p:.2%}");ws.cell(r+k,4,f"{cnt} Units");ws.cell(r+k,5,a)
for k,v in ((6,tot[1]),(8,tot[2]),(10,tot[3])): ws.cell(r,k,round(v,2))
for row in ws.iter_rows(min_row=9,max_row=r+2):
    for c in row:
        c.font=Font(name='Arial',size=8)
        if c.column==11:c.alignment=Alignment(horizontal='center')
        if c.column==5:c.number_format='#,##0'
        elif isinstance(c.value,(int,float)):c.number_format='#,##0.00'
for row in ws.iter_rows(min_row=1,max_row=7):
    for c in row:c.font=Font(name='Arial',size=8,bold=True);c.alignment=Alignment(horizontal='left' if c.row<4 or c.column<3 else 'right')
for k,w in zip('ABCDEFGHIJKLMN',(15,34,11,11,9,11,8,11,9,10,6,11,11,8)):ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(docpath(NAME))
finish(NAME,'OFFICE','Commercial ledger system export: vacant suites first, three-line headers, future increases as extra lines, dates as text',True,'St. Jerome Medical Arts Center','2026-03-01',n,o,n-o,rows)
