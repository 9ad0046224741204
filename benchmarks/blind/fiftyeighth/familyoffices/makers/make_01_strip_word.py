# strip centre, secretary's Word table, recoveries on lines of their own
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
# space, tenant, sf, from, to, base, cam, tax, ins, deposit, lc, notes, step(date, amt)
S=[
('1','Pho Lantern Kitchen LLC',2400,'2021-05-01','2031-04-30',4900.00,610.00,480.00,95.00,9800,0,'Two 5-yr options. Rent goes to $5,100.00 per month on May 1, 2026.',('2026-05-01',5100.00)),
('2','Magnolia Dry Cleaners',1350,'2017-09-01','2027-08-31',2531.25,343.13,270.00,53.44,2500,0,'One 5-yr option, 180 days notice.',None),
('3','Corner Post & Parcel, Inc.',1350,'2023-02-01','2026-01-31',2587.50,343.13,270.00,53.44,5175,0,'',None),
('4','VACANT',1500,None,None,None,None,None,None,None,0,'Former vape shop. Asking $24.00/ft NNN.',None),
('5','Tri-County Physical Therapy PLLC',2100,'2020-11-15','2030-11-30',4462.50,533.75,420.00,83.13,25000,1,'L/C with First Piedmont Bank expires 12/31/25. Rent goes to $4,596.38 per month on Dec. 1, 2025.',('2025-12-01',4596.38)),
('6','Tri-County Physical Therapy PLLC',900,'2022-06-01','2030-11-30',1912.50,228.75,180.00,35.63,None,0,'Expansion space; same lease as Space 5.',None),
('7','Larkspur Nails & Spa',1200,'2019-04-01','MTM',2200.00,305.00,240.00,47.50,2000,0,'Holding over month to month. Wants new lease.',None),
('8','Ozark Mobile Repair',800,'2024-10-01','2027-09-30',1600.00,203.33,160.00,31.67,1600,0,'',None),
('9','Bixby Land Company (office)',1000,'2015-01-01','MTM',750.00,None,None,None,None,0,'Family office - related party, gross rent.',None),
('10','VACANT',1800,None,None,None,None,None,None,None,0,'Roof leak fixed June. LOI from dentist.',None),
('11','Golden Crust Bakery Cafe',1950,'2022-08-01','2032-07-31',4143.75,495.63,390.00,77.19,8287.5,0,'Guaranty: both owners. Rent goes to $4,268.06 per month on Aug. 1, 2026.',('2026-08-01',4268.06)),
('12','Harvest Moon Dollar Outlet',6500,'2018-03-01','2028-02-29',8125.00,1652.08,1300.00,257.29,None,0,'No deposit. Three 5-yr options at +8%.',None),
]
def build():
    d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
    s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(0)
    p=d.add_paragraph(); p.alignment=AL.CENTER; r=p.add_run('BIXBY LAND COMPANY'); r.bold=True; r.font.size=Pt(14)
    p=d.add_paragraph(); p.alignment=AL.CENTER; r=p.add_run('Larkspur Corners Shopping Center'); r.bold=True; r.font.size=Pt(12)
    p=d.add_paragraph(); p.alignment=AL.CENTER; p.add_run('Rent Schedule as of July 1, 2025').italic=True
    d.add_paragraph()
    H=['Space','Tenant','Sq. Ft.','Lease From','Lease To','Charge','Per Month','Per Year','Security\nDeposit','Remarks']
    W=[.5,1.75,.6,.85,.85,1.0,.85,.95,.85,1.75]
    t=d.add_table(rows=1,cols=len(H)); t.style='Table Grid'; t.autofit=False
    def put(c,x,right=False,b=False):
        c.text=''; p=c.paragraphs[0]; r=p.add_run(x); r.bold=b; r.font.size=Pt(9)
        if right: p.alignment=AL.RIGHT
    for c,h in zip(t.rows[0].cells,H): put(c,h,b=True)
    trPr=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trPr.append(e)
    rows=[]; tot=[0,0,0,0]
    def cant(row):
        e=OxmlElement('w:cantSplit'); e.set(qn('w:val'),'true'); row._tr.get_or_add_trPr().append(e)
    fmtd=lambda x: x if x in('MTM',None) else D(x).strftime('%b ')+f"{D(x).day}, {D(x).year}"
    for (sp,tn,sf,a,z,base,cam,tax,ins,dep,lc,note,step) in S:
        vac=tn=='VACANT'
        lines=[('Base Rent',base)] if not vac else [('','')]
        if cam: lines+= [('CAM',cam),('R.E. Taxes',tax),('Insurance',ins)]
        ch=[dict(code=n,amount=v) for n,v in lines if v!='']
        total=None
        if cam: total=rnd(base+cam+tax+ins); lines+=[('Total',total)]
        n0=len(t.rows)
        for i,(n,v) in enumerate(lines):
            cells=t.add_row().cells; cant(t.rows[-1]); b=n=='Total'
            if i==0:
                put(cells[0],sp); put(cells[1],tn,b=vac); put(cells[2],m0(sf),1); put(cells[3],fmtd(a) or ''); put(cells[4],fmtd(z) or '')
                if dep: put(cells[8],('$'+m2(dep)) + (' (L/C)' if lc else ''),1)
                put(cells[9],note)
            put(cells[5],n,b=b)
            if v!='': put(cells[6],m2(v),1,b); put(cells[7],m2(rnd(v*12)),1,b)
        if len(lines)>1:   # remarks run down beside the charge lines
            t.cell(n0,9).merge(t.cell(len(t.rows)-1,9)); put(t.cell(n0,9),note)
        tot[0]+=base or 0; tot[1]+=cam or 0; tot[2]+=tax or 0; tot[3]+=ins or 0
        rows.append(R(unit=sp,tenantName=None if vac else tn,area=sf,statusText='VACANT' if vac else 'Occupied',leaseStartDate=a,leaseEndDate=z,
            contractRent=base,annualRent=rnd(base*12) if base else None,charges=ch,totalCharges=total,deposit=dep,
            rentSteps=[dict(date=step[0],amount=step[1])] if step else None))
    for n,v in list(zip(['Base Rent','CAM','R.E. Taxes','Insurance'],tot))+[('TOTAL',sum(tot))]:
        cells=t.add_row().cells; cant(t.rows[-1])
        if n=='Base Rent': put(cells[1],'CENTER TOTALS',b=True); put(cells[2],m0(sum(x[2] for x in S)),1,True)
        put(cells[5],n,b=True); put(cells[6],m2(rnd(v)),1,True); put(cells[7],m2(rnd(v*12)),1,True)
    for col,w in zip(t.columns,W): col.width=Inches(w)
    for row in t.rows:
        for c,w in zip(row.cells,W): c.width=Inches(w)
    d.add_paragraph()
    d.add_paragraph('12 spaces: 10 rented, 2 vacant (3,300 sq. ft.).')
    d.add_paragraph('Deposit for Space 5 is a letter of credit, original in the fire safe. Harvest Moon pays on the 5th. CAM is estimated and trued up each March.')
    d.add_paragraph('typed: mlw').runs[0].font.size=Pt(8)
    f='scratch/r58_strip.docx'; d.save(f); to_pdf(f,'larkspur_corners_rent_schedule.pdf'); os.remove(f)
    save('larkspur_corners_rent_schedule.pdf',T('Larkspur Corners Shopping Center','2025-07-01',12,10,2,rows),'RETAIL','family land company secretary (Word)','Word table, recoveries on own lines under each tenant, LC deposit, steps in remarks',True)
build()
