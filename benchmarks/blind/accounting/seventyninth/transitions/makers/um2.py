# budget workbook unit mix tab: two phases, bedroom subtotals, xlsx with other tabs
import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(797)
P=[('PHASE I - 2004 (Bldgs 1-9)',[('One Bedroom',[('a1-Aspen',1,1,32,702,1289),('a1r-Aspen Reno',1,1,16,702,1404),('a2-Birch',1,1,24,768,1335)]),('Two Bedroom',[('b1-Cypress',2,1,18,930,1498),('b2-Dogwood',2,2,36,1044,1590),('b2r-Dogwood Reno',2,2,14,1044,1735)]),('Three Bedroom',[('c1-Elm',3,2,12,1276,1880)])]),
('PHASE II - 2011 (Bldgs 10-14)',[('One Bedroom',[('a3-Fir',1,1,28,741,1410),('a4-Ginkgo',1,1,20,812,1475)]),('Two Bedroom',[('b3-Hickory',2,2,34,1098,1715),('b4-Ironwood',2,2,16,1165,1780)]),('Three Bedroom',[('c2-Juniper',3,2,10,1342,2060),('c3-Larch TH',3,2.5,6,1488,2240)])])]
K=['beds','baths','sf','units','occupied','vacant','other:On Notice','pct_occ','market','actual','other:Loss to Lease','market_total','actual_total']
wb=Workbook();a=wb.active;a.title='Assumptions'
for r in [['2027 Budget - Hawthorne Commons'],['Rent growth',.03],['Stabilized vacancy',.055],['Renewal rate',.58],['Reno units / month',2]]:a.append(r)
a.column_dimensions['A'].width=36
for r in range(2,5):a.cell(r,2).number_format='0.0%'
ws=wb.create_sheet('Unit Mix')
ws['B2']='Hawthorne Commons';ws['B2'].font=Font(bold=True,size=16,color='385723');ws['B3']='Unit mix, occupancy and rents as of 09/25/2026 - 2027 budget support'
H=['Floor Plan','BR','BA','Avg SF','# Units','Occ','Vac','On Notice','Occ %','Mkt Rent','Avg In-Place (Occ)','Loss to Lease','Gross Market','In-Place Total']
g=PatternFill('solid',fgColor='385723');bf=Font(bold=True)
y=5
for i,h in enumerate(H):
    c=ws.cell(y,2+i,h);c.font=Font(bold=True,color='FFFFFF');c.fill=g;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[y].height=32
NF=['0','0.0','#,##0','0','0','0','0','0.0%','$#,##0','$#,##0.00','$#,##0.00','$#,##0','$#,##0']
def put(y,lab,d,f=None,fill=None):
    c=ws.cell(y,2,lab)
    for k,n,x in zip(K,NF,range(3,16)):
        cc=ws.cell(y,x)
        if k in d:cc.value=d[k]/100 if k=='pct_occ' else d[k];cc.number_format=n
    for x in range(2,16):
        if f:ws.cell(y,x).font=f
        if fill:ws.cell(y,x).fill=PatternFill('solid',fgColor=fill)
        ws.cell(y,x).border=Border(bottom=Side('hair'))
def agg(rs):
    s=lambda k:sum(r[k] for r in rs);u,o=s('units'),s('occupied');sfx=sum(r['sf']*r['units'] for r in rs)
    return {'sf':round(sfx/u),'units':u,'occupied':o,'vacant':s('vacant'),'other:On Notice':s('other:On Notice'),'pct_occ':round(100*o/u,1),'market':round(s('market_total')/u),'actual':r2(s('actual_total')/o),'market_total':s('market_total'),'actual_total':s('actual_total')}
rows=[];tot=[];allr=[]
y=6
for ph,bs in P:
    ws.cell(y,2,ph).font=Font(bold=True,italic=True,color='385723');y+=1;pr=[]
    for bn,ts in bs:
        br=[]
        for t,b,ba,n,sf,mk in ts:
            v=min(n-1,max(0,round(n*rng.choice([0,.03,.06,.08,.12]))));o=n-v
            q=round(mk*rng.uniform(.93,.99));at=q*o+rng.choice([0,o//2*5,35,-20]);ac=r2(at/o)
            d=dict(type=t);d.update({'beds':b,'baths':ba,'sf':sf,'units':n,'occupied':o,'vacant':v,'other:On Notice':rng.choice([0,0,1,2]) if n>10 else 0,'pct_occ':round(100*o/n,1),'market':mk,'actual':ac,'other:Loss to Lease':r2(mk-ac),'market_total':mk*n,'actual_total':at})
            put(y,t,d);ws.cell(y,2).alignment=Alignment(indent=1);y+=1;br.append(d)
        s=agg(br);put(y,f'{bn} Subtotal',s,bf,'E2EFDA');y+=1;tot.append(dict(label=f'{bn} Subtotal',**s));pr+=br
    s=agg(pr);l='Total '+ph.split(' - ')[0].title().replace('Ii','II');put(y,l,s,bf,'C6E0B4');y+=2;tot.append(dict(label=l,**s));rows+=pr
s=agg(rows);put(y,'TOTAL / WTD AVG',s,Font(bold=True,color='FFFFFF'),'385723');tot.append(dict(label='TOTAL / WTD AVG',**s))
ws.cell(y+2,2,'Model unit b2-Dogwood #412 is carried as vacant. In-place excludes concessions.').font=Font(italic=True,size=9)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=24
for c in 'CDEFGHIJ':ws.column_dimensions[c].width=8
for c in 'KLMNO':ws.column_dimensions[c].width=13
ws.freeze_panes='C6';ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
name='Hawthorne 2027 budget unit mix.xlsx';wb.save(doc(name));print([ (t['label'],t['units']) for t in tot])
save(name,'UM','budget workbook tab, two phases with bedroom subtotals',True,K,rows,tot)
