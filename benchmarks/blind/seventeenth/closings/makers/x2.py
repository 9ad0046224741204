# small-bay industrial, several sheets; PLANTED digit_changed in one monthly rent; hidden column
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(1812); N="Copperline_BizPark_UW_Package.xlsx"
wb=Workbook();cv=wb.active;cv.title="Cover";cv['B3']="COPPERLINE BUSINESS PARK";cv['B3'].font=Font(size=22,bold=True,color='8C3B1B');cv['B4']="Phoenix, Arizona  |  3 buildings  |  Small-bay industrial";cv['B6']="Contents";cv['B7']="1. In-Place Rent Roll";cv['B8']="2. Expiration Schedule";cv['B10']="Prepared by Halvard Tice Industrial Partners, September 2025"
ws=wb.create_sheet("In-Place Rent Roll");ws['B2']="In-Place Rent Roll (IG = industrial gross)";ws['B2'].font=Font(bold=True,size=12);ws['B3']="Copperline Business Park";ws['G3']="Effective:";ws['H3']=D.date(2025,9,15);ws['H3'].number_format='mmmm d, yyyy'
H=["Bldg","Bay","Tenant","Tenant Use","Bay SF","Office %","From","Thru","Remaining (mos)","Rent / Mo","Rent / SF / Mo","Rent / Yr","Mkt / Mo","Below (Above) Mkt","Notes"]
for j,h in enumerate(H,2):
    c=ws.cell(5,j,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='8C3B1B');c.alignment=Alignment(wrap_text=True,horizontal='center')
use=["Cabinet shop","HVAC contractor","Auto detailing","E-commerce","Landscape storage","Stone fabrication","Screen printing","Pool service","Catering kitchen"]
nm=["Dry Wash Cabinets LLC","Sonoran Breeze Air","Lusterlane Detailing","Parcelmint Inc","Ocotillo Grounds Co","Mesa Granite Craft","Inkhorse Prints","Blue Tile Pools","Fig & Flame Catering","Torque Alley","Redrock Low Voltage","Sunspoke Cycles","Desert Door & Gate","Palo Verde Plumbing","Agave Archive Storage","Caliche Drilling Tools","Quail Run Upholstery","Monsoon Roofing","Cholla CNC","Kiva Drywall","Javelina Motorsports","Saltpan Supply"]
y=6;rows=[];T=[0]*4;occ=n=0;k=0;ex={};bad=None
for b,cnt in(("1",9),("2",9),("3",8)):
    for i in range(1,cnt+1):
        n+=1;bay=f"{b}{i:02d}";sf=r.choice([1500,1500,1875,2250,3000]);mk=round(sf*1.42);off=r.choice([.1,.15,.2]);T[0]+=sf;T[3]+=mk;vac=k>=len(nm) or (b,i) in(("1",6),("2",3),("3",8))
        base=[b,bay]
        for j,v in zip(range(2,17),[b if i==1 else None,bay,"Vacant" if vac else nm[k],None if vac else r.choice(use),sf,off]):ws.cell(y,j,v)
        ws.cell(y,7).number_format='0%';ws.cell(y,6).number_format='#,##0';ws.cell(y,14,mk).number_format='$#,##0'
        if vac: rows.append(row(unit=bay,building=b,area=sf,statusText="Vacant",marketRent=mk))
        else:
            occ+=1;s=D.date(r.randint(2021,2025),r.randint(1,9),1);mtm=(r.random()<.12);e=eom(addm(s,r.choice([35,59,63])))
            if e<D.date(2025,10,1):mtm=True
            rt=round(sf*r.uniform(1.08,1.38)/5)*5;pt=rt
            if k==12: pt=rt+ (300 if str(rt)[1]<'7' else -300);bad=(bay,rt,pt)
            T[1]+=rt;T[2]+=rt*12
            ws.cell(y,8,s).number_format='mm/yyyy' if False else 'm/d/yy';c=ws.cell(y,9,"MTM" if mtm else e);c.number_format='m/d/yy';c.alignment=Alignment(horizontal='right')
            if not mtm:ws.cell(y,10,(e.year-2025)*12+e.month-9);ex.setdefault(e.year,[0,0,0]);q=ex[e.year];q[0]+=1;q[1]+=sf;q[2]+=rt*12
            ws.cell(y,11,pt).number_format='$#,##0';ws.cell(y,12,round(rt/sf,2)).number_format='$0.00';ws.cell(y,13,rt*12).number_format='$#,##0';ws.cell(y,15,mk-rt).number_format='$#,##0;($#,##0)'
            if r.random()<.2:ws.cell(y,16,r.choice(["4% annual bumps","1-3 yr option","Personal guaranty","Relocation right"]))
            rows.append(row(unit=bay,building=b,tenantName=nm[k],area=sf,leaseStartDate=s,leaseEndDate="MTM" if mtm else e,contractRent=pt,annualRent=rt*12,marketRent=mk));k+=1
        y+=1
ws.cell(y,4,"Totals / Avg");ws.cell(y,6,T[0]);ws.cell(y,11,T[1]);ws.cell(y,13,T[2]);ws.cell(y,14,T[3])
for j,f in((6,'#,##0'),(11,'$#,##0'),(13,'$#,##0'),(14,'$#,##0')):ws.cell(y,j).number_format=f
for j in range(2,17):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=Side(style='double'))
ws.cell(y+2,4,f"{n} bays; {occ} leased, {n-occ} vacant")
ws.column_dimensions['E'].hidden=True
for j,w in zip("ABCDFGHIJKLMNOP",[2,6,7,27,9,8,10,10,11,11,10,12,11,12,20]):ws.column_dimensions[j].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
e2=wb.create_sheet("Expirations");e2.append(["Year","Leases","SF Expiring","Annual Rent"])
for yv in sorted(ex):e2.append([yv]+ex[yv])
ws.row_dimensions[5].height=30;ws.column_dimensions['H'].width=18;ws['H3'].alignment=Alignment(horizontal='left')
wb.save(doc(N))
put(N,"INDUSTRIAL","3-sheet package, building only on first bay of block, hidden column, bay SF, market beside","MTM; hidden Use column; cover sheet","Copperline Business Park","2025-09-15",n,occ,n-occ,rows,dict(area=T[0],contractRent=T[1],annualRent=T[2],marketRent=T[3]),planted=dict(what=f"bay {bad[0]}: monthly rent printed {bad[2]} where the annual rent and the total carry {bad[1]}",kind="digit_changed"),sheet="In-Place Rent Roll")
