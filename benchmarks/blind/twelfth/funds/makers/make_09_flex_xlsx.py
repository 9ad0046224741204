# small-bay flex park, sponsor spreadsheet with SUM formulas (recalculated by LibreOffice), building bands
from common import *
import subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(9909)
F='Ironwood Flex Park Rent Roll.xlsx'
BIZ=("Apex Garage Door|Riverbend Cabinetry|Titan Fastener Supply|Cobalt CrossFit|Blue Heeler Landscaping|Summit Vinyl Wraps|Papa Nuno's Tortillas|Delta Fire Protection|Ridge Runner Cyclery|Hightail Dog Daycare|Anvil Welding & Fab|Cascade Solar Install|Northstar Restoration|Paragon Stone Tops|Kiln & Clay Studio|Swift Courier NW|Harbor HVAC Parts|Old Dominion Millwork|Grit Gymnastics|Spoke & Chain|Lakeside Pool Service|AquaPure Filters|Tri-County Glass|Redline Motorsports|Bramble Brewing|Pinnacle Roofing|Echo Audio Visual|Fieldstone Masonry|Juniper Catering|Sparrow Print Shop|Mako Marine Electronics|Level Best Flooring|Grain Belt Bakery Supply|Osprey Drone Services|Quarry Tile Imports|Wildcat Plumbing|Bighorn Outfitters|Zenith Coatings|Tinder Box Woodstoves|Kodiak Insulation").split('|'); r.shuffle(BIZ)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
ws['B1']='IRONWOOD FLEX PARK'; ws['B1'].font=Font(bold=True,size=13); ws['B2']='RENT ROLL'; ws['B3']=D.date(2025,7,1); ws['B3'].number_format='mmmm d, yyyy'; ws['B3'].alignment=Alignment(horizontal='left'); ws.merge_cells('B3:D3')
top=['','','Bay','Office','Grade','Lease','Lease','','Base Rent','NNN','Total','','Next','New','Security','']
bot=['Bay','Tenant','SF','%','Doors','Begins','Ends','','/ Month','Est.','/ Month','','Increase','Base Rent','Deposit','Comments']
for i,(a,b) in enumerate(zip(top,bot)):
    c=ws.cell(5,2+i,a or None); c2=ws.cell(6,2+i,b or None); c.font=c2.font=Font(bold=True); c.alignment=c2.alignment=Alignment(horizontal='center'); c2.border=Border(bottom=Side('medium'))
y=8; rows=[]; subs=[]; allv=[]; nt=nv=0; bi=0; asof=D.date(2025,7,1)
for b,addr,n in (('A','4410 Ironwood Dr',10),('B','4420 Ironwood Dr',12),('C','4430 Ironwood Dr',12),('D','4440 Ironwood Dr - under construction',6)):
    head=f'BUILDING {b} - {addr}'; ws.cell(y,2,head).font=Font(bold=True,color='7A3E00'); ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=6)
    for cc in range(2,18): ws.cell(y,cc).fill=PatternFill('solid',fgColor='FBE5D0')
    y+=1; y0=y
    for k in range(1,n+1):
        sf=r.choice([1500,1500,2250,2250,3000]) if b!='D' else 2400
        u=f"{b}{k}"; v=r.random()<(.1 if b!='D' else .7); nt+=1
        ws.cell(y,2,u); c=ws.cell(y,4,sf); c.number_format='#,##0'; ws.cell(y,5,r.choice([.1,.15,.25,.4])).number_format='0%'; ws.cell(y,6,r.choice([1,1,2]))
        if v:
            nv+=1; ws.cell(y,3,'vacant'); com=r.choice([None,'LOI out','shell - no office',None]); ws.cell(y,17,com)
            rows.append(row(unit=u,building=head,section=head,area=sf,statusText='vacant'))
        else:
            t=BIZ[bi]; bi+=1; st=D.date(r.randint(2018,2025),r.randint(1,6),1) if b!='D' else D.date(2025,6,1)
            mtm=r.random()<.12 and b!='D'; le=am(st,12*r.choice([3,5,7]))-D.timedelta(days=1)
            while le<asof: le=am(le+D.timedelta(days=1),36)-D.timedelta(days=1)
            base=round(sf*r.choice([1.05,1.1,1.18,1.25,1.32,1.4])); nnn=round(sf*.31,2); dep=base+round(nnn) if r.random()<.6 else base
            nx=D.date(2025 if st.month>7 else 2026,st.month,1); stp=nx<le and not mtm; nb=round(base*1.035)
            ws.cell(y,3,t); c=ws.cell(y,7,st); c.number_format='m/d/yy'
            c=ws.cell(y,8,'MTM' if mtm else le); c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='right')
            c=ws.cell(y,10,base); c.number_format='$#,##0.00'; c=ws.cell(y,11,nnn); c.number_format='$#,##0.00'; c=ws.cell(y,12,f'=J{y}+K{y}'); c.number_format='$#,##0.00'
            if stp: ws.cell(y,14,nx).number_format='m/d/yy'; ws.cell(y,15,nb).number_format='$#,##0.00'
            ws.cell(y,16,dep).number_format='$#,##0'
            com=r.choice([None,None,None,'1-5yr option','slow pay','has yard space','expansion right on adj. bay']); ws.cell(y,17,com)
            rows.append(row(unit=u,building=head,section=head,tenantName=t,statusText='Occupied',area=sf,leaseStartDate=st,leaseEndDate='MTM' if mtm else le,contractRent=float(base),charges=[dict(code='NNN Est.',amount=float(nnn))],totalCharges=round(base+nnn,2),
               rentSteps=[dict(date=nx,amount=float(nb))] if stp else None,deposit=float(dep)))
            allv.append((sf,base,nnn,dep))
        y+=1
    ws.cell(y,3,f'Building {b}').font=Font(bold=True)
    for cc,l in((4,'D'),(10,'J'),(11,'K'),(12,'L'),(16,'P')):
        c=ws.cell(y,cc,f'=SUM({l}{y0}:{l}{y-1})'); c.font=Font(bold=True); c.border=Border(top=Side('thin')); c.number_format='#,##0' if cc in(4,) else '$#,##0.00' if cc<16 else '$#,##0'
    subs.append(y); y+=2
ws.cell(y,3,'PARK TOTAL').font=Font(bold=True)
for cc,l in((4,'D'),(10,'J'),(11,'K'),(12,'L'),(16,'P')):
    c=ws.cell(y,cc,'='+'+'.join(f'{l}{q}' for q in subs)); c.font=Font(bold=True); c.border=Border(top=Side('thin'),bottom=Side('double')); c.number_format='#,##0' if cc==4 else '$#,##0.00' if cc<16 else '$#,##0'
y+=2; ws.cell(y,3,'Bays leased'); ws.cell(y,4,nt-nv); ws.cell(y+1,3,'Bays vacant'); ws.cell(y+1,4,nv); ws.cell(y+2,3,'Total bays'); ws.cell(y+2,4,nt)
ws.column_dimensions['A'].width=2
for l,w in zip('BCDEFGHIJKLMNOPQ',[6,28,8,7,6,9,9,2,12,11,12,2,10,12,11,24]): ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D7'
tmp=os.path.join(BASE,'lo','calc'); os.makedirs(tmp,exist_ok=True); src=os.path.join(tmp,F); wb.save(src)
out=os.path.join(tmp,'out'); subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{BASE}/lo/p','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',out,src],check=True,capture_output=True)
shutil.copy(os.path.join(out,F),os.path.join(DOC,F))
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2)
save(F,'INDUSTRIAL','Sponsor spreadsheet, building bands, spacer columns, two-line header, live SUM formulas','formulas; blank spacer columns; lower-case vacant; comments','IRONWOOD FLEX PARK',asof,nt,nt-nv,nv,rows,dict(area=S('area'),contractRent=S('contractRent'),nnn=round(sum(a[2] for a in allv),2),totalCharges=S('totalCharges'),deposit=S('deposit')),sheet=None)
import openpyxl
w=openpyxl.load_workbook(os.path.join(DOC,F),data_only=True).active
print([c.value for c in w[y-2]])
