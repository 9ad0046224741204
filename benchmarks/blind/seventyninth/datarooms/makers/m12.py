# life science campus: stacking plan sheet + tenancy sheet; planted total_wrong
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(1212); FN='Alewife Science Center_Tenancy.xlsx'
wb=Workbook(); sp=wb.active; sp.title='Stacking Plan'; ws=wb.create_sheet('Tenancy Schedule'); hid=wb.create_sheet('Sources'); hid['A1']='Leases, amendments 1-4, estoppels 2025'; hid.sheet_state='hidden'
floors=[('1',[("Ground Café Collective",2310,'Retail'),("Vacant",6240,'Lab shell')]),('2',[("Nucleon Therapeutics, Inc.",14820,'Lab/Office'),("Verdigris Bio LLC",8115,'Lab/Office')]),('3',[("Nucleon Therapeutics, Inc.",23450,'Lab/Office')]),('4',[("Helixspan Genomics Corp.",15980,'Lab/Office'),("Vacant",7470,'Spec lab suite')]),('5',[("Tidewater Immunology",11690,'Lab/Office'),("Fathom Cryo-EM Services",5210,'Lab/Office'),("Parallax Proteins",6550,'Lab/Office')]),('6',[("Helixspan Genomics Corp.",23450,'Lab/Office')]),('7',[("Brightwater BioLabs Incubator",18200,'Incubator'),("Larch Ventures Management",5250,'Office')]),('8',[("Orison Neuro, Inc.",22760,'Lab/Office')]),('PH',[("Orison Neuro, Inc.",3900,'Vivarium')])]
Bf=Font(name='Helvetica Neue',bold=True,size=10); N=Font(name='Helvetica Neue',size=10)
ws['A1']='ALEWIFE SCIENCE CENTER'; ws['A1'].font=Font(name='Helvetica Neue',bold=True,size=16,color='0B6E4F'); ws['A2']='200 Cambridgepark Way, Cambridge, MA'; ws['A3']='Tenancy Schedule | Analysis date: September 1, 2026'
top=['','','','','','Term','','Monthly Charges ($)','','','','','Contractual Increases','','','','']
h=['Floor','Suite','Tenant','Use','RSF','From','To','Base Rent','OpEx','RE Tax','Amenity','Total','1st','Monthly','2nd','Monthly','LOC / Deposit']
for i,(a,b) in enumerate(zip(top,h),1):
    ws.cell(5,i,a or None); ws.cell(6,i,b)
    for r in(5,6): c=ws.cell(r,i); c.font=Font(name='Helvetica Neue',bold=True,size=10,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='0B6E4F'); c.alignment=Alignment(horizontal='center')
ws.merge_cells('F5:G5'); ws.merge_cells('H5:L5'); ws.merge_cells('M5:P5')
rows=[];y=7;T=[0]*6;TD=0;A=0
for fl,ts in reversed(floors):
    for j,(t,a,use) in enumerate(ts):
        su=f"{fl}{j+1:02d}" if fl!='PH' else 'PH1'
        if len(ts)==1 and fl!='PH': su=f"{fl}00"
        r=dict(unit=su,area=a,unitType=use,section=None); A+=a
        if t=='Vacant': v=[fl,su,'Vacant',use,a]; r['statusText']='Vacant'
        else:
            st=addm(D(2019,4,1),R.randint(0,76)); en=endof(st,R.choice([120,120,125,84]))
            psf={'Retail':48,'Office':68,'Incubator':96,'Vivarium':104}.get(use,R.choice([92,98.5,105,110]))
            b=round(a*psf/12,2); ox=round(a*19.8/12,2) if use!='Retail' else 0; tx=round(a*13.45/12,2); am=round(a*1.5/12,2) if use!='Retail' else 0; tt=round(b+ox+tx+am,2)
            d=addm(st,12)
            while d<=D(2026,9,1): d=addm(d,12)
            s=[]; x=b
            while d<en and len(s)<2: x=round(x*1.03,2); s.append((d,x)); d=addm(d,12)
            dep=round(b*R.choice([3,4,6]),-3)
            v=[fl,su,t,use,a,st,en,b,ox or None,tx,am or None,tt]+[q for z in s for q in z]+[None]*(4-2*len(s))+[dep]; TD+=dep
            for k,q in enumerate((b,ox,tx,am,tt)): T[k]+=q
            r.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=b,charges=[dict(code=k,amount=q) for k,q in (('Base Rent',b),('OpEx',ox),('RE Tax',tx),('Amenity',am)) if q],totalCharges=tt,deposit=dep,rentSteps=[dict(date=iso(p),amount=q) for p,q in s])
        for i,q in enumerate(v,1):
            c=ws.cell(y,i,q); c.font=N; c.border=Border(bottom=Side('hair'))
            if isinstance(q,D): c.number_format='mmm-dd-yyyy'
            elif i in(5,17): c.number_format='#,##0'
            elif i>=8: c.number_format='#,##0.00'
            if t=='Vacant': c.fill=PatternFill('solid',fgColor='F4E3C1')
        rows.append(r); y+=1
wrong=round(T[0]+41500,2)  # planted: printed total of base rent
for i,q in {1:'Total',5:A,8:wrong,9:round(T[1],2),10:round(T[2],2),11:round(T[3],2),12:round(T[4],2),17:TD}.items(): c=ws.cell(y,i,q); c.number_format='#,##0' if i in(5,17) else '#,##0.00'
for i in range(1,18): ws.cell(y,i).font=Bf; ws.cell(y,i).border=Border(top=Side('medium'))
va=[r for r in rows if r['statusText']=='Vacant']; V=sum(r['area'] for r in va)
ws.cell(y+2,3,'Leased RSF'); ws.cell(y+2,5,A-V); ws.cell(y+3,3,'Vacant RSF'); ws.cell(y+3,5,V); ws.cell(y+4,3,'Leased %'); ws.cell(y+4,5,(A-V)/A).number_format='0.0%'
for q in (2,3): ws.cell(y+q,5).number_format='#,##0'
for i,w in enumerate([7,8,32,15,10,13,13,15,14,14,12,15,13,14,13,14,14],1): ws.column_dimensions[L(i)].width=w
sp['B2']='Alewife Science Center: Stacking Plan'; sp['B2'].font=Font(bold=True,size=14); y=4
pal=['BFE3D0','D7E8F7','F7E6D0','E6DDF2']
for fl,ts in reversed(floors):
    sp.cell(y,2,f"Floor {fl}" if fl!='PH' else 'Penthouse').font=Bf
    w=12//len(ts); c0=3
    for j,(t,a,u) in enumerate(ts):
        sp.merge_cells(start_row=y,start_column=c0,end_row=y,end_column=c0+w-1); c=sp.cell(y,c0,f"{t}\n{a:,} RSF"); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='FFFFFF' if t=='Vacant' else pal[hash(t)%1+j%4]); c0+=w
    sp.row_dimensions[y].height=34; y+=1
sp.column_dimensions['B'].width=12
for s in(ws,sp): s.page_setup.orientation='landscape'; s.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); s.sheet_view.showGridLines=False
wb.active=1; wb.save(out(FN))
save(FN,'OFFICE','life science: stacking plan sheet and tenancy schedule with steps',False,dict(propertyName='Alewife Science Center',asOnDate='2026-09-01',units=len(rows),occupied=len(rows)-len(va),vacant=len(va),sheet='Tenancy Schedule',planted=dict(what=f"printed total of Base Rent {wrong:,.2f}, the rows add to {T[0]:,.2f}",kind='total_wrong'),rows=rows))
