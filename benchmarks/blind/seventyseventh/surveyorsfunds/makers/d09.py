# NZ Re-Leased export
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment
fn='Tenancy Schedule Report - Kauri Point Centre - 1 Aug 2025.xlsx';r=random.Random(909)
T=['Pohutukawa Pharmacy (2019) Limited','Tui & Co Hair','Southern Cross Physio Partners','Kererū Kitchen Limited','Harbourline Mortgages Limited','Fantail Early Learning Trust','Te Awa Dental Limited','Mangrove Surf Shop','Weka Vets Limited','Pounamu Travel Limited','Matuku Accounting Limited','Rata Bakehouse','Coastline Property Brokers Ltd','Nikau Yoga','Toroa Engineering Consultants Limited']
wb=openpyxl.Workbook();s=wb.active;s.title='Tenancy Schedule'
s['A1']='Tenancy Schedule';s['A1'].font=Font(size=16,bold=True);s['A2']='Kauri Point Centre, 14 Kauri Point Road, Tauranga';s['A3']='As at 1 August 2025';s['A4']='Owner: Papamoa Holdings Limited'
H=['Unit','Status','Tenant (Trading as)','Net Lettable Area (m²)','Car Parks','Commencement','Expiry','Final Expiry','Rights of Renewal','Next Review','Review Type','Monthly Rent','Monthly OPEX','Monthly Parking','Total Monthly','Annual Rent','Rate/m²','Bond Held','Arrears']
for j,h in enumerate(H,1):
    c=s.cell(6,j,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='00A19A');c.alignment=Alignment(wrap_text=True,vertical='center')
rows=[];i=7;k=0;S={}
us=['1','2','3','4','5A','5B','6','7','8','9','L1-01','L1-02','L1-03','L1-04','L1-05','L1-06','L1-07']
for u in us:
    a=round(r.uniform(62,340));v=u in('7','L1-04')
    s.cell(i,1,u);s.cell(i,2,'Vacant' if v else ('Holding Over' if u in('3','L1-02') else 'Occupied'));s.cell(i,4,a)
    d=dict(unit=u,statusText=s.cell(i,2).value,area=a)
    S[4]=S.get(4,0)+a
    if not v:
        t=T[k];k+=1;st=dt.date(r.randint(2018,2024),r.randint(1,12),1);e=term(st,r.choice([36,48,72]))
        if d['statusText']=='Holding Over': e=dt.date(2025,3,31)
        elif e<dt.date(2025,8,2): e=dt.date(2026,r.randint(1,12),28)
        ar=round(a*r.randint(260,420)/12,2);op=round(a*92/12,2);cp=r.choice([0,1,2,4]);pk=cp*130.0;tot=round(ar+op+pk,2);bd=r.choice([0,round(ar,2)]);bal=r.choice([0,0,0,tot,311.65])
        vals={3:t,5:cp,6:st,7:e,8:addm(e,72),9:r.choice(['1 x 6 yrs','2 x 3 yrs','None']),10:addm(st,36),11:r.choice(['CPI','Market','Fixed 2.5%']),12:ar,13:op,14:pk,15:tot,16:round(ar*12,2),17:round(ar*12/a,2),18:bd,19:bal}
        for c,x in vals.items():
            q=s.cell(i,c,x)
            if c in(6,7,8,10): q.number_format='d mmm yyyy'
            if c>=12: q.number_format='$#,##0.00'
            if c in(5,12,13,14,15,16,18,19): S[c]=S.get(c,0)+x
        d.update(tenantName=t,leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=ar,annualRent=round(ar*12,2),charges=[dict(code=H[c-1],amount=vals[c]) for c in(12,13,14) if vals[c]],totalCharges=tot,deposit=bd,balance=bal)
    rows.append(d);i+=1
s.cell(i,1,'Total');s.cell(i,2,f'{len(us)} units')
for c,x in S.items(): s.cell(i,c,round(x,2)).number_format='#,##0' if c<6 else '$#,##0.00'
for c in range(1,20): s.cell(i,c).font=Font(bold=True)
s.cell(i+2,1,f'Occupancy: {len(us)-2} of {len(us)} units')
for c in range(1,20): s.column_dimensions[openpyxl.utils.get_column_letter(c)].width=14
s.column_dimensions['C'].width=38;s.row_dimensions[6].height=32;wb.save(D+fn)
save(fn,'RETAIL','Re-Leased','flat export, monthly and annual rents, bond and arrears',False,'Kauri Point Centre','2025-08-01',len(us),len(us)-2,rows,sheet=None)
