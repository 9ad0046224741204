from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(662)
NAME='Castlemoyne_Schedule_of_Units_by_Type_Q1_2025.xlsx'
B=[('Block A - The Elms',[('Studio',4,38.5,1340,1480),('1 Bed / 2 Person',14,49.2,1565,1720),('2 Bed / 3 Person',8,66.4,1890,2060),('2 Bed / 4 Person',12,76.8,1985,2180)]),
('Block B - The Oaks',[('1 Bed / 2 Person',18,50.1,1580,1730),('2 Bed / 4 Person',22,78.3,2010,2200),('3 Bed / 5 Person',6,96.5,2340,2590)]),
('Block C - The Limes (Part V, leased to AHB)',[('1 Bed / 2 Person',5,49.2,1180,1720),('2 Bed / 4 Person',6,76.8,1465,2180),('3 Bed / 5 Person',2,96.5,1690,2590)]),
('Houses - Castlemoyne Drive',[('2 Bed mid-terrace',7,84.6,2075,2250),('3 Bed mid-terrace',11,104.2,2390,2650),('3 Bed semi-detached',8,112.7,2455,2750),('4 Bed detached',2,148.0,2900,3400)]),
('Commercial',[('Creche',1,412.0,6250,6600),('Retail unit',3,118.4,2480,2900),('Estate office / gym',1,163.5,0,0)])]
ks=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','market','market_total','other:Annual passing rent']
wb=Workbook();w=wb.active;w.title='Units by type';g='Garamond'
w['B2']='CASTLEMOYNE ESTATE, NAAS, CO. KILDARE';w['B2'].font=Font(name=g,size=14,bold=True,color='7A1F1F')
w['B3']='Castlemoyne Residential DAC (Receiver Appointed)';w['B4']='Schedule of units by type, areas, lettings and rents at 31 March 2025';w['B4'].font=Font(name=g,italic=True)
for a,t in (('C6:F6','Number'),('G6:H6','Net internal area (sq m)'),('I6:J6','Passing rent (€ per month)'),('K6:L6','Estimated rental value (€ per month)')):
    w.merge_cells(a);c=w[a.split(':')[0]];c.value=t;c.alignment=Alignment(horizontal='center',wrap_text=True);c.font=Font(name=g,bold=True)
H=['Unit type','Units','Let','Vacant','% let','Average','Total','Average per let unit','Total','Average per unit','Total','Annual passing rent']
thin=Side(style='thin');med=Side(style='medium',color='7A1F1F')
for j,h in enumerate(H):
    c=w.cell(7,2+j,h);c.font=Font(name=g,bold=True);c.alignment=Alignment(wrap_text=True,horizontal='left' if j==0 else 'right',vertical='bottom');c.border=Border(bottom=med)
w.row_dimensions[6].height=30;w.row_dimensions[7].height=44
nf=['0','0','0','0.0%','#,##0.0','#,##0.0','#,##0','#,##0','#,##0','#,##0','#,##0']
rows=[];tots=[];r=8
G=dict.fromkeys(ks,0)
def put(r,lab,d,bold,bd=None):
    c=w.cell(r,2,lab);c.font=Font(name=g,bold=bold)
    if not bold:c.alignment=Alignment(indent=1)
    for j,k in enumerate(ks):
        c=w.cell(r,3+j)
        if k in d:
            c.value=d[k]/100 if k=='pct_occ' else d[k];c.number_format=nf[j]
            if k=='pct_occ':c.value=d['occupied']/d['units']
        c.font=Font(name=g,bold=bold)
        if bd:c.border=bd
    if bd:w.cell(r,2).border=bd
def tot(rs,lab):
    d={k:round(sum(x.get(k,0) for x in rs),1) for k in('units','occupied','vacant','total_sf','actual_total','market_total','other:Annual passing rent')}
    d={k:int(v) if k!='total_sf' else v for k,v in d.items()}
    d['pct_occ']=round(d['occupied']/d['units']*100,1);return {'label':lab,**d}
for bn,ts in B:
    w.cell(r,2,bn).font=Font(name=g,bold=True,color='7A1F1F');r+=1;rs=[]
    for t,u,sf,a,m in ts:
        o=u if 'Part V' in bn or u==1 else u-R.choice([0,0,1,1,2,3 if u>10 else 1])
        if t.startswith('Estate'):o=0
        if t=='Retail unit':o=2
        d={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':sf,'total_sf':round(sf*u,1)}
        if a:d.update({'actual':a,'actual_total':a*o,'market':m,'market_total':m*u,'other:Annual passing rent':a*o*12})
        put(r,t,d,False);rs.append({'type':t,**d});r+=1
    T=tot(rs,'Sub-total');put(r,'Sub-total',T,True,Border(top=thin));tots.append(T);rows+=rs;r+=2
T=tot(rows,'TOTAL ESTATE');T['sf']=None;T={k:v for k,v in T.items() if v is not None}
put(r,'TOTAL ESTATE',T,True,Border(top=med,bottom=med));tots.append(T);r+=2
for n in ['Areas are from the as-built drawings; the houses are stated gross internal.','The estate office and gym is held for residents and carries no rent.','Block C is let to an approved housing body at 68% to 80% of market rent under a 25 year lease.']:
    w.cell(r,2,n).font=Font(name=g,size=9,italic=True);r+=1
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=40
for c,x in zip('CDEFGHIJKLM',[7,7,8,8,10,11,13,11,12,11,13]):w.column_dimensions[c].width=x
w.sheet_view.showGridLines=False;w.page_setup.orientation='landscape';w.page_setup.paperSize=9;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
save(NAME,'UM','Irish receiver estate schedule xlsx, five blocks with sub-totals, grouped two-level header, sq m and euro',True,ks,rows,tots)
