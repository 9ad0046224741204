# medical office xlsx, cover + roll + expirations, grouped headers, step columns
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    r=rng('w4'); name='Cedar_Bluff_Medical_1Q26.xlsx'
    wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Tenancy'); ex=wb.create_sheet('Rollover')
    cv['C6']='Cedar Bluff Medical Arts Building'; cv['C6'].font=Font(size=20,color='FF1F4E79'); cv['C8']='Lender reporting package, first quarter 2026'; cv['C9']='Prepared by Bluffside Property Advisors'; cv['C11']='Tab 2 Tenancy   Tab 3 Rollover'
    ws.merge_cells('A1:P1'); ws['A1']='Cedar Bluff Medical Arts Building'; ws['A1'].font=Font(size=13,bold=True,color='FF1F4E79'); ws['A2']='As of 3/31/2026'
    f=PatternFill('solid',fgColor='FFD9E2F3'); th=Side('thin',color='FF7F7F7F')
    for rg,t in (('A4:D4','Premises'),('E4:G4','Term'),('H4:K4','Current charges, monthly'),('L4:O4','Scheduled base rent')): 
        ws.merge_cells(rg); c=ws[rg.split(':')[0]]; c.value=t; c.alignment=Alignment(horizontal='center'); c.font=Font(bold=True); c.fill=f
    H=['Suite','Tenant','Specialty','RSF','Start','Expiry','Mos. left','Base rent','Opex recov.','Janitorial','Total','1st step','Monthly','2nd step','Monthly','Sec. deposit']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=Font(bold=True); c.fill=f; c.border=Border(bottom=th,top=th); c.alignment=Alignment(horizontal='center',wrap_text=True)
    for c,w in zip('ABCDEFGHIJKLMNOP',[8,34,17,8,11,11,10,12,11,10,12,10,11,10,11,12]): ws.column_dimensions[c].width=w
    TT=[('100','Blufflands Family Medicine, P.C.','Primary care',6200),('110','Tri-State Imaging Partners','Radiology',4150),('115','Cedar Bluff Pharmacy','Pharmacy',1480),('120',None,None,1925),('130','Midland Kidney Care','Dialysis',5300),('200','Loess Hills Orthopaedics','Orthopaedics',7100),('210','Dr. Wendell Maki, DDS','Dental',1850),('215','Dr. Priya Castonguay, DDS','Orthodontics',2040),('220','Hearwell Audiology','Audiology',1210),('230',None,None,1360),('235','Sleep Lab of the Heartland','Sleep medicine',2600),('240','Mercy Vale Health System','Lab draw',940),('300','Mercy Vale Health System','Cardiology',6850),('310','Pediatric Associates of Dubois Co.','Pediatrics',4420),('320','Riverbend Counseling Group','Behavioral',2280),('330','Vision Point Eye Surgeons','Ophthalmology',3900),('LL-1','Bluff Records Storage','Storage',1100),('ROOF','Heartland Wireless','Antenna',None)]
    rows=[];R=6;S=[0]*6;exp={}
    for u,t,sp,sf in TT:
        ws.cell(R,1,u); rr=dict(unit=u)
        if sf: ws.cell(R,4,sf).number_format='#,##0'; rr['area']=sf; S[0]+=sf
        if not t: ws.cell(R,2,'Vacant').font=Font(italic=True,color='FF808080'); rr['statusText']='Vacant'
        else:
            st=dt.date(r.randint(2017,2025),r.randint(1,12),1); e=eom(addm(st,r.choice([60,84,120])-1))
            while e<dt.date(2026,7,1): e=eom(addm(e,36))
            b=1850.0 if not sf else round(sf*(8 if sp=='Storage' else r.choice([18.5,19.25,20,21.5]))/12,2); ox=0 if not sf or sp=='Storage' else round(sf*7.35/12,2); ja=0 if not sf or sp in('Storage','Dialysis','Pharmacy') else round(sf*1.6/12,2); tot=round(b+ox+ja,2); dep=round(b) if r.random()<.6 else None
            ws.cell(R,2,t); ws.cell(R,3,sp); ws.cell(R,5,st).number_format='mm/dd/yyyy'; ws.cell(R,6,e).number_format='mm/dd/yyyy'; ws.cell(R,7,(e.year-2026)*12+e.month-3)
            for i,v in ((8,b),(9,ox),(10,ja),(11,tot),(16,dep)):
                if v is not None: ws.cell(R,i,v).number_format='#,##0.00;(#,##0.00);0.00'
            sd=dt.date(2026,st.month,1) if st.month>4 else dt.date(2027,st.month,1); steps=[]; x=b
            for k in (0,1):
                d=dt.date(sd.year+k,sd.month,1)
                if d<e and sp!='Storage':
                    x=round(x*1.025,2); ws.cell(R,12+2*k,d).number_format='mmm-yy' if False else 'm/d/yyyy'; ws.cell(R,13+2*k,x).number_format='#,##0.00'; steps.append({"date":iso(d),"amount":x})
            S=[a+v for a,v in zip(S,(0,b,ox,ja,tot,dep or 0))]
            rr.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=e,contractRent=b,charges=[{"code":"Opex recov.","amount":ox},{"code":"Janitorial","amount":ja}],totalCharges=tot,rentSteps=steps,deposit=dep)
            exp.setdefault(e.year,[0,0,0]); z=exp[e.year]; z[0]+=1; z[1]+=sf or 0; z[2]+=b
        rows.append(rr); R+=1
    ws.cell(R,2,'Building total').font=Font(bold=True)
    for i,v in zip((4,8,9,10,11,16),S): c=ws.cell(R,i,round(v,2)); c.number_format='#,##0' if i==4 else '#,##0.00'; c.font=Font(bold=True); c.border=Border(top=th)
    ws.cell(R+2,1,'17 suites and one roof licence; 2 suites vacant. RSF per 2019 remeasurement.')
    ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    for i,h in enumerate(['Year','Leases','RSF','Base rent / mo.'],1): ex.cell(1,i,h).font=Font(bold=True)
    for k,y in enumerate(sorted(exp),2):
        ex.cell(k,1,y)
        for j,v in enumerate(exp[y],2): ex.cell(k,j,round(v,2))
    ex.column_dimensions['D'].width=16; wb.save(D+name)
    save(name,'OFFICE','three-tab lender package, grouped headers, step columns',False,'Cedar Bluff Medical Arts Building','2026-03-31',rows,None,None,2,sheet='Tenancy')
