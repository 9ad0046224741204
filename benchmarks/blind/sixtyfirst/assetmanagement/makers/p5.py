# Canadian medical building: a spreadsheet printed to PDF (LibreOffice)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import tempfile
FL=[('Ground Floor',[('G1','Lakeshore Remedy Pharmacy Ltd.',2480,'2019-05-01','2029-04-30',38,14.2,9.15,9424.0,('2027-05-01',41),'Exclusive: pharmacy'),('G2','Clearview Diagnostic Imaging Inc.',4115,'2021-09-01','2031-08-31',31,14.2,9.15,0,('2026-09-01',33),''),('G3','VACANT',1020,None,None,0,0,0,None,None,'Shell condition')]),
('Second Floor',[('201','Dr. Amberley Quist Dentistry Prof. Corp.',1865,'2022-02-01','2032-01-31',27.5,14.2,9.15,8548.0,('2027-02-01',29),''),('203','Northbank Physiotherapy & Sports Rehab',2240,'2020-11-01','2025-10-31',25,14.2,9.15,4666.67,None,'Renewal notice rec\'d'),('205','Hollis Audiology Centre Ltd.',980,'2024-03-01','2029-02-28',28,14.2,9.15,2286.67,('2026-03-01',28.5),''),('207','Tri-City Family Health Team',5130,'2018-01-01','2027-12-31',24,14.2,9.15,None,None,'Exempt; no deposit'),('209','VACANT',1335,None,None,0,0,0,None,None,'')]),
('Third Floor',[('300','Maplecrest Fertility Clinic Inc.',6350,'2023-07-01','2033-06-30',26.5,14.2,9.15,28045.83,('2028-07-01',28.5),'6 reserved stalls'),('305','Dr. Pellworth Ophthalmology',1480,'2019-10-01','MTM',26,14.2,9.15,3206.67,None,'Overholding'),('307','Vitalis Sleep Laboratory',2110,'2025-06-01','2030-05-31',27,14.2,9.15,4747.5,('2026-06-01',27.75),'Free rent ended Aug-25'),('309','Birchmount Foot & Ankle Specialists',1240,'2021-04-01','2026-03-31',25.75,14.2,9.15,2660.83,None,'')]),
('Rooftop & Common',[('R-1','Corvus Mobility Canada Inc.',None,'2016-08-01','2026-07-31',None,0,0,None,None,'Antenna; flat fee'),('C-1','Cafe Pause Inc.',85,'2024-09-01','2026-08-31',None,0,0,650.0,None,'Lobby cart; gross')])]
FLAT={'R-1':1575.0,'C-1':650.0}
def run():
    name='Rent Roll - Westmount Medical Arts - Sept 2025.pdf'
    wb=Workbook(); ws=wb.active; ws.title='RR'
    ft=lambda **k:Font(name='Liberation Serif',size=k.pop('size',9),**k)
    ws['A1']='WESTMOUNT MEDICAL ARTS BUILDING'; ws['A1'].font=ft(size=14,bold=True)
    ws['A2']='480 Ardagh Street West, Kitchener, Ontario'; ws['A3']='Rent Roll effective September 30, 2025'
    for a in('A2','A3'): ws[a].font=ft(size=10,italic=True)
    H1=['Suite','Tenant','Rentable\nArea (SF)','Commence-\nment','Expiry','Basic Rent',None,'Additional Rent (monthly)',None,'Total\nMonthly\n(before HST)','Security\nDeposit','Next Rent Step',None,'Remarks']
    H2={6:'$/SF/yr',7:'Monthly',8:'CAM &\nOperating',9:'Realty\nTaxes',12:'Effective',13:'Monthly\nBasic Rent'}
    thin=Side(style='thin',color='777777')
    for i,h in enumerate(H1,1):
        ws.cell(5,i,h); 
        if i in H2: ws.cell(6,i,H2[i])
        else: ws.merge_cells(start_row=5,end_row=6,start_column=i,end_column=i)
        for r in(5,6):
            c=ws.cell(r,i); c.font=ft(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(top=thin,bottom=thin,left=thin,right=thin); c.fill=PatternFill('solid',fgColor='EFE6D2')
    for a,b in((6,7),(8,9),(12,13)): ws.merge_cells(start_row=5,end_row=5,start_column=a,end_column=b)
    ws.row_dimensions[5].height=24; ws.row_dimensions[6].height=26
    r=7; rows=[]; G=[0]*6; fmt='#,##0.00'
    F=lambda s:dd(s).strftime('%b %-d, %Y')
    for fl,ls in FL:
        ws.cell(r,1,fl).font=ft(bold=True,underline='single'); r+=1; S=[0]*6
        for u,t,a,s,e,p,op,tx,dep,stp,rm in ls:
            b=FLAT.get(u) or round((a or 0)*p/12,2); o=round((a or 0)*op/12,2); x=round((a or 0)*tx/12,2); tot=round(b+o+x,2)
            R=dict(unit=u,section=fl,area=a,statusText='VACANT' if t=='VACANT' else 'Occupied')
            vals=[u,t,a,F(s) if s else None,(e if e=='MTM' else F(e)) if e else None]
            if t!='VACANT':
                vals+=[p,b,o or None,x or None,tot,dep]
                R.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=b,deposit=dep,charges=[dict(code='CAM & Operating',amount=o),dict(code='Realty Taxes',amount=x)] if o else [],totalCharges=tot)
                if stp: am=round(a*stp[1]/12,2); vals+=[F(stp[0]),am]; R['rentSteps']=[dict(date=stp[0],amount=am)]
                else: vals+=[None,None]
            else: vals+=[None]*8
            vals.append(rm)
            for i,v in enumerate([a or 0,b,o,x,tot,dep or 0]): S[i]=round(S[i]+v,2)
            for i,v in enumerate(vals,1):
                c=ws.cell(r,i,v); c.font=ft(); c.border=Border(bottom=Side(style='hair',color='999999'))
                if i==3: c.number_format='#,##0'
                elif i in(6,7,8,9,10,11,13): c.number_format=fmt
                if i in(4,5,12): c.alignment=Alignment(horizontal='right')
                if i==2: c.alignment=Alignment(wrap_text=True)
                if i==14: c.alignment=Alignment(horizontal='left',indent=1)
            rows.append(R); r+=1
        for i,v in zip((3,7,8,9,10,11),S): ws.cell(r,i,v).number_format='#,##0' if i==3 else fmt
        ws.cell(r,2,fl+' subtotal')
        for i in range(1,15): ws.cell(r,i).font=ft(italic=True); ws.cell(r,i).border=Border(top=thin)
        G=[round(x+y,2) for x,y in zip(G,S)]; r+=2
    ws.cell(r,2,'BUILDING TOTAL')
    for i,v in zip((3,7,8,9,10,11),G): ws.cell(r,i,v).number_format='#,##0' if i==3 else fmt
    for i in range(1,15): ws.cell(r,i).font=ft(bold=True); ws.cell(r,i).border=Border(top=Side(style='double'))
    ws.cell(r+2,1,'Basic and additional rent are exclusive of HST at 13%. Additional rent billed on the 2025 budget estimate: $14.20/SF operating, $9.15/SF taxes.').font=ft(size=8)
    for i,w in enumerate([6.5,33,9,12,12,8,10.5,10.5,10,12,11,12,10.5,20],1): ws.column_dimensions[gl(i)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.oddFooter.left.text='Trilliant Property Services Inc.'; ws.oddFooter.right.text='Page &P of &N'; ws.print_title_rows='5:6'
    with tempfile.TemporaryDirectory() as t:
        p=os.path.join(t,'a.xlsx'); wb.save(p); to_pdf(p,doc(name))
    save(name,'OFFICE','Canadian medical suites, spreadsheet printed to PDF, floor sections, merged headers',dict(propertyName='WESTMOUNT MEDICAL ARTS BUILDING',asOnDate='2025-09-30',units=14,occupied=12,vacant=2,rows=rows))
