from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(588); N='Unit type analysis Q3 25 - Meridian Multi-let Industrial.xlsx'
money=['units','occupied','vacant','total_sf','sf','pct_occ','actual_total','actual_sf','market_total','market_sf','other:Reversion £ pa']
T=Truth(N,'UM','UK multi-let industrial, unit size bands per estate, two-row grouped header, annual rents',False,money)
TY=[('Micro unit < 1,000 sq ft',(620,980),15.5),('Small unit 1,000 - 2,500 sq ft',(1150,2350),13.25),('Medium unit 2,500 - 5,000 sq ft',(2700,4800),11.5),('Large unit 5,000 - 10,000 sq ft',(5300,9600),10.25),('Warehouse 10,000 - 25,000 sq ft',(11000,24000),9.0),('Warehouse > 25,000 sq ft',(27000,61000),8.1),('Mezzanine (ancillary)',(400,1600),4.0),('First floor office',(600,2400),9.75),('Trade counter',(1800,4200),14.0)]
ES=[('Aldermoor Industrial Estate, Coventry',[1,2,3,7],.95),('Brickfield Trade Park, Leeds',[1,2,8],1.0),('Chalkwell Point, Basildon',[0,1,2,3,4],1.55),('Dunmore Logistics Park, Daventry',[4,5,6,7],1.1),('Ferrybridge Works, Knottingley',[0,1,2,3,4,6],.68),('Gorse Lane Business Centre, Swindon',[0,1,7],1.05),('Hollins Cross Trading Estate, Rochdale',[1,2,3,8],.78),('Ivel Park, Biggleswade',[2,3,4],1.2)]
wb=Workbook(); ws=wb.active; ws.title='By estate'
B=Font(name='Calibri',size=10,bold=True); F=Font(name='Calibri',size=10); WB=Font(name='Calibri',size=10,bold=True,color='FFFFFF')
teal=PatternFill('solid',fgColor='00695C'); lt=PatternFill('solid',fgColor='E0F2F1'); thin=Side(style='thin',color='00695C')
ws['A1']='Meridian Multi-let Industrial LP'; ws['A1'].font=Font(name='Calibri',size=14,bold=True); ws['A2']='Schedule of accommodation by unit type - 30 September 2025'; ws['A2'].font=F
g=[('Unit type',1,1),('Units',2,4),('Gross internal area',5,6),('Occ.',7,7),('Passing rent',8,9),('ERV',10,11),('Reversion',12,12)]
for t,a,b in g:
    ws.cell(4,a,t)
    if b>a: ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
for j,h in enumerate(['','No.','Let','Void','sq ft','avg sq ft','% area','£ pa','£ psf','£ pa','£ psf','£ pa']): ws.cell(5,1+j,h)
for rr in(4,5):
    for j in range(1,13):
        c=ws.cell(rr,j); c.font=WB; c.fill=teal; c.alignment=Alignment(horizontal='left' if j==1 else 'center' if rr==4 else 'right')
FM=['#,##0']*5+['0.0','#,##0','0.00','#,##0','0.00','#,##0;(#,##0);0']
order=money; r=6
def put(lab,v,bold=False):
    global r
    ws.cell(r,1,lab)
    for j,k in enumerate(order):
        if v.get(k) is not None: ws.cell(r,2+j,v[k]).number_format=FM[j]
    for j in range(1,13):
        c=ws.cell(r,j); c.font=B if bold else F
        if bold: c.border=Border(top=thin); c.fill=lt
    r+=1
letsf={}
def agg(lab,ix):
    S=lambda k: sum(T.t['rows'][i].get(k,0) for i in ix); ls=sum(letsf[i] for i in ix)
    v=dict(units=S('units'),occupied=S('occupied'),vacant=S('vacant'),total_sf=S('total_sf'),pct_occ=round(100*ls/S('total_sf'),1),actual_total=S('actual_total'),actual_sf=r2(S('actual_total')/ls),market_total=S('market_total'),market_sf=r2(S('market_total')/S('total_sf')))
    v['other:Reversion £ pa']=v['market_total']-v['actual_total']; v['sf']=round(v['total_sf']/v['units'])
    T.total(lab,v,ix,['pct_occ','actual_sf','market_sf','sf']); return v
allx=[]
for en_,tys,loc in ES:
    ws.cell(r,1,en_).font=Font(name='Calibri',size=11,bold=True,color='00695C'); r+=1; ix=[]
    for t in tys:
        nm,(lo,hi),rate=TY[t]; u=R.randint(4,22) if t<2 else R.randint(2,11) if t<4 or t>5 else R.randint(1,4)
        areas=[R.randint(lo,hi) for _ in range(u)]; let=[R.random()<.91 for _ in areas]; let[0]=True
        ls=sum(a for a,l in zip(areas,let) if l); ts=sum(areas); er=r2(round(rate*loc*4)/4); pa=int(round(ls*er*R.uniform(.8,1.01),0)); me=int(round(ts*er))
        v=dict(units=u,occupied=sum(let),vacant=u-sum(let),total_sf=ts,sf=round(ts/u),pct_occ=round(100*ls/ts,1),actual_total=pa,actual_sf=r2(pa/ls),market_total=me,market_sf=er); v['other:Reversion £ pa']=me-pa
        i=T.row(type=nm,**v); letsf[i]=ls; ix.append(i); put(nm,v)
    put('Estate total',agg('Estate total',ix),True); r+=1; allx+=ix
put('Portfolio total',agg('Portfolio total',allx),True)
r+=1
for s in ('Passing rent psf is on let area. ERV per JRW external valuation, 30 September 2025, whole area.','Void = vacant and available, includes units under offer.'): ws.cell(r,1,s).font=Font(name='Calibri',size=9,italic=True); r+=1
ws.column_dimensions['A'].width=38
for j in range(2,13): ws.column_dimensions[chr(64+j)].width=8 if j<5 else 11.5
ws.freeze_panes='B6'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'
w2=wb.create_sheet('Notes'); w2['A1']='Source: tenancy schedule export 02/10/2025. Sq ft per surveyor; no remeasure since 2022.'
wb.save(f'{ROOT}/documents/{N}'); T.save(); print(N,len(allx),T.t['totals'][-1])
