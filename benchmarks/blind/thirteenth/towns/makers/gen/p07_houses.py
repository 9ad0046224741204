# Scattered houses, Google-Sheets-like print (workbook printed by LibreOffice), totals row on top, pro-forma rents
import random, datetime as dt, subprocess, os, shutil
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(5707); N=Names(r)
FN='tri_county_houses_proforma.pdf'
towns={'MARLOW FALLS':['318 Locust','322 Locust','1009 Prospect','44 Tannery Ln','611 S. Grant','615 S. Grant','77 Orchard','2 Spring Alley'],'DUNCAN':['5 Railroad St','212 Church','214 Church','1301 Vine','1420 Vine','9 Feed Mill Rd','18 Feed Mill Rd'],'OUT IN THE COUNTY':['8840 Hwy 9','RR 2 Box 61','3315 Old Mine Rd','3317 Old Mine Rd','120 Weaver Ln','700 Lake Rd'],'ELKO':['405 Second','417 Second','33 Depot','801 Willow']}
recs=[]
for t,A in towns.items():
    for a in A:
        bd=r.choice([2,2,3,3,4]); sf=640+bd*r.randint(140,210); mk=round((400+bd*150+sf*.12)/25)*25
        d=dict(t=t,a=a,bb=f"{bd}/{r.choice(['1','1','1.5','2'])}",sf=sf,yr=r.randint(1921,1998),mk=mk)
        if a in('2 Spring Alley','1301 Vine','RR 2 Box 61'): d['v']=1
        else:
            d['n']=N.full(); d['cur']=mk-r.choice([0,25,50,75,100,125,150]); d['end']=r.choice(['MTM',dt.date(2026,r.randint(1,10),r.choice([1,15,28])),dt.date(2026,r.randint(1,10),28)])
            d['ll']=r.choice(['tenant','tenant','owner'])
        recs.append(d)
T=lambda k:sum(d.get(k,0) for d in recs)
wb=Workbook(); ws=wb.active; ws.title='houses'
f10=Font(name='Liberation Sans',size=9); b=Font(name='Liberation Sans',size=9,bold=True)
thin=Side(style='thin',color='CCCCCC'); bd_=Border(left=thin,right=thin,top=thin,bottom=thin)
nv=sum('v' in d for d in recs)
g=dict(cur=T('cur'),mk=T('mk'))
lines=[]
lines.append(['Tri-County Houses LLC','','','','','','','','',''])
lines.append(['rents as of 12/1/2025','','','','','','','','',''])
lines.append([f"ALL {len(recs)} HOUSES ({nv} empty)",'',T('sf'),'','',g['cur'],g['mk'],g['mk']-g['cur'],'',''])
lines.append(['House','bd/ba','SqFt','Built','Tenant','Rent Now','Pro-Forma Market Rent','Could Raise','Lease Up','Who Pays Water'])
kinds=['title','sub','tot','hdr']; rows=[]
cur=None
for d in recs:
    if d['t']!=cur: lines.append([d['t']]+['']*9); kinds.append('town'); cur=d['t']
    if 'v' in d:
        lines.append([d['a'],d['bb'],d['sf'],d['yr'],'VACANT','',d['mk'],d['mk'],'','']); rows.append(row(unit=d['a'],section=d['t'],unitType=d['bb'],area=d['sf'],statusText='VACANT',marketRent=d['mk']))
    else:
        lines.append([d['a'],d['bb'],d['sf'],d['yr'],d['n'],d['cur'],d['mk'],d['mk']-d['cur'],d['end'] if d['end']=='MTM' else mdy(d['end']),d['ll']])
        rows.append(row(unit=d['a'],section=d['t'],unitType=d['bb'],area=d['sf'],tenantName=d['n'],statusText='Occupied',contractRent=d['cur'],marketRent=d['mk'],leaseEndDate=d['end'] if d['end']=='MTM' else iso(d['end'])))
    kinds.append('row')
for i,(L_,k) in enumerate(zip(lines,kinds),1):
    for j,v in enumerate(L_,1):
        c=ws.cell(i,j,None if v=='' else v); c.font=b if k!='row' else f10; c.border=bd_
        if j in(6,7,8): c.number_format='"$"#,##0'
        if j==3: c.number_format='#,##0'
        if k=='hdr': c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='CFE2F3')
        if k=='tot': c.fill=PatternFill('solid',fgColor='FFF2CC')
        if k=='row' and L_[4]=='VACANT': c.fill=PatternFill('solid',fgColor='F4CCCC')
        if k=='row' and j in(2,9,10): c.alignment=Alignment(horizontal='center')
    if k=='title': ws.cell(i,1).font=Font(name='Liberation Sans',size=14,bold=True)
for col,w in zip('ABCDEFGHIJ',(25,7,8,7,20,10,12,10,11,10)): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.row_dimensions[4].height=26
ws.print_title_rows='4:4'; ws.oddFooter.right.text='&P'; ws.oddFooter.left.text='houses'
lo=ROOT+'/lo'; os.makedirs(lo,exist_ok=True); x=lo+'/tri_county_houses_proforma.xlsx'; wb.save(x)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{lo}/prof','--convert-to','pdf','--outdir',lo,x],check=True,capture_output=True)
shutil.move(lo+'/tri_county_houses_proforma.pdf',DOC+'/'+FN)
save(FN,'SINGLE_FAMILY_RENTAL','Google-Sheets-like print, town sections, totals row above the header, pro-forma rents',False,propertyName='Tri-County Houses LLC',asOnDate='2025-12-01',units=len(recs),occupied=len(recs)-nv,vacant=nv,rows=rows,printedTotals=dict(area=T('sf'),contractRent=g['cur'],marketRent=g['mk']))
