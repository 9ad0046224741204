import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
F='Cherokee St apts rents JAN 2026.xlsx'; R=random.Random(4411); N=Names(R)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
ws['B1']='cherokee street apts'; ws['B1'].font=Font(name='Comic Sans MS',size=14,bold=True,color='1F5C2E')
ws['B2']='615 & 617 Cherokee St, Marietta GA'; ws['H2']='January 2026'
hd=['apt','who','bd/ba','moved in','lease up','rent','water/sewer','late / other','TOTAL DUE','paid','owes','dep.','notes']
for i,h in enumerate(hd): 
    c=ws.cell(4,2+i+(1 if i>=5 else 0),h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(wrap_text=True,horizontal='center')
r=5; rows=[]; col={h:2+i+(1 if i>=5 else 0) for i,h in enumerate(hd)}; T={}
occ=0
for bld in('615','617'):
    ws.cell(r,2,bld+' (front bldg)' if bld=='615' else bld+' (back bldg)').font=Font(bold=True,italic=True); r+=1
    for i in range(1,9):
        u='%s%s'%(i if i<5 else i-4,'A' if i<5 else 'B'); t='2/1' if i%4 in(1,2) else '1/1'; vac=(bld,i) in(('615',7),('617',3))
        ws.cell(r,col['apt'],u); ws.cell(r,col['bd/ba'],t)
        row=dict(unit=u,building=bld+(' (front bldg)' if bld=='615' else ' (back bldg)'),unitType=t)
        if vac:
            ws.cell(r,col['who'],'EMPTY - painting' if bld=='615' else 'EMPTY'); ws.cell(r,col['notes'],'will ask 1150' if t=='2/1' else 'asking 950'); row.update(statusText='EMPTY - painting' if bld=='615' else 'EMPTY')
            row['marketRent']=1150 if t=='2/1' else 950
        else:
            a,l=N.pair(); nm='%s %s'%(a,l) if R.random()<.7 else l
            rent=(1075 if t=='2/1' else 895)+R.choice([0,0,-50,25,-75]); w=55 if t=='2/1' else 40; o=R.choice([0,0,0,0,50,25]); paid=R.choice([1,1,1,1,.5,0]); paid=round((rent+w+o)*paid,2) if paid!=.5 else 500
            mi=dt.date(R.choice([2016,2019,2021,2022,2023,2024,2025]),R.randint(1,12),1); le='m to m' if R.random()<.4 else dt.date(2026,R.randint(2,12),R.choice([28,30])); dep=R.choice([500,rent,750])
            for h,v in(('who',nm),('moved in',mi),('lease up',le),('rent',rent),('water/sewer',w),('late / other',o or None),('TOTAL DUE','=SUM(%s%d:%s%d)'%(ws.cell(r,col['rent']).column_letter,r,ws.cell(r,col['late / other']).column_letter,r)),('paid',paid),('owes','=%s%d-%s%d'%(ws.cell(r,col['TOTAL DUE']).column_letter,r,ws.cell(r,col['paid']).column_letter,r)),('dep.',dep)): ws.cell(r,col[h],v)
            if R.random()<.25: ws.cell(r,col['notes'],R.choice(['sec 8 - pays 310, HA pays rest','always late','new stove 11/25','wants to move to a 2 br','dog']))
            ch=[dict(code='rent',amount=rent),dict(code='water/sewer',amount=w)]+([dict(code='late / other',amount=o)] if o else [])
            row.update(tenantName=nm,statusText='Occupied',contractRent=rent,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=round(rent+w+o-paid,2),charges=ch,totalCharges=rent+w+o); occ+=1
        for h in('moved in','lease up'):
            ws.cell(r,col[h]).number_format='m/d/yy'; ws.cell(r,col[h]).alignment=Alignment(horizontal='right')
        for h in('rent','water/sewer','late / other','TOTAL DUE','paid','owes','dep.'): ws.cell(r,col[h]).number_format='#,##0;-#,##0' if h!='owes' else '#,##0;-#,##0;0'
        if vac: ws.cell(r,col['who']).fill=PatternFill('solid',fgColor='FFFF00')
        rows.append(row); r+=1
    r+=1
ws.cell(r,col['who'],'total').font=Font(bold=True)
for h in('rent','water/sewer','late / other','TOTAL DUE','paid','owes','dep.'):
    L=ws.cell(r,col[h]).column_letter; c=ws.cell(r,col[h],'=SUM(%s5:%s%d)'%(L,L,r-1)); c.font=Font(bold=True); c.number_format='$#,##0'; c.border=Border(top=Side(style='thin'))
ws.cell(r+2,col['who'],'14 rented, 2 empty'); ws.cell(r+3,col['who'],"mortgage pmt 6,240 / taxes 1,105 mo. (don't forget ins. in March)")
ws.column_dimensions['A'].width=2; ws.column_dimensions['G'].width=1.5
for h,wd in zip(hd,(7,22,7,10,10,9,9,9,10,9,9,9,30)): ws.column_dimensions[ws.cell(4,col[h]).column_letter].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.create_sheet('Sheet2')
p=os.path.join(DOC,F); wb.save(p)
import subprocess,shutil,tempfile
def recalc(p):
    d=tempfile.mkdtemp(); subprocess.run(['soffice','--headless','-env:UserInstallation=file://./lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',d,p],check=True,capture_output=True); shutil.move(os.path.join(d,os.path.basename(p)),p)
recalc(p)
save(F,rows,'MULTIFAMILY','r44c','Small owner\'s own spreadsheet in lower case, two buildings, spacer column, formulas, Comic Sans',propertyName='cherokee street apts',asOnDate='2026-01',units=16,occupied=occ,vacant=2,sheet='Sheet1',hard=True)
