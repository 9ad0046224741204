# lease abstract roster with step schedule blocks, merged cells
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(7113)
NAME='Bexhill Flex - Lease Roster with Step Schedule.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Lease Roster'
F=lambda **k: Font(name='Segoe UI',size=9,**k)
def p(r,c,v,f=None,nf=None,h=None,wrap=False):
    x=ws.cell(r,c,v); x.font=f or F(); x.alignment=Alignment(horizontal=h,vertical='top',wrap_text=wrap)
    if nf: x.number_format=nf
ws['B1']='Bexhill Flex Campus'; ws['B1'].font=F(bold=True); ws['B1'].font=Font(name='Segoe UI',size=15,bold=True,color='7B3F00')
p(2,2,'Lease roster and rent schedule, stated at July 1, 2026'); p(3,2,'Step in force is listed first, in bold; later steps follow. Prior steps omitted.',F(italic=True,color='808080'))
H=[('Suite',2),('Tenant\nUse',3),('RSF',4),('Lease term',5),('Security\ndeposit',6),('Step from',8),('Step through',9),('Monthly\nrent',10),('Annual\nrent',11),('Per RSF',12),('Renewal options / notice',13)]
for t,c in H:
    p(6,c,t,F(bold=True,color='FFFFFF'),h='center',wrap=True); ws.cell(6,c).fill=PatternFill('solid',fgColor='7B3F00')
ws.merge_cells('H5:L5'); p(5,8,'RENT SCHEDULE',F(bold=True),h='center'); ws.row_dimensions[6].height=30
for c,w in zip('ABCDEFGHIJKLM',[2,9,30,9,24,12,2,12,12,13,14,9,30]): ws.column_dimensions[c].width=w
tn=iter('Calder Photonics, Inc.|Lab|Osprey Drone Systems|R&D|Whitecap Water Testing|Lab|Fennel & Rye Test Kitchen|Flex|Tolman Orthotics|Flex|Arcadia Semicap Parts|R&D|Norland Calibration|Lab|Bright Hollow Robotics|R&D|Cove Point Prosthetics|Flex|Statera Battery Labs|Lab|Kirkby Audio Works|Flex|Redpath Environmental|Office|Yarrow Seed Genetics|Lab|Tessellate 3D Printing|Flex|Hadrian Security Integrators|Office|Ellis Fork Instruments|R&D|Marram Optics|R&D|Juno Specialty Coatings|Flex'.split('|'))
su=['10','12','14','16','20','22','24','26','28','30-A','30-B','32','40','42','44','46','50','52','54','60']; vac={'24','44'}; asof=D(2026,7,1)
r=7;T=[];GM=GA=GD=GY=0; f=lambda d:f'{d.month}/{d.day}/{d.year}'; line=Side(style='thin',color='BFBFBF')
for u in su:
    a=rng.randint(1800,14500); GA+=a
    for c in range(2,14):
        ws.cell(r,c).border=Border(top=line)
    p(r,2,u,F(bold=True)); p(r,4,a,nf='#,##0')
    if u in vac: p(r,3,'VACANT',F(bold=True,color='C00000')); p(r,13,rng.choice(['Spec lab fit-out in progress','Marketing at $34 NNN']),wrap=True); T.append(dict(unit=u,area=a,statusText='VACANT')); r+=2; continue
    t=next(tn);use=next(tn); s=D(rng.randint(2020,2026),rng.randint(1,6),1); n=rng.choice([60,63,84]); e=endof(s,n)
    if e<asof: n+=24; e=endof(s,n)
    m=r2(a*rng.uniform(20,38)/12); d=s
    while addm(d,12)<=asof: d=addm(d,12)
    steps=[]; x=m
    while d<=e:
        en=min(endof(d,12),e); steps.append((d,en,x)); d=addm(d,12); x=r2(x*1.035)
    dep=rng.choice([m,r2(2*m),0]); 
    p(r,3,t,F(bold=True)); p(r+1,3,use,F(italic=True)); p(r,5,f'{f(s)} – {f(e)}',h='center'); p(r,6,dep,nf='#,##0.00')
    p(r,13,rng.choice(['None','1 x 5 yrs at FMV; 9 mos','2 x 3 yrs at 103%; 6 mos','1 x 5 yrs; 12 to 9 mos']),wrap=True)
    for k,(d0,d1,v) in enumerate(steps):
        b=F(bold=k==0); p(r+k,8,f(d0),b,h='right'); p(r+k,9,f(d1),b,h='right'); p(r+k,10,v,b,'#,##0.00'); p(r+k,11,r2(v*12),b,'#,##0.00'); p(r+k,12,round(v*12/a,2),b,'0.00')
    nn=max(2,len(steps))
    T.append(dict(unit=u,unitType=use,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=r2(m*12),deposit=dep,statusText='Occupied',rentSteps=[dict(date=iso(d0),amount=v) for d0,_,v in steps[1:]]))
    GM=r2(GM+m); GY=r2(GY+m*12); GD=r2(GD+dep); r+=nn+1
for c in range(2,14): ws.cell(r,c).border=Border(top=Side(style='double'))
p(r,3,'Campus total, rent in force',F(bold=True)); p(r,4,GA,F(bold=True),'#,##0'); p(r,6,GD,F(bold=True),'#,##0.00'); p(r,10,GM,F(bold=True),'#,##0.00'); p(r,11,GY,F(bold=True),'#,##0.00')
p(r+1,3,'18 leased suites, 2 vacant'); 
ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'; ws.sheet_view.showGridLines=False
wb.save(path(NAME))
save(NAME,'INDUSTRIAL','roster with step schedule blocks of several rows per lease',True,'Bexhill Flex Campus','2026-07-01',20,18,2,T)
