# workbook: mix by tenant size band for several shopping strips, property blocks stacked, plus mix by use on another sheet (none of the truth: sheet "Notes" only)
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as GL
R=random.Random(4109)
NAME='Strip Centers - Space Mix by Size Band 2Q25.xlsx'
P=[('Cottonbelt Crossing','Keller, TX',[('Junior Anchor (10,000 - 24,999)',1,18400,0,14.5),('Mid-Size (5,000 - 9,999)',2,13150,0,19.25),('Inline Shop (2,500 - 4,999)',5,16420,1,24.0),('Small Shop (under 2,500)',11,17610,2,29.5),('Outparcel / Ground Lease',1,4100,0,None)]),
('Saltgrass Plaza','Corpus Christi, TX',[('Anchor (25,000 +)',1,41250,0,9.75),('Junior Anchor (10,000 - 24,999)',2,31900,1,12.0),('Inline Shop (2,500 - 4,999)',7,23480,1,19.5),('Small Shop (under 2,500)',13,20215,3,23.0)]),
('Chattahoochee Corners','Roswell, GA',[('Mid-Size (5,000 - 9,999)',3,20760,0,27.5),('Inline Shop (2,500 - 4,999)',9,29940,0,33.0),('Small Shop (under 2,500)',16,24380,1,38.75),('Kiosk / ATM',2,310,0,None),('Outparcel / Ground Lease',2,9850,0,None)]),
('Tamarind Village Shops','Ocala, FL',[('Anchor (25,000 +)',1,47800,0,11.0),('Inline Shop (2,500 - 4,999)',4,13275,2,18.5),('Small Shop (under 2,500)',10,15040,1,22.25),('Outparcel / Ground Lease',1,5600,1,None)]),
('Larch Point Shops','Dearborn, MI',[('Mid-Size (5,000 - 9,999)',1,7400,0,15.0),('Inline Shop (2,500 - 4,999)',3,9120,0,18.0),('Small Shop (under 2,500)',9,12865,2,20.5)])]
keys=['units','occupied','vacant','total_sf','other:% of GLA','sf','pct_occ','actual_total','actual_sf','market_sf']
HD=['Size Band (SF)','Spaces','Leased','Vacant','GLA (SF)','% of GLA','Avg SF','Leased %\n(by SF)','Annual Base Rent','ABR / Leased SF','Market Rent / SF (NNN)']
wb=Workbook(); nt=wb.active; nt.title='Notes'
for i,t in enumerate(['Larkmoor Property Trust - Shared Services','Space mix by size band, five strip centers','Source: MRI rent rolls at 6/30/2025; market rents per Leasing (T. Abernossi)','Ground leases and kiosks carry no market rent.','Leased % is by square feet']): nt.cell(2+i,2,t)
nt.column_dimensions['B'].width=70; nt['B2'].font=Font(bold=True,size=13)
ws=wb.create_sheet('Mix'); wb.active=1
thin=Side(style='thin',color='999999'); B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9)
ws['B1']='SPACE MIX BY SIZE BAND'; ws['B1'].font=Font(name='Arial',size=12,bold=True); ws['B2']='As of June 30, 2025'; ws['B2'].font=N
FM=['#,##0','#,##0','#,##0;-#,##0;"-"','#,##0','0.0%','#,##0','0.0%','$#,##0','$0.00','$0.00']
r=4; rows=[];tots=[]
pc=lambda a,b: round(100*a/b,1)
def put(r,lab,v,f,fill=None,top=False):
    for c in range(2,13):
        x=ws.cell(r,c); x.font=f
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        if top: x.border=Border(top=thin)
    ws.cell(r,2,lab).alignment=Alignment(indent=0 if top or fill else 1)
    d={}
    for i,k in enumerate(keys):
        a=v.get(k)
        if a is None: continue
        x=ws.cell(r,3+i,a/100 if k in('pct_occ','other:% of GLA') else a); x.number_format=FM[i]
        if not(k=='vacant' and a==0): d[k]=a
    return d
def T(L,gla):
    s={k:sum(l.get(k) or 0 for l in L) for k in('units','occupied','vacant','total_sf','actual_total','_ls')}
    s['other:% of GLA']=pc(s['total_sf'],gla); s['sf']=round(s['total_sf']/s['units']); s['pct_occ']=pc(s['_ls'],s['total_sf']); s['actual_sf']=r2(s['actual_total']/s['_ls']); return s
allL=[]
for pn,ci,bands in P:
    ws.cell(r,2,f'{pn} - {ci}').font=Font(name='Arial',size=10,bold=True,color='7A1F1F'); r+=1
    for i,h in enumerate(HD):
        x=ws.cell(r,2+i,h); x.font=Font(name='Arial',size=8,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7A1F1F'); x.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'center',vertical='center')
    ws.row_dimensions[r].height=26; r+=1
    gla=sum(b[2] for b in bands); L=[]
    for n,u,sf,v,mk in bands:
        vs=int(round(sf*v/u*R.uniform(.8,1.1),-1)) if v and v<u else (sf if v else 0); ls=sf-vs
        base=mk if mk else (24 if 'Out' in n else 120)
        ab=int(round(ls*base*R.uniform(.82,.98)))
        d=dict(units=u,occupied=u-v,vacant=v,total_sf=sf,sf=round(sf/u),pct_occ=pc(ls,sf),actual_total=ab if ls else None,actual_sf=r2(ab/ls) if ls else None,market_sf=mk,_ls=ls)
        d['other:% of GLA']=pc(sf,gla)
        L.append(d); rows.append(dict(type=n,**put(r,n,d,N))); r+=1
    lab=f'{pn} Total'; tots.append(dict(label=lab,**put(r,lab,T(L,gla),B,top=True))); r+=2; allL+=L
lab='Portfolio Total'; G=T(allL,sum(l['total_sf'] for l in allL)); tots.append(dict(label=lab,**put(r,lab,G,B,fill='E8D9D9')))
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=33
for i,w in enumerate([8,8,8,10,9,9,10,14,11,13]): ws.column_dimensions[GL(3+i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
wb.save(path(NAME))
save(NAME,'UM',keys,rows,tots,'space mix by size band, five strip centers stacked with repeated headers, portfolio total',False)
